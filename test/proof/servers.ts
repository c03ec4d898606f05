import type { Check } from '../../conformance/check.ts'
import type { Exchange } from '../../conformance/exchange.ts'
import { type Judgement, runCheck } from '../../conformance/judge.ts'
import { createFake } from '../../fake/create.ts'
import type { FakeOptions } from '../../fake/options.ts'

/** Long enough for a loaded machine, short enough for a server that never answers. */
const TIMEOUT_MS = 1500

/** Puts a check to the server at `url`. */
export const judgeAt = (check: Check, url: string, timeoutMs = TIMEOUT_MS): Promise<Judgement> =>
  runCheck(check, { url, seed: 'proof', timeoutMs, now: () => performance.now() })

/** Puts checks, one after another, to a fake with these options. */
export async function judgeFake(
  checks: readonly Check[],
  options: FakeOptions,
  timeoutMs = TIMEOUT_MS,
): Promise<ReadonlyMap<Check, Judgement>> {
  const fake = await createFake(options)
  const judgements = new Map<Check, Judgement>()
  try {
    for (const check of checks) judgements.set(check, await judgeAt(check, fake.url, timeoutMs))
  } finally {
    await fake.stop()
  }
  return judgements
}

const keyOf = ({ sent }: Exchange): string =>
  `${sent.method} ${sent.path} ${Buffer.from(sent.body).toString()}`

const replyOf = ({ received, ended, cause }: Exchange): string => {
  const { date: _date, ...headers } = received?.headers ?? {}
  const body = Buffer.from(received?.body ?? []).toString('latin1')
  return JSON.stringify([received?.status, headers, body, ended, cause])
}

/** Says whether a request got one answer in `these` exchanges and another in `those`. */
export function differ(these: readonly Exchange[], those: readonly Exchange[]): boolean {
  const replies = new Map(these.map(exchange => [keyOf(exchange), replyOf(exchange)]))
  return those.some(exchange => {
    const before = replies.get(keyOf(exchange))
    return before !== undefined && before !== replyOf(exchange)
  })
}

/** Shows a judgement as a failing test prints it: the verdict and every exchange in short. */
export const shownJudgement = ({ verdict, exchanges }: Judgement): { readonly said: string[] } => ({
  said: [
    JSON.stringify(verdict, (_, value) => (value instanceof Error ? value.stack : value)),
    ...exchanges.map(exchange => `${keyOf(exchange)} -> ${replyOf(exchange)}`.slice(0, 1000)),
  ].map(line => line.replace(/[\u2028\u2029]/g, ' ')),
})
