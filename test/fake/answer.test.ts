import fc from 'fast-check'
import t from 'tap'
import { respond } from '../../fake/index.ts'
import { isObject, type JsonObject } from '../../spec/json-object.ts'
import { isResponse } from '../../spec/validate.ts'
import { anyRequest, ask, everyType } from './requests.ts'

const seed = { seed: 20, numRuns: 150 }
const textOf = (body: unknown, options = {}) => respond(ask(body), options).body.toString()
const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {})
const answersOf = (body: unknown, options = {}): [string, JsonObject][] =>
  Object.entries(objectOf(objectOf(JSON.parse(textOf(body, options)))['answers'])).map(
    ([key, answer]) => [key, objectOf(answer)],
  )
const numbersOf = (value: unknown): number[] => Object.values(objectOf(value)).map(Number)

/** Runs `holds` on every answer to any request, beside the criteria of its question as entries. */
function everyAnswer(holds: (answer: JsonObject, criteria: [string, unknown][]) => boolean) {
  fc.assert(
    fc.property(anyRequest, request => {
      const answers = answersOf(request)
      return answers.every(([key, answer]) => {
        const question = objectOf(Object.getOwnPropertyDescriptor(request.questions, key)?.value)
        const { criteria } = question
        return holds(
          answer,
          Array.isArray(criteria) ? Object.entries(criteria) : Object.entries(objectOf(criteria)),
        )
      })
    }),
    seed,
  )
}

t.test('every request of the protocol gets a response of the protocol', async () => {
  fc.assert(
    fc.property(anyRequest, request => isResponse(JSON.parse(textOf(request)))),
    seed,
  )
})

t.test('every key asked comes back, and no other', async () => {
  fc.assert(
    fc.property(anyRequest, request => {
      const asked = Object.keys(JSON.parse(JSON.stringify(request.questions))).sort()
      return (
        JSON.stringify(
          answersOf(request)
            .map(([key]) => key)
            .sort(),
        ) === JSON.stringify(asked)
      )
    }),
    seed,
  )
})

t.test('probabilities are over the options or levels of the question and add up to 1', async () => {
  everyAnswer(({ probabilities }, criteria) => {
    if (probabilities === undefined) return criteria.length === 0
    const sum = numbersOf(probabilities).reduce((total, p) => total + p, 0)
    return (
      Object.keys(objectOf(probabilities)).length === criteria.length && Math.abs(sum - 1) < 1e-9
    )
  })
})

t.test('choice is an option, and none is more probable', async () => {
  everyAnswer(({ type, choice, confidence, probabilities }, criteria) => {
    if (type !== 'choice') return true
    const largest = Math.max(...numbersOf(probabilities))
    const own = Object.getOwnPropertyDescriptor(objectOf(probabilities), String(choice))?.value
    return criteria.some(([name]) => name === choice) && own === largest && confidence === largest
  })
})

t.test('score is the expected level, and the legend names the levels in order', async () => {
  everyAnswer(({ type, score, probabilities, legend }, criteria) => {
    if (type !== 'score') return true
    const expected = numbersOf(probabilities).reduce((sum, p, level) => sum + p * level, 0)
    const named = JSON.stringify(Object.entries(objectOf(legend))) === JSON.stringify(criteria)
    return named && Math.abs(Number(score) - expected) < 1e-4
  })
})

t.test('the same request and seed give the same bytes', async t => {
  t.equal(textOf(everyType, { seed: 'a' }), textOf(everyType, { seed: 'a' }))
})

t.test('another seed gives other answers', async t => {
  t.not(textOf(everyType, { seed: 'a' }), textOf(everyType, { seed: 'b' }))
})

t.test('another state gives other answers', async t => {
  t.not(textOf(everyType), textOf({ ...everyType, state: 'The kitchen is silent.' }))
})

t.test('protocol and fields nobody knows change nothing', async t => {
  const questions = Object.fromEntries(
    Object.entries(everyType.questions).map(([key, question]) => [key, { ...question, x: 1 }]),
  )
  t.equal(textOf({ ...everyType, protocol: '99', questions, y: null }), textOf(everyType))
})

t.test('a field nobody knows within noul criteria changes nothing', async t => {
  const noul = (criteria: unknown) =>
    textOf({ state: 's', questions: { q: { type: 'noul', instructions: 'Is it?', criteria } } })
  t.equal(noul({ true: 'yes', x: 1 }), noul({ true: 'yes' }))
})

t.test('the key of a question does not decide its answer', async t => {
  const under = (key: string) =>
    answersOf({ state: 's', questions: { [key]: { type: 'noul', instructions: 'Is it?' } } })
  t.same(under('a')[0]?.[1], under('b')[0]?.[1])
})

t.test('answers over many states reach both halves of the scale', async t => {
  const nouls = Array.from({ length: 200 }, (_, index) =>
    Number(answersOf({ ...everyType, state: `state ${index}` })[0]?.[1]['noul']),
  )
  const yes = nouls.filter(noul => noul >= 0.5).length
  t.ok(yes > 60 && yes < 140, `${yes} of 200 read yes`)
})

t.test('a question that says "unknowable" is left out, and its neighbour answered', async t => {
  const unknown = { type: 'noul', instructions: 'The Unknowable: what is it?' }
  const keys = answersOf({ ...everyType, questions: { ...everyType.questions, unknown } })
  t.same(
    keys.map(([key]) => key),
    ['hot', 'drink', 'loud'],
  )
})

t.test('keys matched by omit are left out', async t => {
  const keys = (omit: string[]) => answersOf(everyType, { omit }).map(([key]) => key)
  t.same(keys(['h*', 'loud']), ['drink'])
  t.same(keys(['*o*']), ['drink'])
  t.same(keys(['*']), [])
})

t.test('a choice of 255 options is answered', async t => {
  const criteria = Object.fromEntries(Array.from({ length: 255 }, (_, i) => [`option ${i}`, '']))
  const [first] = answersOf({
    state: 's',
    questions: { q: { type: 'choice', instructions: 'Which?', criteria } },
  })
  const sum = numbersOf(first?.[1]['probabilities']).reduce((total, p) => total + p, 0)
  t.ok(Math.abs(sum - 1) < 1e-9, `the sum is ${sum}`)
})
