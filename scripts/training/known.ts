import type { Question } from '../../spec/nouns.ts'

/** A question, and the probabilities of its outcomes in their order. */
export type Asked = { readonly question: Question; readonly target: readonly number[] }

/** A state with questions whose probabilities are known, in the order of the outcomes. */
export type Known = {
  readonly family: string
  readonly state: string
  readonly questions: readonly Asked[]
}

/** Makes a question of yes or no. */
export const noul = (instructions: string): Question => ({ type: 'noul', instructions })

/** Gives the probabilities of what is sure, yes first. */
export const sure = (isYes: boolean): number[] => (isYes ? [1, 0] : [0, 1])

/** Gives the probabilities of options of which one is sure to be right. */
export const oneOf = <Option>(options: readonly Option[], right: Option): number[] =>
  options.map(option => (option === right ? 1 : 0))

/** Asks a question of yes or no whose answer is sure. */
export const asked = (instructions: string, isYes: boolean): Asked => ({
  question: noul(instructions),
  target: sure(isYes),
})
