import type { Question } from '../../spec/nouns.ts'
import { outcomesOf } from '../readout/outcomes.ts'
import { questionLine } from './prompt.ts'

/** The most tokens of a thought. */
export const THOUGHT_TOKENS = 512

/** Writes what a model is to think about before a question is read a second time: what follows the state. */
export function thoughtSuffix(question: Question): string {
  const lines = outcomesOf(question).map(outcome => `- ${outcome}\n`)
  return `${questionLine(question.instructions)}${lines.join('')}What speaks for each, in a few sentences?\nThought:`
}
