import type { Mutant } from '../../mutant.ts'
import { authMutants } from './auth/index.ts'
import { healthMutants } from './health/index.ts'
import { httpMutants } from './http/index.ts'
import { malformedMutants } from './malformed/index.ts'
import { status201 } from './status-201.ts'

/** Mutants that get the exchange itself wrong: status, bytes, headers, health, refusals, connections. */
export const wireMutants: readonly Mutant[] = [
  status201,
  ...malformedMutants,
  ...authMutants,
  ...httpMutants,
  ...healthMutants,
]
