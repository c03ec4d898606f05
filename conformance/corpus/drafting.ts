import type { ChoiceQuestion, Question } from '../../spec/nouns.ts'
import type { Draft, Label, Level, Next, Posterior, Turn, Written } from './case.ts'
import { indexBy, shuffled } from './drawing.ts'

/** What a family states, worked out before a word is written; the shares of a noul are those of yes and no. */
export type Proposal = {
  readonly level: Level
  /** One for each outcome, in the order `write` lists the options in. */
  readonly shares: readonly number[]
  write(): Written
}

/** Gives the shares of a noul from the probability of yes. */
export const yesNo = (yes: number): readonly number[] => [yes, 1 - yes]

/** Makes a yes-or-no question. */
export const noul = (instructions: string): Question => ({ type: 'noul', instructions })

/** Makes a question with options, each with its description, in the order of their shares. */
export const choice = (
  instructions: string,
  options: readonly (readonly [name: string, description: string])[],
): Question => ({ type: 'choice', instructions, criteria: Object.fromEntries(options) })

const TRIES = 200

/**
 * Makes the generator of a family with exact posteriors whose shares fill the bands a verdict is about.
 *
 * A third of the cases is sought at yes >= 0.9, a third where the likelier outcome has 0.5 to 0.8, a
 * sixth at yes <= 0.1, and a sixth anywhere. The label is drawn from the posterior after that, and
 * what is kept depends on the posterior alone, so that it stays exact.
 */
export const inBands =
  (propose: (next: Next) => Proposal) =>
  (next: Next): Draft => {
    const isWanted = bandAt(next())
    let proposal = propose(next)
    for (let tried = 1; tried < TRIES && !isWanted(proposal.shares); tried += 1) {
      proposal = propose(next)
    }
    return draft(next, proposal, indexBy(next, proposal.shares))
  }

/** Makes the generator of a family with exact posteriors that fill no bands. */
export const asProposed =
  (propose: (next: Next) => Proposal) =>
  (next: Next): Draft => {
    const proposal = propose(next)
    return draft(next, proposal, indexBy(next, proposal.shares))
  }

/** How a hard family writes a case that is true or false, in one of its wordings and to a depth from 1 to 5. */
export type HardWriting = (
  next: Next,
  truth: { readonly isYes: boolean; readonly depth: number; readonly wording: number },
) => Written

const depths = ['D1', 'D2', 'D3', 'D4', 'D5'] as const

/** Makes the generator of a family whose truth is sure; each pair of turns has one yes and one no of the same wording and depth. */
export const inPairs =
  (wordings: number, write: HardWriting) =>
  (next: Next, { isYes, round }: Turn): Draft => {
    const at = Math.floor(round / wordings) % depths.length
    const written = write(next, { isYes, depth: at + 1, wording: round % wordings })
    return { ...written, posterior: isYes ? 1 : 0, label: isYes, level: depths[at] ?? 'D5' }
  }

type Band = (shares: readonly number[]) => boolean

// What is certain says nothing about calibration: it is left to the cases that are sought anywhere.
const isLikely = (share: number): boolean => share >= 0.9 && share < 1
const isSure: Band = ([yes = 0, ...others]) =>
  isLikely(others.length === 1 ? yes : Math.max(yes, ...others))
const isOpen: Band = shares => Math.max(...shares) >= 0.5 && Math.max(...shares) <= 0.8
const isRuledOut: Band = ([, ...others]) => Math.max(...others) >= 0.9
const isAnything: Band = () => true

function bandAt(drawn: number): Band {
  if (drawn < 1 / 3) return isSure
  if (drawn < 2 / 3) return isOpen
  return drawn < 5 / 6 ? isRuledOut : isAnything
}

function draft(next: Next, { level, shares, write }: Proposal, outcome: number): Draft {
  const { state, question } = write()
  if (question.type === 'noul') {
    return { state, question, posterior: shares[0] ?? 0, label: outcome === 0, level }
  }
  if (question.type === 'score') {
    return { state, question, posterior: shares, label: outcome, level }
  }
  return { state, level, ...reordered(next, question, shares, outcome) }
}

function reordered(
  next: Next,
  question: ChoiceQuestion,
  shares: readonly number[],
  outcome: number,
): { question: Question; posterior: Posterior; label: Label } {
  const options = Object.entries(question.criteria).map(([name, description], rank) => ({
    name,
    description,
    share: shares[rank] ?? 0,
  }))
  const listed = shuffled(next, options)
  return {
    question: {
      ...question,
      criteria: Object.fromEntries(listed.map(({ name, description }) => [name, description])),
    },
    posterior: Object.fromEntries(listed.map(({ name, share }) => [name, share])),
    label: options[outcome]?.name ?? '',
  }
}
