import type { Question } from '../../spec/nouns.ts'
import type { Pass } from '../engines/engine.ts'
import { labelPrompt } from '../prompt/label-prompt.ts'
import type { Evidence } from './evidence.ts'
import { readGroups } from './group.ts'
import { MOST_LABELS, spellingsOf } from './labels.ts'
import { outcomesOf } from './outcomes.ts'
import type { Reading, Readout } from './readout.ts'

/**
 * Makes the readout of lettered options: all of them in one pass, the label as the next token.
 *
 * `labels` are the ones the vocabulary has as tokens. Each question is put in its own order and in
 * reverse, and the two distributions are averaged, for a model that likes an early letter. More options
 * than labels are read in groups, up to 26 times 26 as Wald has it.
 */
export const labelReadout = (labels: readonly string[]): Readout => {
  const size = Math.min(labels.length, MOST_LABELS)
  return {
    id: 'label',
    prompt: labelPrompt.version,
    mostOutcomes: Math.min(size * size, MOST_GROUPED),
    isGrouped: outcomes => outcomes > size,
    *read(question, note) {
      const outcomes = outcomesOf(question)
      if (outcomes.length === 1) return [[0]]
      const ask = (among: readonly string[]) => askAll(question, among, labels, note)
      return outcomes.length > size ? yield* readGroups(outcomes, size, ask) : yield* ask(outcomes)
    },
  }
}

const MOST_GROUPED = 26 * 26

/** Asks for one pass over outcomes in their order and one in reverse. */
function* askAll(
  question: Question,
  outcomes: readonly string[],
  labels: readonly string[],
  note: string,
): Reading {
  const lettered = labels.slice(0, outcomes.length)
  const candidates = lettered.map(spellingsOf)
  const passOver = (order: readonly string[]): Pass => ({
    suffix: labelPrompt.suffix(question, order, lettered, note),
    candidates,
  })
  const [forward = [], reverse = []] = yield [passOver(outcomes), passOver(outcomes.toReversed())]
  return [forward, reverse.toReversed()] satisfies Evidence
}
