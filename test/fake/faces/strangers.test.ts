import { ok } from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { respond } from '../../../fake/index.ts'
import type { Dialect } from '../../../spec/dialect.ts'
import { dialects } from '../../../spec/dialects.ts'
import { isObject } from '../../../spec/json-object.ts'
import { about, anyAsked, received } from '../../spec/dialects/asking.ts'
import { ask } from '../requests.ts'

const runs = { seed: 20261130, numRuns: 300 }

function send(dialect: Dialect, body: unknown) {
  const decides = dialect.routes.find(({ endpoint }) => endpoint === 'decisions')
  const request = { ...ask(body, { authorization: 'Bearer any' }), path: decides?.path ?? '' }
  return respond(request, { dialect: dialect.id })
}

/** Replaces what lies under one of the fields of a value, at any depth, by `stranger`. */
function spoilt(value: unknown, path: readonly number[], stranger: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined || !(isObject(value) || Array.isArray(value))) return stranger
  const entries = Object.entries(value)
  const at = entries.length === 0 ? -1 : first % entries.length
  const changed = entries.map(([key, each], index): [string, unknown] => [
    key,
    index === at ? spoilt(each, rest, stranger) : each,
  ])
  return Array.isArray(value) ? changed.map(([, each]) => each) : Object.fromEntries(changed)
}

const path = fc.array(fc.nat(6), { minLength: 1, maxLength: 5 })

const nested = {
  state: 'deep',
  text: 'deep',
  questions: { q: { type: 'noul', instructions: 'deep' } },
} as const

for (const dialect of dialects) {
  t.test(
    `a request of ${dialect.id} with something strange in it is answered or refused`,
    async () => {
      fc.assert(
        fc.property(anyAsked(dialect), path, fc.jsonValue(), (nouns, place, stranger) => {
          const { status } = send(dialect, spoilt(dialect.ask(nouns), place, stranger))
          ok([200, 400, 404, 413, 422].includes(status), String(status))
        }),
        runs,
      )
    },
  )

  t.test(`${dialect.id} writes any answer at all`, async () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          type: fc.constantFrom('noul', 'choice', 'score', 7),
          noul: fc.jsonValue(),
          choice: fc.jsonValue(),
          score: fc.jsonValue(),
          confidence: fc.oneof(fc.double(), fc.jsonValue()),
          probabilities: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(anyAsked(dialect), fc.array(odd, { minLength: 1 }), (nouns, values) => {
        const keys = Object.keys(nouns.questions)
        const given = keys.map((key, index) => [key, values[index % values.length]] as const)
        const written = dialect.write(Object.fromEntries(given), received(dialect, nouns), about)
        ok(typeof JSON.stringify(written.body) === 'string')
      }),
      runs,
    )
  })

  t.test(`${dialect.id} lives through a body nested deeper than can be written`, async t => {
    const whole = JSON.stringify({ ...dialect.ask(nested), later: 'deep' })
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    for (const name of ['state', 'input', 'instructions', 'later']) {
      const text = whole.replace(`"${name}":"deep"`, `"${name}":${deep}`)
      t.ok(send(dialect, Buffer.from(text)).status < 500, name)
    }
  })
}
