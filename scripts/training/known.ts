import type { Question } from '../../spec/nouns.ts'

/** A state with questions whose probabilities are known, in the order of the outcomes. */
export type Known = {
  readonly family: string
  readonly state: string
  readonly questions: readonly { readonly question: Question; readonly target: readonly number[] }[]
}

/** Makes a question of yes or no. */
export const noul = (instructions: string): Question => ({ type: 'noul', instructions })

/** Gives the probabilities of what is sure, yes first. */
export const even = (isYes: boolean): number[] => (isYes ? [1, 0] : [0, 1])
