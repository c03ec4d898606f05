import type { Question } from '../../spec/nouns.ts'
import { noteLine, questionLine } from './prompt.ts'

/** How lettered options are put to a model; a calibration holds for one version, so that any change makes a new one. */
export const labelPrompt = {
  version: 'label-1',

  /** Writes a question with its outcomes lettered in this order, so that the next token is a label. */
  suffix(
    question: Question,
    outcomes: readonly string[],
    labels: readonly string[],
    note: string,
  ): string {
    const lines = outcomes.map((outcome, index) => `${labels[index]}. ${outcome}\n`).join('')
    return `${questionLine(question.instructions)}${lines}${noteLine(note)}Which letter fits best?\nAnswer:`
  },
} as const
