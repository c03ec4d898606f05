import type { Judged } from '../judged.ts'
import type { Cost, MeasureEnd } from '../measuring.ts'
import type { RunRecord } from '../record.ts'
import { sentence, whole } from '../wording.ts'
import { counted } from './counted.ts'
import { estimateWords, intervalLine } from './figure-words.ts'

/** One stage of measuring and the verdicts it gave. */
export type Stage = {
  readonly heading: 'Calibration' | 'Speed'
  readonly level: string
  readonly planned: Cost
  readonly sent: Cost
  readonly ended: MeasureEnd | null
  readonly verdicts: readonly Judged[]
  readonly notTested: readonly string[]
}

/** Gives the stages a run measured, calibration first; what was not asked for is left out. */
export function stagesOf({ calibration, latency }: RunRecord): Stage[] {
  return [
    ...(calibration ? [{ heading: 'Calibration' as const, ...calibration }] : []),
    ...(latency ? [{ heading: 'Speed' as const, ...latency }] : []),
  ]
}

/** Says how much was asked at a stage, and why it ended early if it did. */
export function stageSentence(stage: Stage): string {
  const { level, planned, sent, ended, verdicts } = stage
  // A plan counts a warm-up to its end and windows measured again, which a run may do without.
  const most = sent.requests < planned.requests ? `, of at most ${whole(planned.requests)}` : ''
  const cost = `${costWords(sent)}${most}`
  const seeds = [...new Set(verdicts.map(({ seed }) => `, seed ${seed}`))].join('')
  const open = isUnasked(stage) ? `None of ${counted(verdicts.length, 'number')} was judged.` : ''
  return [`Level ${level}${seeds}: ${cost}.`, ended?.says ?? '', open].filter(Boolean).join(' ')
}

/** Says whether a stage ended before anything was asked: then one sentence tells all there is. */
export const isUnasked = ({ sent, ended }: Stage): boolean => sent.requests === 0 && ended !== null

const costWords = ({ requests, questions }: Cost): string =>
  `${counted(questions, 'question')} in ${counted(requests, 'request')}`

/** Says whether a verdict is worth a look: it is against the server, or open. */
export const isOutOfOrder = ({ outcome }: Judged): boolean =>
  outcome === 'fail' || outcome === 'warn' || outcome === 'inconclusive'

/** Numbers that were not tested for one and the same reason. */
export type LeftOut = { readonly says: string; readonly ids: readonly string[] }

/** Parts what was judged from what was not tested, so that one reason is told once and not a dozen times. */
export function madeAndLeft(verdicts: readonly Judged[]): {
  readonly made: readonly Judged[]
  readonly left: readonly LeftOut[]
} {
  const isLeft = ({ outcome }: Judged) => outcome === 'not-tested'
  const reasons = new Set(verdicts.filter(isLeft).map(({ says }) => sentence(says)))
  const idsFor = (reason: string) =>
    verdicts.filter(one => isLeft(one) && sentence(one.says) === reason).map(({ id }) => id)
  return {
    made: verdicts.filter(one => !isLeft(one)),
    left: [...reasons].map(says => ({ says, ids: idsFor(says) })),
  }
}

/** Lists what a verdict rests on, one label with its value a line, as every report words it. */
export function judgedLines(judged: Judged): [label: string, value: string][] {
  const { says, measure, margin, next, facts, seed, exchanges, outcome } = judged
  const words = estimateWords(judged)
  if (outcome === 'not-tested') return [['because', sentence(says)]]
  const labelled: [string, string | null][] = [
    ['result', sentence(says)],
    ['figures', words === null ? null : `${measure}: ${words}`],
    ['drawn', intervalLine(judged)],
    ['margin', margin],
    ['next', next],
    ...facts.map(({ label, value }): [string, string] => ['fact', `${label}: ${value}`]),
    ['seed', seed],
    ['shown by', exchanges.length === 0 ? null : `exchange ${exchanges.join(', ')}`],
  ]
  return labelled.flatMap(([label, value]): [string, string][] =>
    value === null ? [] : [[label, value]],
  )
}
