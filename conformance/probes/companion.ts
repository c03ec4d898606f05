import { noul } from '../corpus/drafting.ts'
import { reworded } from './bank/wording.ts'
import { sharesOf } from './bases.ts'
import type { Known } from './trial.ts'

/** Gives the opposite of a yes/no question, in words of the bank. */
export const negationOf = (known: Known): Known => {
  const { instructions = '' } = known.question
  return {
    ...known,
    question: noul(reworded(instructions).negation),
    posterior: 1 - yesOf(known),
    label: known.label !== true,
  }
}

/** Gives a yes/no question in other words of the bank. */
export const paraphrasesOf = (known: Known): readonly Known[] => {
  const { instructions = '' } = known.question
  return reworded(instructions).paraphrases.map(text => ({ ...known, question: noul(text) }))
}

/** Gives the probability of yes. */
export const yesOf = ({ posterior }: Known): number =>
  typeof posterior === 'number' ? posterior : Number.NaN

/** Takes a choice or a score apart: for each outcome, whether it is the true one. */
export function outcomesOf(known: Known): readonly Known[] {
  const { question, posterior, label } = known
  if (question.type === 'noul') return []
  const { instructions = '' } = question
  const names = question.type === 'choice' ? Object.keys(question.criteria) : question.criteria
  const shares = sharesOf(posterior)
  return names.map((name, at) => ({
    ...known,
    question: noul(`Is "${name}" the right answer to the question "${instructions}"?`),
    posterior: shares[at] ?? 0,
    label: label === name || label === at,
  }))
}

/** Gives other questions about the state of a base, their truth following from its own. */
export const companionsOf = (known: Known): readonly Known[] =>
  known.question.type === 'noul'
    ? [negationOf(known), ...paraphrasesOf(known).slice(0, 2)]
    : outcomesOf(known).slice(0, 3)
