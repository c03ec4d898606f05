import type { Mutant } from '../../../mutant.ts'
import { argmaxLowest } from './argmax-lowest.ts'
import { argmaxSecond } from './argmax-second.ts'
import { choiceConfidenceAboveOne } from './choice-confidence-above-one.ts'
import { choiceConfidenceMissing } from './choice-confidence-missing.ts'
import { choiceConfidenceNegative } from './choice-confidence-negative.ts'
import { choiceConfidenceString } from './choice-confidence-string.ts'
import { choiceDescription } from './choice-description.ts'
import { choiceForeignOption } from './choice-foreign-option.ts'
import { choiceIndex } from './choice-index.ts'
import { choiceMissing } from './choice-missing.ts'
import { probabilitiesAllOne } from './probabilities-all-one.ts'
import { probabilitiesAllZero } from './probabilities-all-zero.ts'
import { probabilitiesArray } from './probabilities-array.ts'
import { probabilitiesDouble } from './probabilities-double.ts'
import { probabilitiesForeignKey } from './probabilities-foreign-key.ts'
import { probabilitiesHalf } from './probabilities-half.ts'
import { probabilitiesMissingKey } from './probabilities-missing-key.ts'
import { probabilitiesNegative } from './probabilities-negative.ts'
import { probabilitiesNull } from './probabilities-null.ts'

/** Mutants that answer a choice question wrongly. */
export const choiceMutants: readonly Mutant[] = [
  argmaxLowest,
  argmaxSecond,
  choiceConfidenceAboveOne,
  choiceConfidenceMissing,
  choiceConfidenceNegative,
  choiceConfidenceString,
  choiceDescription,
  choiceForeignOption,
  choiceIndex,
  choiceMissing,
  probabilitiesAllOne,
  probabilitiesAllZero,
  probabilitiesArray,
  probabilitiesDouble,
  probabilitiesForeignKey,
  probabilitiesHalf,
  probabilitiesMissingKey,
  probabilitiesNegative,
  probabilitiesNull,
]
