import {
  asMap,
  type Reply,
  type Sent,
  serveCompletions,
} from '../reference/engines/completions-server.ts'

/** A question whose posterior lies in its state: the log-odds of yes, between brackets. */
export const lineOf = (logOdds: number, index: number): string =>
  JSON.stringify({
    state: `Case ${index} [${logOdds}]`,
    question: { type: 'noul', instructions: 'Is it so?' },
    posterior: 1 / (1 + Math.exp(-logOdds)),
  })

/** Lines of `count` questions, from surely not to surely so. */
export const corpusOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => lineOf((8 * index) / (count - 1) - 4, index)).join(
    '\n',
  )

/** Starts a model that holds everything `temperature` times as surely as it is, in whatever order it is asked. */
export const serveOverconfident = (
  test: Parameters<typeof serveCompletions>[0],
  temperature: number,
  refuse: (prompt: string) => Reply | null = () => null,
) =>
  serveCompletions(test, ({ body }: Sent) => {
    const prompt = String(body['prompt'])
    const logOdds = Number(/\[(-?[\d.e-]+)\]/.exec(prompt)?.[1]) * temperature
    const yes = -Math.log1p(Math.exp(-logOdds))
    const no = -Math.log1p(Math.exp(logOdds))
    return refuse(prompt) ?? asMap(/A\. yes/.test(prompt) ? { A: yes, B: no } : { A: no, B: yes })
  })
