import { Command } from 'commander'
import { EXIT } from '../exit.ts'
import { collected, variableName, wholeNumber } from '../options.ts'
import type { QuestionOptions } from '../question.ts'
import type { Rim } from '../rim.ts'

type Options = QuestionOptions & {
  readonly stateFile?: string
  readonly timeout: number
  readonly threshold: string
  readonly tokenEnv?: string
  readonly verbose?: boolean
  readonly json?: boolean
  readonly curl?: boolean
}

/** Makes the command that puts questions to a server by hand. */
export const askCommand = (rim: Rim): Command =>
  new Command('ask')
    .description(
      'Put questions about one text to a server and show how a client reads the answers.',
    )
    .argument('<url>', 'base URL of the server')
    .argument('[state]', 'the text; else --state-file, else standard input')
    .option('--noul <question>', 'a yes-or-no question (repeatable)', collected, [])
    .option('--choice <key=desc>', 'an option of a choice; twice or more', collected, [])
    .option('--score <levels>', 'levels of a score, the lowest first: "low,mid,high"')
    .option('--question <text>', 'the question of --choice or --score')
    .option('--state-file <file>', 'file that holds the text; - for standard input')
    .option('--token-env <NAME>', 'variable that holds the bearer token', variableName)
    .option('--threshold <number>', 'confidence a client acts at', '0.9')
    .option('--timeout <ms>', 'how long the answer may take', wholeNumber(1, 600_000), 2000)
    .option('-v, --verbose', 'show the bytes both ways')
    .option('--json', 'print answers, readings and times as JSON')
    .option('--curl', 'print the curl line and send nothing')
    .action((url: string, state: string | undefined, options: Options) =>
      ask(url, state, options, rim),
    )

async function ask(url: string, state: string | undefined, options: Options, rim: Rim) {
  const { questionsFrom } = await import('../question.ts')
  const { stateFrom } = await import('../state.ts')
  const { checkedThreshold, readCall } = await import('../asking.ts')
  const questions = questionsFrom(options)
  const threshold = checkedThreshold(options.threshold)
  const body = { protocol: 1, state: await stateFrom(state, options.stateFile, rim), questions }
  if (options.curl === true) {
    const { askingLine } = await import('../asking-line.ts')
    rim.print(`${askingLine(url, body, options.tokenEnv)}\n`)
    return
  }
  const { readToken } = await import('../token.ts')
  const { withProbe } = await import('../target.ts')
  const { bytesOf, transcriptOf } = await import('../transcript.ts')
  const hand = { timeoutMs: options.timeout, token: readToken(options.tokenEnv, rim) }
  const exchange = await withProbe(url, hand, rim, probe => probe.ask(body))
  const asked = readCall(exchange, questions, threshold)
  rim.exit(codeOf(asked.reading.outcome))
  const { hintFor } = await import('../hint.ts')
  const hint = hintFor(exchange, url)
  if (hint !== null) rim.warn(hint)
  if (options.json === true) {
    const { answersJson } = await import('../answers-json.ts')
    rim.print(answersJson(asked))
    return
  }
  if (options.verbose === true) rim.print(bytesOf(exchange))
  rim.print(transcriptOf(asked, questions, threshold))
}

const codeOf = (outcome: string) => {
  if (outcome === 'answered') return EXIT.conformant
  return outcome === 'unreachable' ? EXIT.unreachable : EXIT.notConformant
}
