import type { JudgedOutcome } from '../judged.ts'
import type { Outcome } from '../verdict.ts'

/** How an outcome is shown: a mark that needs no colour, and the tone that colours it. */
export type Mark = {
  readonly mark: string
  readonly tone: 'good' | 'bad' | 'open' | 'none'
  readonly word: string
}

/** The mark, tone and word of each outcome of a check or of a verdict on calibration or speed. */
export const marks: Readonly<Record<Outcome | JudgedOutcome, Mark>> = {
  pass: { mark: '✔', tone: 'good', word: 'pass' },
  fail: { mark: '✖', tone: 'bad', word: 'fail' },
  unmet: { mark: '?', tone: 'open', word: 'not testable' },
  'not-applicable': { mark: '–', tone: 'none', word: 'not applicable' },
  'harness-fault': { mark: '!', tone: 'bad', word: 'the kit failed' },
  warn: { mark: '▲', tone: 'open', word: 'warning' },
  inconclusive: { mark: '?', tone: 'open', word: 'inconclusive' },
  'not-tested': { mark: '–', tone: 'none', word: 'not tested' },
}
