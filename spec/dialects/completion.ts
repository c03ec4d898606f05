import type { Asked, GivenAnswers } from '../asked.ts'
import { type ConfidenceFormula, confidenceOf } from '../confidence.ts'
import type { About, Dialect } from '../dialect.ts'
import { isShare, levelsAround, round, roundDistribution, tidy } from '../distribution.ts'
import { isObject, type JsonObject, ownValue } from '../json-object.ts'
import type { Question } from '../nouns.ts'

type Style = Pick<Dialect, 'digits' | 'confidence'>

/** Writes every answer with `write`, but for those whose key is in `exact`. */
export function answersBy(
  answers: GivenAnswers,
  { questions }: Asked,
  { exact }: Pick<About, 'exact'>,
  write: (answer: JsonObject, question: Question) => JsonObject,
): GivenAnswers {
  const written = Object.entries(answers).map(([key, answer]): [string, unknown] => {
    const question = ownValue(questions, key) === undefined ? undefined : questions[key]
    const isKept = question === undefined || exact?.has(key) === true || !isObject(answer)
    return [key, isKept ? answer : write(answer, question)]
  })
  return Object.fromEntries(written)
}

/** Completes every answer in the style of a dialect, but for those whose key is in `exact`. */
export const completedAnswers = (
  answers: GivenAnswers,
  asked: Asked,
  about: Pick<About, 'exact'>,
  style: Style,
): GivenAnswers =>
  answersBy(answers, asked, about, (answer, question) => completeAnswer(answer, question, style))

/**
 * Gives an answer the fields protocol v1 leaves open and other dialects always have: probabilities,
 * confidence, and the legend of a score. What it has stays; an answer of another type, or one whose
 * figures lie outside their range, stays as a whole.
 */
export function completeAnswer(answer: JsonObject, question: Question, style: Style): JsonObject {
  const { type, criteria } = question
  if (answer['type'] !== type || type === 'noul') return answer
  const formula = style.confidence[type] ?? 'largest'
  // Tidied, so that 1 less 0.8 is not rounded down to 0.19.
  const spread = spreadOf(answer, question) ?? derived(answer, question, formula)?.map(tidy)
  if (spread === undefined) return answer
  const keys = Object.keys(criteria)
  const { digits } = style
  const figures =
    answer['probabilities'] !== undefined || digits === null
      ? spread
      : roundDistribution(spread, digits)
  const confidence = confidenceOf(formula, figures)
  const given = Object.fromEntries(keys.map((key, index) => [key, figures[index]]))
  return {
    ...answer,
    ...absent(answer, 'confidence', digits === null ? confidence : round(confidence, digits)),
    ...absent(answer, 'probabilities', given),
    ...(type === 'score' && absent(answer, 'legend', { ...criteria })),
  }
}

const absent = (answer: JsonObject, name: string, value: unknown): JsonObject =>
  answer[name] === undefined ? { [name]: value } : {}

/** Gives the probabilities of an answer in the order of its options or levels; undefined where one is missing or is none. */
export function spreadOf(answer: JsonObject, { criteria }: Question): number[] | undefined {
  const spread: number[] = []
  for (const key of Object.keys(criteria ?? {})) {
    const probability = ownValue(answer['probabilities'], key)
    if (!isShare(probability)) return undefined
    spread.push(probability)
  }
  return spread
}

/** Derives probabilities from the option picked and its confidence, or from the expected level. */
function derived(
  answer: JsonObject,
  { type, criteria }: Question,
  formula: ConfidenceFormula,
): number[] | undefined {
  if (answer['probabilities'] !== undefined) return undefined
  const keys = Object.keys(criteria ?? {})
  const { score, choice, confidence } = answer
  if (type === 'score') return around(score, keys.length)
  const picked = typeof choice === 'string' ? keys.indexOf(choice) : -1
  if (picked < 0 || !isShare(confidence)) return undefined
  const { length } = keys
  const share = formula === 'normalised' ? (confidence * (length - 1) + 1) / length : confidence
  const largest = length === 1 ? 1 : share
  return keys.map((_, index) => (index === picked ? largest : (1 - largest) / (length - 1)))
}

/** Puts everything on the two levels around the expected one. */
function around(score: unknown, levels: number): number[] | undefined {
  if (typeof score !== 'number' || score < 0 || score > levels - 1) return undefined
  return levelsAround(score, levels)
}
