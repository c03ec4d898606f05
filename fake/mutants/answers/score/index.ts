import type { Mutant } from '../../../mutant.ts'
import { legendNull } from './legend-null.ts'
import { legendShort } from './legend-short.ts'
import { legendShuffled } from './legend-shuffled.ts'
import { scoreConfidenceAboveOne } from './score-confidence-above-one.ts'
import { scoreConfidenceMissing } from './score-confidence-missing.ts'
import { scoreConfidenceNull } from './score-confidence-null.ts'
import { scoreFromOne } from './score-from-one.ts'
import { scoreMostLikelyLevel } from './score-most-likely-level.ts'
import { scoreNegative } from './score-negative.ts'
import { scoreNotExpectation } from './score-not-expectation.ts'
import { scoreNull } from './score-null.ts'
import { scoreOffScale } from './score-off-scale.ts'
import { scoreProbabilitiesAllZero } from './score-probabilities-all-zero.ts'
import { scoreProbabilitiesFromOne } from './score-probabilities-from-one.ts'
import { scoreProbabilitiesHalf } from './score-probabilities-half.ts'
import { scoreProbabilitiesNull } from './score-probabilities-null.ts'
import { scoreProbabilitiesShort } from './score-probabilities-short.ts'
import { scoreReversed } from './score-reversed.ts'
import { scoreString } from './score-string.ts'

/** Mutants that answer a score question wrongly. */
export const scoreMutants: readonly Mutant[] = [
  legendNull,
  legendShort,
  legendShuffled,
  scoreConfidenceAboveOne,
  scoreConfidenceMissing,
  scoreConfidenceNull,
  scoreFromOne,
  scoreMostLikelyLevel,
  scoreNegative,
  scoreNotExpectation,
  scoreNull,
  scoreOffScale,
  scoreProbabilitiesAllZero,
  scoreProbabilitiesFromOne,
  scoreProbabilitiesHalf,
  scoreProbabilitiesNull,
  scoreProbabilitiesShort,
  scoreReversed,
  scoreString,
]
