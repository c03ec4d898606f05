import fc from 'fast-check'
import type { Answer, Question, SystemOneRequest, SystemOneResponse } from '../../spec/nouns.ts'

/** Keys as servers meet them, which are text of any kind, and the names every JavaScript object knows. */
export const key = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('__proto__', 'constructor', 'toString', '', '0', '10', 'a/b', 'a~b', 'type'),
)

const words = fc.string({ unit: 'grapheme', maxLength: 30 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

/** A map with own keys alone, `__proto__` among them, as JSON.parse makes it. */
function keyed<T>(value: fc.Arbitrary<T>, minKeys: number): fc.Arbitrary<Record<string, T>> {
  return fc.dictionary(key, value, { minKeys, maxKeys: 8, noNullPrototype: true })
}

/** A valid question of any type. */
export const question: fc.Arbitrary<Question> = fc.oneof(
  fc.record(
    {
      type: fc.constant('noul' as const),
      instructions: words,
      criteria: fc.record({ true: words, false: words }, { requiredKeys: [] }),
    },
    { requiredKeys: ['type', 'instructions'] },
  ),
  fc.record({
    type: fc.constant('choice' as const),
    instructions: words,
    criteria: keyed(words, 2),
  }),
  fc.record({
    type: fc.constant('score' as const),
    instructions: words,
    criteria: fc.array(words, { minLength: 2, maxLength: 10 }),
  }),
)

/** A valid request, with any `protocol` or none and perhaps a field of a later version. */
export const request: fc.Arbitrary<SystemOneRequest> = fc.record(
  {
    protocol: fc.jsonValue(),
    state: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    questions: keyed(question, 1),
    later: fc.jsonValue(),
  },
  { requiredKeys: ['state', 'questions'] },
)

/** A valid answer of any type. */
export const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({ type: fc.constant('noul' as const), noul: share }),
  fc.record(
    {
      type: fc.constant('choice' as const),
      choice: words,
      confidence: share,
      probabilities: keyed(share, 0),
    },
    { requiredKeys: ['type', 'choice', 'confidence'] },
  ),
  fc.record(
    {
      type: fc.constant('score' as const),
      score: fc.double({ min: 0, max: 9, noNaN: true }),
      confidence: share,
      probabilities: fc.record({ 0: share, 1: share }),
      legend: fc.record({ 0: words, 1: words }),
    },
    { requiredKeys: ['type', 'score', 'confidence'] },
  ),
)

/** A valid response, with some keys or none. */
export const response: fc.Arbitrary<SystemOneResponse> = fc.record(
  {
    protocol: fc.constant(1 as const),
    model: words,
    answers: keyed(answer, 0),
    latency_ms: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
    usage: fc.record({ input_tokens: fc.nat() }),
  },
  { requiredKeys: ['model', 'answers'] },
)
