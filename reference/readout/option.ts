import type { Question } from '../../spec/nouns.ts'
import type { Pass } from '../engines/engine.ts'
import { optionPrompt } from '../prompt/option-prompt.ts'
import { MOST_LABELS, spellingsOf } from './labels.ts'
import { outcomesOf } from './outcomes.ts'
import type { Reading, Readout } from './readout.ts'

/**
 * Reads one option at a time: the log-odds of yes against no behind each, softmax over the options.
 *
 * No option sees another, so that neither their order nor their number can sway one. Yes or no is
 * read in one pass: the log-odds of yes, against nothing.
 */
export const option: Readout = {
  id: 'option',
  prompt: optionPrompt.version,
  mostOutcomes: MOST_LABELS,
  isGrouped: () => false,
  read,
}

const candidates = ['Yes', 'No'].map(spellingsOf)

function* read(question: Question, note: string): Reading {
  const outcomes = outcomesOf(question)
  if (outcomes.length === 1) return [[0]]
  const asked = question.type === 'noul' ? [null] : outcomes
  const passes = asked.map((outcome): Pass => {
    return { suffix: optionPrompt.suffix(question, outcome, note), candidates }
  })
  const given = yield passes
  const odds = given.map(([yes = Number.NaN, no = Number.NaN]) => yes - no)
  return [question.type === 'noul' ? [...odds, 0] : odds]
}
