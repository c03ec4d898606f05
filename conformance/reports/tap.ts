import { stringify } from 'yaml'
import type { Judged } from '../judged.ts'
import type { RecordedResult, RunRecord } from '../record.ts'
import { verdictSentence } from './conclusion.ts'
import { type Stage, stagesOf } from './judged-lines.ts'
import { earlyEndOf, weightOf } from './judged-weight.ts'
import { marks } from './marks.ts'
import { reasonOf } from './reason.ts'
import { ruleOf } from './sections.ts'
import { standingSentence } from './standing-lines.ts'
import { HIDDEN, visible } from './visible.ts'

/** Writes a run as TAP 14: not ok where a MUST or a number that decides failed or stayed open; advice is `# todo`. */
export function toTap(record: RunRecord): string {
  const { verdict, target, seed } = record
  const points = [...record.results.map(pointOf), ...stagesOf(record).flatMap(stagePointsOf)]
  // A run that ended early has no plan: a reader takes a bail-out for what it is, and 1..0 for success.
  const isWhole = verdict !== 'unreachable' && !record.interrupted && points.length > 0
  const sentence = visible(verdictSentence(record))
  const standing = record.standing ? [`# ${visible(standingSentence(record))}`] : []
  return [
    'TAP version 14',
    `# ${visible(`${target.url}, seed ${seed}`)}`,
    ...points.flatMap((point, index) => pointLines(point, index + 1)),
    ...standing,
    ...(isWhole ? [`1..${points.length}`, `# ${sentence}`] : [`Bail out! ${sentence}`]),
    '',
  ].join('\n')
}

/** One test point; `directive` is written as it is, so what a server sent is escaped in it. */
type Point = {
  readonly ok: boolean
  readonly words: string
  readonly directive: string | null
  readonly facts: object | null
}

/** Escapes text for a TAP description: a number sign would start a directive. */
export const escapeTap = (text: string): string => visible(text).replace(/[\\#]/g, '\\$&')

function pointLines({ ok, words, directive, facts }: Point, number: number): string[] {
  const point = `${ok ? 'ok' : 'not ok'} ${number} - ${escapeTap(words)}`
  return [
    directive === null ? point : `${point} # ${directive}`,
    ...(facts === null ? [] : diagnosticLines(facts)),
  ]
}

function diagnosticLines(facts: object): string[] {
  const block = stringify(facts, {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  })
  return ['---', ...legible(block.trimEnd()).split('\n'), '...'].map(line => `  ${line}`)
}

// Every value stands in double quotes, so an escape there is the same text to a reader of YAML
// (YAML 1.2 section 5.7); bare, a line separator ends the line for some readers of TAP.
const legible = (block: string): string =>
  block.replace(HIDDEN, character => (character === '\n' ? '\n' : escaped(character)))

const escaped = (character: string): string =>
  `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`

function pointOf(result: RecordedResult): Point {
  const { check, title, outcome, level } = result
  const words = `${check}: ${title}`
  if (outcome === 'pass') return { ok: true, words, directive: null, facts: null }
  if (outcome === 'not-applicable') {
    const directive = `SKIP ${escapeTap(reasonOf(result) ?? '')}`
    return { ok: true, words, directive, facts: null }
  }
  const isHarmless = level !== 'MUST' && outcome !== 'harness-fault'
  const directive = isHarmless ? `todo ${level}, which decides no verdict` : null
  return { ok: false, words, directive, facts: factsOf(result) }
}

function factsOf(result: RecordedResult): object {
  const { outcome, level, clauses, finding, exchanges, replay } = result
  const reason = reasonOf(result)
  return {
    level,
    outcome,
    rules: clauses.map(ruleOf),
    ...(reason === null ? {} : { reason }),
    ...finding,
    exchanges,
    replay,
  }
}

function stagePointsOf(stage: Stage): Point[] {
  const points = stage.verdicts.map(judged => judgedPointOf(judged, stage.level))
  const end = earlyEndOf(stage)
  if (end === null) return points
  const { name, says, weight } = end
  const ok = weight !== 'against'
  const directive = ok ? `SKIP ${escapeTap(says)}` : null
  return [...points, { ok, words: name, directive, facts: ok ? null : { says } }]
}

function judgedPointOf(judged: Judged, level: string): Point {
  const { id, title, outcome, says, ...rest } = judged
  const words = `${id}: ${title}`
  const facts = { level, outcome, says, ...rest }
  switch (weightOf(judged, level)) {
    case 'none':
      return { ok: true, words, directive: null, facts }
    case 'against':
      return { ok: false, words, directive: null, facts }
    case 'advice':
      return {
        ok: false,
        words,
        directive: `todo ${marks[outcome].word}, told and deciding nothing`,
        facts,
      }
    case 'skipped':
      return {
        ok: true,
        words,
        directive: `SKIP ${escapeTap(`${marks[outcome].word}: ${says}`)}`,
        facts: null,
      }
  }
}
