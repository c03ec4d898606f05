import type { Judged } from '../../judged.ts'
import type { RunRecord } from '../../record.ts'
import { estimateWords, intervalLine } from '../figure-words.ts'
import { stageSentence, stagesOf } from '../judged-lines.ts'
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
    verdicts: stage.verdicts.map(judged => judgedView(judged, exchanges)),
  }))

function judgedView(judged: Judged, exchanges: ExchangeMap) {
  const { id, title, outcome, says, measure, margin, next, facts, seed } = judged
  const isTested = outcome !== 'not-tested'
  const words = isTested ? estimateWords(judged) : null
  return {
    ...{ id, title, says, next, ...marks[outcome] },
    drawn: isTested ? intervalLine(judged, DRAWN_WIDTH) : null,
    figures: words === null ? null : `${measure}: ${words.replace('n = ', 'n\u00a0=\u00a0')}`,
    margin: isTested ? margin : null,
    facts: isTested ? [...facts, { label: 'seed', value: seed }] : facts,
    evidence: evidenceView(judged.exchanges, exchanges),
    hasMore: isTested || facts.length > 0,
  }
}
