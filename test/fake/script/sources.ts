import fc from 'fast-check'
import { isBeforeRequest } from '../../../fake/fault.ts'
import { faults } from '../../../fake/faults/index.ts'

const glob = fc.constantFrom('*', 'stuck', 'lesson_*', '1', 'a b')
const optional = <T extends Record<string, unknown>>(
  model: { [K in keyof T]: fc.Arbitrary<T[K]> },
) => fc.record(model, { requiredKeys: [] })

const fields = optional({
  type: fc.string(),
  noul: fc.double({ noNaN: true, noDefaultInfinity: true }),
  choice: fc.string(),
  score: fc.integer(),
  probabilities: fc.dictionary(fc.string(), fc.integer()),
}).filter(given => Object.keys(given).length > 0)
const answer = fc.oneof(
  fc.integer(),
  fc.constant('omit'),
  fc.constant('billing'),
  fields,
  fc.record({ exactly: fc.jsonValue() }),
)
const answers = fc.dictionary(
  glob,
  fc.oneof(answer, fc.array(answer, { minLength: 1, maxLength: 3 })),
)

const count = fc.integer({ min: 1, max: 99 })
const range = fc.oneof(
  count,
  count.map(from => `${from}..`),
  fc.tuple(count, count).map(([from, more]) => `${from}..${from + more}`),
  fc.record({ from: count }),
)
const condition = fc.oneof(
  fc.string(),
  fc.record({ is: fc.jsonValue() }),
  fc.record({ contains: fc.constant('x'), regex: fc.constantFrom('^a', 'fail(ed)?') }),
)
const when = optional({
  method: fc.constantFrom('GET', 'POST'),
  path: fc.constantFrom('/v1/*', '*'),
  headers: fc.dictionary(
    fc.constantFrom('x-run', 'accept'),
    fc.oneof(fc.constant('absent'), fc.string()),
  ),
  question: glob,
  type: fc.constantFrom('noul', 'choice', 'score'),
  state: condition,
  body: condition,
  asked: range,
  request: range,
  session: glob,
})

const wait = fc.oneof(
  fc.integer({ min: 0, max: 1000 }),
  fc.record({ before: fc.constantFrom('head', 'body'), ms: count }),
  fc.record({ before: fc.constant('chunk'), bytes: count, ms: count }),
  fc.record({ uniform: fc.tuple(fc.constant(1), count) }),
)
// A brace would make a template of a text.
const text = fc.string().map(given => given.replaceAll('{', ''))
const effect = {
  answers,
  status: fc.integer({ min: 100, max: 999 }),
  headers: fc.dictionary(fc.constantFrom('x-a', 'server'), fc.constantFrom('a', null, 3)),
  body: fc.oneof(text, fc.record({ error: text }), fc.record({ base64: fc.constant('/wA=') })),
  protocol: fc.jsonValue(),
  model: text,
  delay: fc.oneof(wait, fc.array(wait, { minLength: 1, maxLength: 2 })),
  fault: fc.constantFrom(...faults.filter(fault => !isBeforeRequest(fault)).map(({ id }) => id)),
}
const taking = { name: fc.constant('a step'), when, times: count, probability: fc.constant(0.5) }
const step = fc
  .oneof(
    optional({ ...taking, ...effect }),
    fc.record(
      { ...taking, sequence: fc.array(optional(effect), { minLength: 1, maxLength: 3 }) },
      { requiredKeys: ['sequence'] },
    ),
  )
  .filter(given => Object.keys(given).length > 0)

/** Scripts as people write them, all of them valid. */
export const validScript = optional({
  seed: fc.oneof(fc.string(), fc.integer()),
  otherwise: fc.constantFrom('answer', 'refuse'),
  answers,
  steps: fc.array(step, { maxLength: 4 }),
}).map(source => JSON.parse(JSON.stringify(source)))
