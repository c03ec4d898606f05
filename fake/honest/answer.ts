import { confidenceOf } from '../../spec/confidence.ts'
import { round } from '../../spec/distribution.ts'
import type { JsonObject } from '../../spec/json-object.ts'
import {
  type Answering,
  countOutcomes,
  expectationOf,
  identityOf,
  isUnknowable,
  phrase,
} from '../answer.ts'
import { digitsFor, drawDistribution, drawNormal, generatorOf } from '../distribution.ts'
import { ANSWER_EXTRAS } from '../legal/extra-fields.ts'
import { withOptional } from '../legal/optional-fields.ts'
import type { HonestTraits } from './traits.ts'

/** Makes the answering of a legal server for its request number `occasion`, which decides the noise. */
export function answerHonestly(traits: HonestTraits, occasion: number): Answering {
  return (question, state, seed) => {
    if (isUnknowable(question)) return undefined
    const identity = identityOf(question, state, seed)
    const count = countOutcomes(question)
    const drawn = drawDistribution(identity, count)
    const exact = jitter(drawn, traits, `${traits.seed} ${occasion} ${identity}`)
    const figure = figureOf(traits, count)
    const figures = {
      probabilities: exact.map(figure),
      score: figure(expectationOf(exact)),
      confidence: figure(confidenceOf(traits.confidence, exact)),
    }
    return without(traits, phrase(question, figures), figures.probabilities)
  }
}

function jitter(probabilities: readonly number[], traits: HonestTraits, text: string): number[] {
  if (traits.jitter === 0) return [...probabilities]
  const next = generatorOf(text)
  const noisy = probabilities.map(p => p * Math.exp(traits.jitter * drawNormal(next)))
  const sum = noisy.reduce((total, p) => total + p, 0)
  return noisy.map(p => p / sum)
}

/** Gives the rounding of one figure, each for itself. */
function figureOf({ digits, isFloat32 }: HonestTraits, count: number): (value: number) => number {
  const kept = digitsFor(digits, count)
  return value => {
    const single = isFloat32 ? Math.fround(value) : value
    return kept === 17 ? single : round(single, kept)
  }
}

function without(
  traits: HonestTraits,
  answer: JsonObject,
  [yes, no]: readonly number[],
): JsonObject {
  const { hasExtras, hasLegend, hasProbabilities } = traits
  const isNoul = answer['type'] === 'noul'
  return {
    ...withOptional(answer, { probabilities: hasProbabilities, legend: hasLegend }),
    ...(hasExtras && ANSWER_EXTRAS),
    ...(hasExtras && isNoul && { probabilities: { true: yes, false: no } }),
  }
}
