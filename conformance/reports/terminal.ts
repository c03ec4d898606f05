import type { Figure } from '../pictures/figure.ts'
import type { RecordedResult, RunRecord } from '../record.ts'
import { isInherited, type Outcome } from '../verdict.ts'
import { shortName } from '../wording.ts'
import { caveats, nextSteps, verdictSentence } from './conclusion.ts'
import { marks } from './marks.ts'
import { type NotMade, notMadeIn, notMadeWords } from './not-made.ts'
import { type Paint, painter, styles } from './paint.ts'
import { findingLines, reasonOf } from './reason.ts'
import { shownReplay } from './replay-line.ts'
import { ruleOf, type Section, sectionsOf } from './sections.ts'
import { countLines } from './summary.ts'
import { figureLines, stageLines, standingTail } from './terminal-measured.ts'
import { visible } from './visible.ts'

/** How the report is shown. */
export type TerminalOptions = {
  /** Colours and weights by ANSI escapes; without it the text carries the same facts. */
  readonly colour?: boolean
  /** Leaves out what passed and what does not apply; the counts at the end still hold them. */
  readonly brief?: boolean
  /** Says how to keep the record, where nothing else does. */
  readonly unkept?: boolean
  /** The pictures of what was measured; a brief report has none. */
  readonly figures?: readonly Figure[]
}

const INDENT = '                '

/** Writes a run for a person: by section, each failure with its evidence, then counts, verdict and next steps. */
export function toTerminal(record: RunRecord, options: TerminalOptions = {}): string {
  const paint = painter(options.colour === true)
  const isBrief = options.brief === true
  const hidden = hiddenIn(record, options)
  const notMade = hidden.includes('unmet') ? null : notMadeIn(record.results)
  const shown = record.results.filter(
    one => !hidden.includes(one.outcome) && notMade?.results.includes(one) !== true,
  )
  const sections = sectionsOf(shown).flatMap(section => sectionLines(section, paint))
  const style = record.verdict === 'conformant' ? 'green' : 'red'
  const keeping =
    options.unkept === true && record.verdict === 'conformant'
      ? ['Keep the evidence with --json <file>.']
      : []
  return [
    headLine(record),
    '',
    ...sections,
    ...(notMade === null ? [] : endLines(notMade, paint)),
    ...stageLines(record, paint, isBrief),
    ...(isBrief ? [] : figureLines(options.figures ?? [], paint)),
    ...countLines(record),
    '',
    paint(style, paint('bold', visible(verdictSentence(record)))),
    ...[...caveats(record), ...nextSteps(record), ...keeping].map(step => `  ${visible(step)}`),
    ...standingTail(record, paint, isBrief),
    '',
  ].join('\n')
}

/** Names the outcomes only the counts tell: of a server that was never reached, that nothing was judged. */
function hiddenIn({ verdict }: RunRecord, { brief }: TerminalOptions): readonly Outcome[] {
  if (verdict === 'unreachable') return ['pass', 'not-applicable', 'unmet']
  return brief === true ? ['pass', 'not-applicable'] : []
}

function headLine({ kit, profile, target, seed }: RunRecord): string {
  const model = target.model ? [`model ${shortName(target.model)}`] : []
  return [`decider-kit ${kit.version}`, profile, target.url, ...model, `seed ${seed}`]
    .map(visible)
    .join('  ')
}

function sectionLines({ heading, results }: Section, paint: Paint): string[] {
  const made = results.filter(result => !isNotMade(result))
  const lines = made.flatMap((result, index) => {
    // What many checks in a row wait for is said once, under the last of them.
    const isRepeated = reasonOf(result) !== null && isAlike(result, made[index + 1])
    return isRepeated ? [resultLine(result, paint)] : resultLines(result, paint)
  })
  const notMade = notMadeLines(results.filter(isNotMade), paint)
  return [paint('bold', heading), ...lines, ...notMade, '']
}

/** Tells what the end of the run left out, once. */
function endLines(notMade: NotMade, paint: Paint): string[] {
  const [said, beside] = notMadeWords(notMade)
  const { mark, tone } = marks.unmet
  return [
    paint('bold', 'Not made'),
    `  ${paint(styles[tone], mark)} ${visible(said)}`,
    paint('faint', `${INDENT}${visible(beside)}`),
    '',
  ]
}

const isNotMade = ({ outcome, missing = '' }: RecordedResult): boolean =>
  outcome === 'unmet' && isInherited(missing)

/** Sums up the checks that hang on another one, so that one cause is not told a hundred times. */
function notMadeLines(results: readonly RecordedResult[], paint: Paint): string[] {
  const reasons = [...new Set(results.map(({ missing = '' }) => missing))]
  return reasons.flatMap(reason => {
    const ids = results.filter(({ missing }) => missing === reason).map(({ check }) => check)
    const { mark, tone } = marks.unmet
    const checks = `${ids.length} ${ids.length === 1 ? 'check' : 'checks'} not made ${reason}`
    return [
      `  ${paint(styles[tone], mark)} ${visible(checks)}`,
      paint('faint', `${INDENT}${visible(ids.join(' '))}`),
    ]
  })
}

const isAlike = (one: RecordedResult, other: RecordedResult | undefined): boolean =>
  other !== undefined && reasonOf(one) === reasonOf(other)

function resultLine({ outcome, level, check, title }: RecordedResult, paint: Paint): string {
  const { mark, tone } = marks[outcome]
  const cells = [level.padEnd(6), visible(check).padEnd(34), visible(title)]
  return [' ', paint(styles[tone], mark), ...cells].join(' ')
}

function resultLines(result: RecordedResult, paint: Paint): string[] {
  const head = resultLine(result, paint)
  const reason = reasonOf(result)
  if (reason !== null) return [head, paint('faint', `${INDENT}${visible(reason)}`)]
  return result.outcome === 'fail' ? [head, ...failureLines(result)] : [head]
}

function failureLines(result: RecordedResult): string[] {
  const labelled: [string, string][] = [
    ...result.clauses.map((id): [string, string] => ['rule', ruleOf(id)]),
    ...findingLines(result),
    ...result.replay.map((line): [string, string] => ['replay', shownReplay(line)]),
  ]
  return labelled.map(([label, value]) => `${INDENT}${label.padEnd(9)} ${visible(value)}`)
}
