import type { Mutant } from '../../../mutant.ts'
import { noulAboveOne } from './noul-above-one.ts'
import { noulMissing } from './noul-missing.ts'
import { noulNegative } from './noul-negative.ts'
import { noulNull } from './noul-null.ts'
import { noulString } from './noul-string.ts'

/** Mutants that answer a noul question wrongly. */
export const noulMutants: readonly Mutant[] = [
  noulAboveOne,
  noulMissing,
  noulNegative,
  noulNull,
  noulString,
]
