import type { Question } from '../../spec/nouns.ts'
import { noteLine, questionLine } from './prompt.ts'

/** How one option is put to a model; a calibration holds for one version, so that any change makes a new one. */
export const optionPrompt = {
  version: 'option-1',

  /** Writes a question with one of its outcomes, so that the next token is Yes or No; null where the question is one of yes or no. */
  suffix(question: Question, outcome: string | null, note: string): string {
    const held = outcome === null ? sidesOf(question) : `${nounOf(question)}: ${outcome}\n`
    return `${questionLine(question.instructions)}${held}${noteLine(note)}Answer:`
  },
} as const

const nounOf = ({ type }: Question): string => (type === 'score' ? 'Level' : 'Option')

function sidesOf({ type, criteria }: Question): string {
  if (type !== 'noul') return ''
  const sides = [
    ['Yes', criteria?.true],
    ['No', criteria?.false],
  ]
  return sides.map(([side, text]) => (text ? `${side} means: ${text}\n` : '')).join('')
}
