import type { Case, Next } from '../../conformance/corpus/case.ts'
import { comesTrue, normalised, pick, whole } from '../../conformance/corpus/drawing.ts'
import { distraction } from '../../conformance/corpus/prose.ts'
import { optionPrompt } from '../../reference/prompt/option-prompt.ts'
import { prefixOf } from '../../reference/prompt/prompt.ts'
import { thoughtSuffix } from '../../reference/prompt/thought-prompt.ts'
import { outcomesOf } from '../../reference/readout/outcomes.ts'
import type { Question } from '../../spec/nouns.ts'
import type { Asked, Known } from './known.ts'
import { trainingWordings } from './wordings.ts'

/** A question as the model is asked it: a text for each option, or one for yes or no, and the probabilities to state, yes first. */
export type Asking = { readonly suffixes: readonly string[]; readonly target: readonly number[] }

/** What a model is trained to go on with behind a prompt, before its end. */
export type Musing = { readonly suffix: string; readonly text: string }

/** A state with everything that is asked about it, which a model is trained to state the probabilities of. */
export type Lesson = {
  readonly family: string
  readonly prefix: string
  readonly askings: readonly Asking[]
  readonly musings: readonly Musing[]
}

/** Makes a lesson of a case: the question as it stands, often in other words, now and then as a choice of two. */
export function lessonOf({ family, state, question, posterior }: Case, next: Next): Lesson {
  const target = targetOf(question, posterior)
  const asked = [{ question, target }]
  const [yes, no] = target
  if (question.type === 'noul' && yes !== undefined && no !== undefined) {
    if (comesTrue(next, 0.5)) asked.push({ question: reworded(question, next, 'same'), target })
    if (comesTrue(next, 0.5)) {
      asked.push({ question: reworded(question, next, 'opposite'), target: [no, yes] })
    }
    if (comesTrue(next, 0.1)) asked.push({ question: asChoice(question, next), target })
  }
  return lesson(family, state, asked, next)
}

/** Makes a lesson of what is known of a state. */
export const lessonOfKnown = ({ family, state, questions }: Known, next: Next): Lesson =>
  lesson(family, state, questions, next)

function lesson(family: string, state: string, asked: readonly Asked[], next: Next): Lesson {
  const form = comesTrue(next, 0.08) ? 'twice' : 'once'
  const text = comesTrue(next, 0.03) ? padded(state, next) : state
  const askings = asked.map(each => askingOf(each, ''))
  const [first] = asked
  const isMused = first !== undefined && comesTrue(next, 0.06)
  const musings = isMused
    ? [{ suffix: thoughtSuffix(first.question), text: thoughtOf(first, first.target) }]
    : []
  const again = isMused ? [askingOf(first, thoughtOf(first, shaken(first.target, next)))] : []
  return { family, prefix: prefixOf(text, form), askings: [...askings, ...again], musings }
}

function askingOf({ question, target }: Asked, note: string): Asking {
  const outcomes = question.type === 'noul' ? [null] : outcomesOf(question)
  const suffixes = outcomes.map(outcome => optionPrompt.suffix(question, outcome, note))
  return { suffixes, target: target.map(each => Number(each.toFixed(5))) }
}

/** Puts sentences that say nothing before and behind a state, up to what a client sends at most. */
function padded(state: string, next: Next): string {
  const filler = () =>
    Array.from({ length: whole(next, 0, 35) }, () => distraction(next)).join(
      comesTrue(next, 0.3) ? '\n' : ' ',
    )
  return [filler(), state, filler()].filter(part => part !== '').join('\n')
}

/** Says how likely each outcome is, the likeliest first. */
function thoughtOf({ question }: Asked, shares: readonly number[]): string {
  const names = outcomesOf(question)
  const ranked = names
    .map((name, at) => ({ name, share: Math.round((shares[at] ?? 0) * 100) }))
    .sort((one, other) => other.share - one.share)
    .slice(0, 3)
  return `${ranked.map(({ name, share }) => `${share} of 100 for ${name}`).join(', ')}.`
}

/** Moves shares as a model's own estimate may be off. */
function shaken(shares: readonly number[], next: Next): number[] {
  const moved = shares.map(share => (share + 0.02) * Math.exp(2 * (next() - 0.5)))
  return normalised(moved)
}

function targetOf(question: Question, posterior: Case['posterior']): number[] {
  if (typeof posterior === 'number') return [posterior, 1 - posterior]
  if (Array.isArray(posterior)) return [...posterior]
  const shares = new Map(Object.entries(posterior))
  return Object.keys(question.criteria ?? {}).map(option => Number(shares.get(option) ?? 0))
}

function reworded(question: Question, next: Next, side: 'same' | 'opposite'): Question {
  const { instructions = '' } = question
  const wordings = trainingWordings(instructions)
  // What fits a question alone is drawn more often than what fits any.
  const wording = pick(next, comesTrue(next, 0.8) ? wordings.slice(0, 1) : wordings.slice(-1))
  return {
    type: 'noul',
    instructions: instructions.replace(wording.pattern, pick(next, wording[side])),
  }
}

const sides = [
  ['yes', 'Yes.', 'no', 'No.'],
  ['true', 'This is so.', 'false', 'This is not so.'],
  ['yes', 'It is the case.', 'no', 'It is not the case.'],
] as const

function asChoice({ instructions = '' }: Question, next: Next): Question {
  const [yes, so, no, not] = pick(next, sides)
  return { type: 'choice', instructions, criteria: { [yes]: so, [no]: not } }
}
