import fc from 'fast-check'
import t from 'tap'
import { findingsOf } from '../../spec/findings.ts'
import { valueAt } from '../../spec/pointer.ts'
import {
  isAnswer,
  isEmbeddingRequest,
  isEmbeddingResponse,
  isErrorBody,
  isHealth,
  isQuestion,
  isRequest,
  isResponse,
} from '../../spec/validate.ts'
import { request, response } from './arbitrary.ts'
import { definition, examples, isValidAt } from './definition.ts'
import { spoiltRequest, spoiltResponse } from './spoiling.ts'

const REQUEST = '/components/schemas/SystemOneRequest'
const RESPONSE = '/components/schemas/SystemOneResponse'
const seeded = { seed: 20250101, numRuns: 500 }

t.test('an arbitrary valid request is valid and nothing is found in it', async () => {
  fc.assert(
    fc.property(request, value => isRequest(value) && findingsOf('request', value).length === 0),
    seeded,
  )
})

t.test('a request with one thing wrong is not valid and something is found in it', async () => {
  fc.assert(
    fc.property(spoiltRequest, ({ valid, invalid }) => {
      if (!isRequest(valid) || isRequest(invalid)) return false
      return findingsOf('request', invalid).length > 0 && !isValidAt(REQUEST, invalid)
    }),
    { ...seeded, numRuns: 2000 },
  )
})

t.test('an arbitrary valid response is valid and nothing is found in it', async () => {
  fc.assert(
    fc.property(response, value => isResponse(value) && findingsOf('response', value).length === 0),
    seeded,
  )
})

t.test('a response with one thing wrong is not valid and something is found in it', async () => {
  fc.assert(
    fc.property(spoiltResponse, ({ valid, invalid }) => {
      if (!isResponse(valid) || isResponse(invalid)) return false
      return findingsOf('response', invalid).length > 0 && !isValidAt(RESPONSE, invalid)
    }),
    { ...seeded, numRuns: 2000 },
  )
})

t.test('any JSON at all is judged as the definition itself judges it', async () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record({ state: fc.jsonValue(), questions: fc.jsonValue() }),
  )
  fc.assert(
    fc.property(anything, value => isRequest(value) === isValidAt(REQUEST, value)),
    seeded,
  )
})

const guards: Readonly<Record<string, (value: unknown) => boolean>> = {
  SystemOneRequest: isRequest,
  SystemOneResponse: isResponse,
  Question: isQuestion,
  Answer: isAnswer,
  Health: isHealth,
  EmbeddingRequest: isEmbeddingRequest,
  EmbeddingResponse: isEmbeddingResponse,
  ErrorBody: isErrorBody,
}

for (const [name, guard] of Object.entries(guards)) {
  const at = `/components/schemas/${name}`
  const shown = examples().filter(({ schema }) => schema === at || referenceAt(schema) === `#${at}`)

  t.test(`every example of ${name} passes its guard`, async t => {
    t.ok(shown.length > 0)
    t.same(
      shown.filter(({ value }) => !guard(value)),
      [],
    )
  })

  t.test(`no example of ${name} passes without one of its required fields`, async t => {
    const required = Object(valueAt(definition, at)).required ?? []
    const passing = shown.flatMap(({ at, value }) =>
      required
        .filter((field: string) => guard(without(value, field)))
        .map((field: string) => [at, field]),
    )
    t.same(passing, [])
  })
}

function referenceAt(schema: string): unknown {
  return valueAt(definition, `${schema}/$ref`)
}

function without(value: unknown, field: string): unknown {
  return Object.fromEntries(Object.entries(Object(value)).filter(([key]) => key !== field))
}

t.test('an embedding of 383 or 385 numbers, or with text in it, is refused', async t => {
  const list = (embedding: unknown[]) => ({
    object: 'list',
    model: 'x',
    data: [{ object: 'embedding', index: 0, embedding }],
  })
  t.ok(isEmbeddingResponse(list(Array(384).fill(0.05))))
  t.notOk(isEmbeddingResponse(list(Array(383).fill(0.05))))
  t.notOk(isEmbeddingResponse(list(Array(385).fill(0.05))))
  t.notOk(isEmbeddingResponse(list([...Array(383).fill(0.05), '0.05'])))
})
