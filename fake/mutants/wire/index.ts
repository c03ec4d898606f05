import type { Mutant } from '../../mutant.ts'
import { status201 } from './status-201.ts'

/** Mutants that get the exchange itself wrong: status, bytes, headers, health, refusals, connections. */
export const wireMutants: readonly Mutant[] = [status201]
