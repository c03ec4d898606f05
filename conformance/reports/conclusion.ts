import { lastWords } from '../last-words.ts'
import type { RecordedResult, RunRecord } from '../record.ts'
import { counted } from './counted.ts'
import { notMadeIn } from './not-made.ts'

/** Says the verdict in one sentence. */
export function verdictSentence(record: RunRecord): string {
  const { verdict, profile, target, results } = record
  const must = results.filter(({ level }) => level === 'MUST')
  const failed = must.filter(({ outcome }) => outcome === 'fail').length
  const open = must.filter(({ outcome }) => isOpen(outcome)).length
  const sentences = {
    conformant: `Conformant: ${target.url} keeps every MUST of ${profile} that applies to it.`,
    'not-conformant': `Not conformant: ${counted(failed, 'MUST check')} of ${profile} failed.`,
    incomplete:
      open > 0
        ? `Incomplete: no MUST failed, and ${counted(open, 'MUST check')} could not be judged.`
        : 'Incomplete: no MUST failed, and too little was judged for a verdict.',
    unreachable: `Unreachable: ${target.url} gave no answer to judge.`,
  }
  return sentences[verdict]
}

/** Says what to do after this verdict, one line each; commands are ready to paste. */
export function nextSteps(record: RunRecord): string[] {
  const { verdict, results, target, launch } = record
  const first = results.find(result => result.level === 'MUST' && result.outcome === 'fail')
  const faults = results.filter(({ outcome }) => outcome === 'harness-fault')
  const ours = faults.length > 0 ? [faultStep(faults)] : []
  if (verdict === 'unreachable') {
    return [`See what answers there: decider-kit health ${target.url}`]
  }
  if (verdict === 'not-conformant' && first !== undefined) {
    return [
      `Read the rule: decider-kit explain ${first.check}`,
      `Mend it and look again: decider-kit certify ${serverWords(record)} --only ${first.check}`,
      ...(launch
        ? [`The server was stopped: start it at ${target.url} for the replay lines.`]
        : []),
      ...(isShutToToken(record, first)
        ? ['It refuses the token it was sent: does the variable of --token-env hold the right one?']
        : []),
      ...ours,
    ]
  }
  if (verdict === 'incomplete') {
    return [...ours, incompleteStep(record)]
  }
  const advice = results.some(({ level, outcome }) => level !== 'MUST' && outcome === 'fail')
  return [
    ...ours,
    ...(advice ? ['The SHOULD lines above change no verdict and are worth mending.'] : []),
  ]
}

/** Says what to do where too little was judged: what ended the run, if something did. */
function incompleteStep({ results, interrupted, stopped }: RunRecord): string {
  if (interrupted) return 'Run it again, to its end.'
  if (stopped === null && notMadeIn(results) !== null) {
    return 'Give a larger --max-requests, or none, then run again.'
  }
  return 'Remove what each line marked "not testable" names, then run again.'
}

/** Writes the words that name the server on the command line, as the run was given it. */
function serverWords({ target, launch }: RunRecord): string {
  if (!launch) return target.url
  const command = `--launch '${launch.command.replaceAll("'", "'\\''")}'`
  if (!launch.command.includes('{port}')) return `${command} ${target.url}`
  // The port was chosen for that run alone.
  const url = target.url.replace(/:\d+(?=\/|$)/, ':{port}')
  return url === 'http://127.0.0.1:{port}' ? command : `${command} ${url}`
}

const isShutToToken = ({ declared }: RunRecord, { check, finding }: RecordedResult): boolean =>
  declared.includes('auth') && check === 'body.status' && /^40[13]\b/.test(finding?.actual ?? '')

const isOpen = (outcome: RecordedResult['outcome']): boolean =>
  outcome === 'unmet' || outcome === 'harness-fault'

const faultStep = (faults: readonly RecordedResult[]): string =>
  `The kit itself failed in ${faults.map(({ check }) => check).join(', ')}: please report it with the record (--json).`

/** Says what limits the verdict: an early end, an interruption, or checks that were not chosen. */
export function caveats({ stopped, interrupted, selection, launch }: RunRecord): string[] {
  const chosen = [
    ...(selection?.only ?? []).map(glob => `--only ${glob}`),
    ...(selection?.skip ?? []).map(glob => `--skip ${glob}`),
  ]
  return [
    ...(stopped ? [stopped] : []),
    ...(stopped && launch ? writtenBy(launch.output) : []),
    ...(interrupted
      ? ['The run was interrupted: the results are those of the checks that ended.']
      : []),
    ...(chosen.length > 0
      ? [`The verdict covers the chosen checks alone (${chosen.join(' ')}) and is no certificate.`]
      : []),
  ]
}

function writtenBy(output: string): string[] {
  const lines = lastWords(output, 8)
  return lines.length === 0
    ? ['It wrote nothing.']
    : ['The last it wrote:', ...lines.map(line => `  ${line}`)]
}
