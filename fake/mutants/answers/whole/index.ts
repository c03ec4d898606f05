import type { Mutant } from '../../../mutant.ts'
import { criteriaNoulNull } from './criteria-noul-null.ts'
import { fiveLevels422 } from './five-levels-422.ts'
import { fiveLevelsOffScale } from './five-levels-off-scale.ts'
import { lessonNoulText } from './lesson-noul-text.ts'
import { longInstructions422 } from './long-instructions-422.ts'
import { longStateByteOrderMark } from './long-state-byte-order-mark.ts'
import { longStateNoulNull } from './long-state-noul-null.ts'
import { secondConfidenceMissing } from './second-confidence-missing.ts'
import { secondNoulAboveOne } from './second-noul-above-one.ts'
import { severalDuplicateKey } from './several-duplicate-key.ts'
import { severalModelMissing } from './several-model-missing.ts'
import { severalProtocol2 } from './several-protocol-2.ts'

/** Mutants that answer well where one plain question is asked, and not elsewhere. */
export const wholeMutants: readonly Mutant[] = [
  criteriaNoulNull,
  fiveLevelsOffScale,
  lessonNoulText,
  longStateByteOrderMark,
  longStateNoulNull,
  secondConfidenceMissing,
  secondNoulAboveOne,
  severalDuplicateKey,
  severalModelMissing,
  severalProtocol2,
  fiveLevels422,
  longInstructions422,
]
