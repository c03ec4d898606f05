import type { CalibrationRecord } from '../../conformance/calibration/calibration-record.ts'
import type { Judged, JudgedOutcome } from '../../conformance/judged.ts'

/** Makes a verdict that came to something. */
export const judged = (
  id: string,
  outcome: JudgedOutcome,
  parts: Partial<Judged> = {},
): Judged => ({
  id,
  title: `${id} holds`,
  outcome,
  reason: null,
  says: `${id} came to ${outcome}.`,
  measure: 'share right',
  unit: 'share',
  estimate: null,
  lower: null,
  upper: null,
  count: 0,
  threshold: null,
  seed: 'seed',
  margin: null,
  next: null,
  facts: [],
  exchanges: [],
  ...parts,
})

/** Gives a record of calibration in which nothing was measured. */
export const emptyCalibration = (parts: Partial<CalibrationRecord> = {}): CalibrationRecord => ({
  level: 'quick',
  corpus: { version: 1, partition: 'certify', seed: 'seed', commitment: 'c0ffee', own: null },
  threshold: 0.9,
  margin: 0,
  planned: { requests: 0, questions: 0, characters: 0 },
  sent: { requests: 0, questions: 0, characters: 0 },
  ended: null,
  verdicts: [],
  answers: [],
  views: [],
  notTested: [],
  ...parts,
})
