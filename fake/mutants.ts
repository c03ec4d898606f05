import type { Mutant } from './mutant.ts'
import { answerMutants } from './mutants/answers/index.ts'
import { wireMutants } from './mutants/wire/index.ts'

/** Every mutant, each the conforming fake with exactly one clause broken. */
export const mutants: readonly Mutant[] = [...answerMutants, ...wireMutants]

/** Gives the mutant with this id, or undefined. */
export const mutantOf = (id: string): Mutant | undefined => mutants.find(mutant => mutant.id === id)
