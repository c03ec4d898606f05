import type { Question } from '../../spec/nouns.ts'
import { countOutcomes } from '../answer.ts'
import { generatorOf } from '../distribution.ts'
import { optionsOf } from './case.ts'
import type { Dials } from './dials.ts'

/** A distribution over the outcomes of a question in the question's own order; noul: yes, then no. */
export type Distribution = readonly number[]

/** Gives the truth as it is, in the order of the question that asks for it. */
export function distributionOf(question: Question, posterior: readonly number[]): Distribution {
  const [yes = 0] = posterior
  if (question.type === 'noul') return [yes, 1 - yes]
  if (question.type === 'score') return posterior
  const options = optionsOf(question)
  const byName = new Map(options.map((name, rank) => [name, posterior[rank] ?? 0]))
  return Object.keys(question.criteria).map(name => byName.get(name) ?? 0)
}

/** Turns the truth into what a decider with these dials believes; without dials, the same numbers. */
export function distort(
  truth: Distribution,
  question: Question,
  key: string,
  dials: Dials,
  seed: string,
): Distribution {
  const { gain = 1, coarseness } = dials
  const leans = leansOf(question, key, dials, seed)
  const isTilted = gain !== 1 || leans.some(lean => lean !== 0)
  const believed = isTilted ? tilt(truth, gain, leans) : truth
  if (coarseness === undefined) return believed
  if (question.type !== 'noul') return coarsen(believed, coarseness)
  const yes = Math.round((believed[0] ?? 0) * coarseness) / coarseness
  return [yes, 1 - yes]
}

/**
 * Gives p[k] ~ q[k]^gain exp(leans[k]), which for two outcomes is sigmoid(gain logit q + lean).
 *
 * What is impossible stays so, and what is certain with it, whatever the gain.
 */
export function tilt(truth: Distribution, gain: number, leans: readonly number[]): Distribution {
  const logits = truth.map((share, index) =>
    share > 0 ? gain * Math.log(share) + (leans[index] ?? 0) : Number.NEGATIVE_INFINITY,
  )
  const largest = Math.max(...logits)
  const weights = logits.map(logit => Math.exp(logit - largest))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => weight / sum)
}

/**
 * Gives multiples of 1/parts that add up to 1: the method of largest remainders, the first of equals first.
 *
 * An outcome that was at least as likely as another still is.
 */
export function coarsen(believed: Distribution, parts: number): Distribution {
  const quotas = believed.map(share => share * parts)
  const units = quotas.map(Math.floor)
  const rest = parts - units.reduce((total, unit) => total + unit, 0)
  const raised = new Set(
    quotas
      .map((quota, index) => ({ index, remainder: quota - Math.floor(quota) }))
      .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
      .slice(0, Math.max(0, rest))
      .map(({ index }) => index),
  )
  return units.map((unit, index) => (unit + (raised.has(index) ? 1 : 0)) / parts)
}

/** Gives what is added to the logit of each outcome. */
function leansOf(question: Question, key: string, dials: Dials, seed: string): readonly number[] {
  const { bias = 0, ids = 0, order = 0 } = dials
  const leaked = ids === 0 ? 0 : ids * (2 * generatorOf(`key ${seed} ${key}`)() - 1)
  const lean = bias + leaked
  const count = countOutcomes(question)
  const outcomes = Array.from({ length: count }, (_, index) => index)
  if (question.type === 'noul') return [lean, 0]
  if (question.type === 'score') return outcomes.map(level => (lean * level) / (count - 1))
  const named = Object.keys(question.criteria).indexOf(optionsOf(question)[0] ?? '')
  const placed = order < 0 ? count - 1 : 0
  return outcomes.map(
    index => (index === named ? lean : 0) + (index === placed ? Math.abs(order) : 0),
  )
}
