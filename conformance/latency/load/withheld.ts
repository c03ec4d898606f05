import { Withheld } from '../../gate.ts'
import type { MeasureEnd, Measuring } from '../../measuring.ts'

/** Gives why a measurement ended where `error` says that nothing more may be sent; throws any other error again. */
export const endOf = (error: unknown, measuring: Measuring): MeasureEnd => {
  if (!(error instanceof Withheld)) throw error
  return measuring.ended() ?? { reason: 'lost', says: `what is missing: ${error.missing}` }
}
