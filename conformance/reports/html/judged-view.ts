import type { Judged } from '../../judged.ts'
import type { RunRecord } from '../../record.ts'
import { sentence } from '../../wording.ts'
import { estimateWords, intervalLine } from '../figure-words.ts'
import { isUnasked, madeAndLeft, type Stage, stageSentence, stagesOf } from '../judged-lines.ts'
import { marks } from '../marks.ts'
import type { ExchangeMap } from './check-view.ts'
import { evidenceView } from './evidence-view.ts'

/** Narrow enough for a telephone held upright. */
const DRAWN_WIDTH = 26

/** Gives the verdicts on calibration and speed by stage, with what was sent for them. */
export const stageViews = (record: RunRecord, exchanges: ExchangeMap) =>
  stagesOf(record).map(stage => ({
    heading: stage.heading,
    lead: stageSentence(stage),
    ...(isUnasked(stage) ? { verdicts: [], left: [] } : numbersOf(stage, exchanges)),
  }))

function numbersOf({ verdicts }: Stage, exchanges: ExchangeMap) {
  const { made, left } = madeAndLeft(verdicts)
  const titles = new Map(verdicts.map(({ id, title }) => [id, title]))
  return {
    verdicts: made.map(judged => judgedView(judged, exchanges)),
    left: left.map(({ says, ids }) => ({
      says,
      numbers: ids.map(id => ({ id, title: titles.get(id) })),
    })),
  }
}

function judgedView(judged: Judged, exchanges: ExchangeMap) {
  const { id, title, outcome, says, measure, margin, next, facts, seed } = judged
  const words = estimateWords(judged)
  return {
    ...{ id, title, says: sentence(says), next, ...marks[outcome] },
    drawn: intervalLine(judged, DRAWN_WIDTH),
    figures: words === null ? null : `${measure}: ${words.replace('n = ', 'n\u00a0=\u00a0')}`,
    margin,
    facts: [...facts, { label: 'seed', value: seed }],
    evidence: evidenceView(judged.exchanges, exchanges),
  }
}
