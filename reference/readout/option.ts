import type { Question } from '../../spec/nouns.ts'
import type { Pass } from '../engines/engine.ts'
import { optionPrompt } from '../prompt/option-prompt.ts'
import { readGroups } from './group.ts'
import { MOST_LABELS, spellingsOf } from './labels.ts'
import { outcomesOf } from './outcomes.ts'
import type { Reading, Readout } from './readout.ts'

/**
 * Makes the readout of one option at a time: the log-odds of yes against no behind each, softmax over the options.
 *
 * No option sees another, so that neither their order nor their number can sway one. Yes or no is
 * read in one pass: the log-odds of yes, against nothing. More than `atOnce` come to groups, which
 * cost no further passes.
 */
export const optionReadout = (atOnce = MOST_LABELS): Readout => ({
  id: 'option',
  prompt: optionPrompt.version,
  mostOutcomes: MOST_LABELS,
  isGrouped: outcomes => outcomes > atOnce,
  *read(question, note) {
    const outcomes = outcomesOf(question)
    if (outcomes.length === 1) return [[0]]
    const evidence = yield* readOdds(question, outcomes, note)
    if (outcomes.length <= atOnce) return evidence
    const odds = new Map(outcomes.map((outcome, index) => [outcome, evidence[0]?.[index] ?? 0]))
    return yield* readGroups(outcomes, atOnce, among => held(among, odds))
  },
})

/** The readout of one option at a time, however many there are. */
export const option: Readout = optionReadout()

const candidates = ['Yes', 'No'].map(spellingsOf)

/** Reads what is known already, so that it asks for nothing. */
function* held(among: readonly string[], odds: ReadonlyMap<string, number>): Reading {
  return [among.map(outcome => odds.get(outcome) ?? 0)]
}

function* readOdds(question: Question, outcomes: readonly string[], note: string): Reading {
  const asked = question.type === 'noul' ? [null] : outcomes
  const passes = asked.map((outcome): Pass => {
    return { suffix: optionPrompt.suffix(question, outcome, note), candidates }
  })
  const given = yield passes
  const odds = given.map(([yes = Number.NaN, no = Number.NaN]) => yes - no)
  return [question.type === 'noul' ? [...odds, 0] : odds]
}
