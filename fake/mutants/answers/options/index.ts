import type { Mutant } from '../../../mutant.ts'
import { optionBoolean } from './option-boolean.ts'
import { optionHtmlEscaped } from './option-html-escaped.ts'
import { optionLowerCase } from './option-lower-case.ts'
import { optionNfc } from './option-nfc.ts'
import { optionNfd } from './option-nfd.ts'
import { optionNumber } from './option-number.ts'
import { optionTrimmed } from './option-trimmed.ts'
import { probabilityNamesLowerCase } from './probability-names-lower-case.ts'
import { probabilityNamesNfd } from './probability-names-nfd.ts'

/** Mutants that change the names of options. */
export const optionMutants: readonly Mutant[] = [
  optionBoolean,
  optionHtmlEscaped,
  optionLowerCase,
  optionNfc,
  optionNfd,
  optionNumber,
  optionTrimmed,
  probabilityNamesLowerCase,
  probabilityNamesNfd,
]
