import type { Mutant } from '../../mutant.ts'
import { noulAboveOne } from './noul-above-one.ts'

/** Mutants that give wrong answers in a right exchange. */
export const answerMutants: readonly Mutant[] = [noulAboveOne]
