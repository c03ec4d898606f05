import type { Mutant } from '../../../mutant.ts'
import { answersBare } from './answers-bare.ts'
import { constructorKeyDropped } from './constructor-key-dropped.ts'
import { extraKeyInvented } from './extra-key-invented.ts'
import { keyAsciiOnly } from './key-ascii-only.ts'
import { keyCutAt64 } from './key-cut-at-64.ts'
import { keyDigitsDropped } from './key-digits-dropped.ts'
import { keyDotsNested } from './key-dots-nested.ts'
import { keyLowercased } from './key-lowercased.ts'
import { keyNfc } from './key-nfc.ts'
import { keyNumberNormalised } from './key-number-normalised.ts'
import { keyQuotesStripped } from './key-quotes-stripped.ts'
import { keySlashesCut } from './key-slashes-cut.ts'
import { keyTrimmed } from './key-trimmed.ts'
import { lessonKeyRenamed } from './lesson-key-renamed.ts'
import { percentKeyDecoded } from './percent-key-decoded.ts'
import { protoKeyDropped } from './proto-key-dropped.ts'
import { punctuationKeyDropped } from './punctuation-key-dropped.ts'
import { reservedKey500 } from './reserved-key-500.ts'
import { typeMissing } from './type-missing.ts'
import { typeSwapped } from './type-swapped.ts'
import { typeUpperCase } from './type-upper-case.ts'

/** Mutants whose answers do not fit their questions. */
export const keysMutants: readonly Mutant[] = [
  answersBare,
  constructorKeyDropped,
  extraKeyInvented,
  keyAsciiOnly,
  keyCutAt64,
  keyDigitsDropped,
  keyDotsNested,
  keyLowercased,
  keyNfc,
  keyNumberNormalised,
  keyQuotesStripped,
  keySlashesCut,
  keyTrimmed,
  protoKeyDropped,
  typeMissing,
  typeSwapped,
  typeUpperCase,
  lessonKeyRenamed,
  punctuationKeyDropped,
  percentKeyDecoded,
  reservedKey500,
]
