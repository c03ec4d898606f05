import type { Mutant } from '../../mutant.ts'
import { bodyMutants } from './body/index.ts'
import { choiceMutants } from './choice/index.ts'
import { criteriaMutants } from './criteria/index.ts'
import { exchangeMutants } from './exchange/index.ts'
import { keysMutants } from './keys/index.ts'
import { noulMutants } from './noul/index.ts'
import { optionMutants } from './options/index.ts'
import { requestMutants } from './request/index.ts'
import { scoreMutants } from './score/index.ts'
import { unknownMutants } from './unknown/index.ts'
import { wholeMutants } from './whole/index.ts'

/** Mutants that break a rule about requests and answers. */
export const answerMutants: readonly Mutant[] = [
  ...exchangeMutants,
  ...bodyMutants,
  ...requestMutants,
  ...criteriaMutants,
  ...keysMutants,
  ...noulMutants,
  ...choiceMutants,
  ...optionMutants,
  ...scoreMutants,
  ...unknownMutants,
  ...wholeMutants,
]
