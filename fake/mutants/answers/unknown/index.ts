import type { Mutant } from '../../../mutant.ts'
import { unknown404 } from './unknown-404.ts'
import { unknown422 } from './unknown-422.ts'
import { unknown500 } from './unknown-500.ts'
import { unknownEmptyObject } from './unknown-empty-object.ts'
import { unknownEmptyString } from './unknown-empty-string.ts'
import { unknownNull } from './unknown-null.ts'
import { unknownNullValue } from './unknown-null-value.ts'
import { unknownSinksAll } from './unknown-sinks-all.ts'
import { unknownSinksStatus } from './unknown-sinks-status.ts'

/** Mutants that do not say rightly that they do not know. */
export const unknownMutants: readonly Mutant[] = [
  unknown404,
  unknown422,
  unknown500,
  unknownEmptyObject,
  unknownEmptyString,
  unknownNull,
  unknownNullValue,
  unknownSinksAll,
  unknownSinksStatus,
]
