import fc from 'fast-check'
import type { Answer, Question, SystemOneRequest, SystemOneResponse } from '../../spec/nouns.ts'
import { answer, question, request, response } from './arbitrary.ts'

/** A valid value and the same value with one thing wrong. */
export type Spoilt<T> = { readonly valid: T; readonly invalid: unknown; readonly how: string }

type Spoiling<T> = readonly [how: string, spoil: (value: T) => unknown]

const notText = [null, 1, true, [], {}]
const notShare = [null, -1e-9, 1 + 1e-9, '0.5', true, Number.POSITIVE_INFINITY]

const replaced = (name: string, values: readonly unknown[]): readonly Spoiling<object>[] => [
  [`without ${name}`, value => without(value, name)],
  ...values.map((wrong): Spoiling<object> => {
    return [`${name} is ${JSON.stringify(wrong)}`, value => ({ ...value, [name]: wrong })]
  }),
]

const questionSpoilings: readonly Spoiling<Question>[] = [
  ['not an object', value => [value]],
  ...replaced('type', [null, 'maybe', 1, 'Noul']),
  ...replaced('instructions', notText),
  ['criteria are text', value => ({ ...value, criteria: 'x' })],
  ['criteria are null', value => ({ ...value, criteria: null })],
  ['one option', value => ({ ...value, type: 'choice', criteria: { tea: 'leaves' } })],
  ['an option without text', value => ({ ...value, type: 'choice', criteria: { a: 'x', b: 1 } })],
  ['options in a list', value => ({ ...value, type: 'choice', criteria: ['a', 'b'] })],
  ['one level', value => ({ ...value, type: 'score', criteria: ['low'] })],
  ['eleven levels', value => ({ ...value, type: 'score', criteria: Array(11).fill('x') })],
  ['a level without text', value => ({ ...value, type: 'score', criteria: ['low', null] })],
  ['levels by name', value => ({ ...value, type: 'score', criteria: { a: 'x', b: 'y' } })],
]

const answerSpoilings: readonly Spoiling<Answer>[] = [
  ['null', () => null],
  ['not an object', () => 0.5],
  ...replaced('type', [null, 'maybe', 1]),
  ...notShare.map((noul): Spoiling<Answer> => [`noul ${noul}`, () => ({ type: 'noul', noul })]),
  ...notShare.map((confidence): Spoiling<Answer> => {
    return [`confidence ${confidence}`, () => ({ type: 'choice', choice: 'a', confidence })]
  }),
  ['choice without an option', () => ({ type: 'choice', confidence: 1 })],
  ['a score below the scale', () => ({ type: 'score', score: -0.1, confidence: 1 })],
  ['a score above any scale', () => ({ type: 'score', score: 9.1, confidence: 1 })],
  ['a score of null', () => ({ type: 'score', score: null, confidence: 1 })],
  [
    'a probability of null',
    () => ({ type: 'choice', choice: 'a', confidence: 1, probabilities: { a: null } }),
  ],
  [
    'a legend of null',
    () => ({ type: 'score', score: 0, confidence: 1, legend: { 0: 'x', 1: null } }),
  ],
]

const requestSpoilings: readonly Spoiling<SystemOneRequest>[] = [
  ['not an object', value => [value]],
  ...replaced('state', ['', ...notText]),
  ...replaced('questions', [null, [], {}, 'x']),
]

const responseSpoilings: readonly Spoiling<SystemOneResponse>[] = [
  ['not an object', value => [value]],
  ...replaced('model', notText),
  ...replaced('answers', [null, [], 'x', 1]),
  ...[0, 2, '1', null].map((protocol): Spoiling<SystemOneResponse> => {
    return [`protocol ${JSON.stringify(protocol)}`, value => ({ ...value, protocol })]
  }),
]

/** A request with one thing wrong, at its top or inside one of its questions. */
export const spoiltRequest: fc.Arbitrary<Spoilt<SystemOneRequest>> = fc.oneof(
  spoilt(request, requestSpoilings),
  fc.tuple(request, spoilt(question, questionSpoilings)).map(([valid, { invalid, how }]) => ({
    valid,
    invalid: { ...valid, questions: lastReplaced(valid.questions, invalid) },
    how,
  })),
)

/** A response with one thing wrong, at its top or inside one of its answers. */
export const spoiltResponse: fc.Arbitrary<Spoilt<SystemOneResponse>> = fc.oneof(
  spoilt(response, responseSpoilings),
  fc.tuple(response, spoilt(answer, answerSpoilings)).map(([valid, { invalid, how }]) => ({
    valid,
    invalid: { ...valid, answers: lastReplaced(valid.answers, invalid) },
    how,
  })),
)

function spoilt<T>(
  valid: fc.Arbitrary<T>,
  spoilings: readonly Spoiling<T>[],
): fc.Arbitrary<Spoilt<T>> {
  return fc
    .tuple(valid, fc.constantFrom(...spoilings))
    .map(([valid, [how, spoil]]) => ({ valid, invalid: spoil(valid), how }))
}

// Object.fromEntries makes own keys, `__proto__` too, where an assignment would set the prototype.
function lastReplaced(map: Readonly<Record<string, unknown>>, value: unknown) {
  const last = Object.keys(map).at(-1) ?? 'q'
  return Object.fromEntries([...Object.entries(map), [last, value]])
}

function without(value: object, name: string): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
}
