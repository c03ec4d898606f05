import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import t from 'tap'
import { createCursor } from '../../../fake/script/cursor.ts'
import type { Conditions, Range, ValueCondition } from '../../../fake/script/script.ts'
import type { Asked } from '../../../spec/asked.ts'
import type { Question } from '../../../spec/nouns.ts'
import { asking, at, noul, post, scriptWith, step } from './scripts.ts'

const seed = { seed: 31, numRuns: 500 }

/** What a request brings, from a small world, so that conditions often hold. */
type Coming = {
  readonly keys: readonly string[]
  readonly isRead: boolean
  readonly state: unknown
  readonly path: string
  readonly header: string | undefined
  readonly session: string
}

const keys = ['a', 'b', 'lesson_1', 'lesson_2', '__proto__']
const states: readonly unknown[] = ['red', 'green', { x: 1, y: [2] }, { y: [2], x: 1 }, null]
const paths = ['/v1/systemone', '/health', '/other']
const sessions = ['one', 'two']

const globs = fc.constantFrom(...keys, 'lesson_*', '*', '*_1', 'none')
const range: fc.Arbitrary<Range> = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.option(fc.integer({ min: 0, max: 20 })))
  .map(([from, length]) => ({ from, to: length === null ? null : from + length }))
const value: fc.Arbitrary<ValueCondition> = fc.oneof(
  fc.constantFrom(...states).map(is => ({ is })),
  fc.constantFrom({ contains: 'r' }, { contains: '"x"' }, { regex: /^g/ }, { regex: /E/gi }),
)
const isOf = fc.constantFrom<ValueCondition | 'absent'>('absent', { is: 'x' }, { contains: 'y' })

const all: fc.Arbitrary<Conditions> = fc.record({
  method: fc.constantFrom('post', 'GET'),
  path: fc.constantFrom(...paths, '/v1/*', '*'),
  headers: isOf.map(condition => ({ 'x-case': condition })),
  question: globs,
  type: fc.constantFrom('noul', 'score'),
  instructions: fc.constantFrom({ contains: 'so' }, { is: 'Is it?' }),
  asked: range,
  state: value,
  body: value,
  request: range,
  session: fc.constantFrom(...sessions, 'o*'),
})

// Few at a time, or no request would ever meet all of them.
const conditions: fc.Arbitrary<Conditions> = fc
  .tuple(all, fc.uniqueArray(fc.nat(10), { maxLength: 3 }))
  .map(([whole, places]) =>
    Object.fromEntries(Object.entries(whole).filter((_, place) => places.includes(place))),
  )

const coming: fc.Arbitrary<Coming> = fc.record({
  keys: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 3 }),
  isRead: fc.boolean(),
  state: fc.constantFrom(...states),
  path: fc.constantFrom(...paths),
  header: fc.constantFrom(undefined, 'x', 'xy'),
  session: fc.constantFrom(...sessions),
})

/** Says whether conditions hold, written as the words of the type say, without lists or shared work. */
function holds(
  when: Conditions,
  one: Coming,
  request: number,
  counts: Map<string, number>,
): boolean {
  const isIn = (span: Range | undefined, count: number) =>
    span === undefined || (count >= span.from && count <= (span.to ?? Infinity))
  const isLike = (glob: string | undefined, text: string) =>
    glob === undefined || new RegExp(`^${glob.replaceAll('*', '.*')}$`).test(text)
  const isValue = (condition: ValueCondition | undefined, given: unknown) => {
    if (condition === undefined) return true
    const text = typeof given === 'string' ? given : JSON.stringify(given)
    if ('is' in condition && !isDeepStrictEqual(condition.is, given)) return false
    if (condition.contains !== undefined && !text.includes(condition.contains)) return false
    return condition.regex === undefined || new RegExp(condition.regex.source, 'i').test(text)
  }
  const header = when.headers?.['x-case']
  const isHeader =
    header === undefined ||
    (header === 'absent' ? one.header === undefined : isValue(header, one.header ?? '-'))
  const { question, type, instructions, asked, state } = when
  const looksInside = [question, type, instructions, asked, state].some(each => each !== undefined)
  if (looksInside && !one.isRead) return false
  const isOne = (key: string) =>
    isLike(question, key) &&
    (type === undefined || type === 'noul') &&
    isValue(instructions, noul.instructions) &&
    isIn(asked, counts.get(`${one.session} ${key}`) ?? 0)
  const needsOne = [question, type, instructions, asked].some(each => each !== undefined)
  return (
    (when.method === undefined || when.method === 'post') &&
    isLike(when.path, one.path) &&
    isHeader &&
    (!needsOne || one.keys.some(isOne)) &&
    isValue(state, one.state) &&
    isValue(when.body, one.state) &&
    isIn(when.request, request) &&
    isLike(when.session, one.session)
  )
}

const askedBy = ({ keys, state, isRead }: Coming): Asked | null =>
  isRead ? { ...asking(...keys), state } : null

t.test('a script takes each request by the step that a naive reading takes it by', async t => {
  const script = fc.array(fc.tuple(conditions, fc.option(fc.integer({ min: 1, max: 2 }))), {
    minLength: 1,
    maxLength: 30,
  })
  let taken = 0
  const property = fc.property(script, fc.array(coming, { maxLength: 12 }), (whens, all) => {
    const steps = whens.map(([when, times]) => step({ when, times }))
    const cursor = createCursor(scriptWith(steps))
    const [uses, counts, numbers] = [new Map<string, number>(), new Map(), new Map()]
    for (const one of all) {
      const request = count(numbers, one.session)
      if (one.isRead) for (const key of one.keys) count(counts, `${one.session} ${key}`)
      const headers = one.header === undefined ? {} : { 'x-case': one.header }
      const sent = {
        ...post,
        path: one.path,
        headers,
        body: Buffer.from(JSON.stringify(one.state)),
      }
      const decided = cursor.decide(sent, askedBy(one), at(request, one.session)).step
      const expected = steps.findIndex(({ when, times }, index) => {
        const used = uses.get(`${one.session} ${index}`) ?? 0
        return used < (times ?? Infinity) && holds(when, one, request, counts)
      })
      if (expected >= 0) taken += 1
      if (expected >= 0) count(uses, `${one.session} ${expected}`)
      t.equal(
        decided === null ? -1 : steps.indexOf(decided),
        expected,
        JSON.stringify({ one, whens }),
      )
    }
  })
  fc.assert(property, seed)
  t.ok(taken > 1000, `${taken} requests are taken by a step`)
})

function count(counts: Map<string, number>, name: string): number {
  const next = (counts.get(name) ?? 0) + 1
  counts.set(name, next)
  return next
}

/** Decides one request against a script of one step and says whether it matched. */
function matches(when: Conditions, questions: Readonly<Record<string, Question>>): boolean {
  const cursor = createCursor(scriptWith([step({ when })]))
  return cursor.decide(post, { ...asking(), questions }, at(1)).step !== null
}

t.test('the conditions on a question hold for one and the same question', async t => {
  const score: Question = { type: 'score', instructions: 'How much?', criteria: ['a', 'b'] }
  t.notOk(matches({ question: 'a', type: 'score' }, { a: noul, b: score }))
  t.ok(matches({ question: 'b', type: 'score' }, { a: noul, b: score }))
})

t.test('a regular expression that remembers its place matches the second time too', async t => {
  const cursor = createCursor(scriptWith([step({ when: { state: { regex: /red/g } } })]))
  const taken = [1, 2, 3].map(
    request => cursor.decide(post, asking('a'), at(request)).step !== null,
  )
  t.same(taken, [true, true, true])
})

t.test('a JSON Schema looks at a value as it is', async t => {
  const holds = (given: unknown) => Array.isArray(given)
  const when = { state: { schema: { source: { type: 'array' }, holds } } }
  const cursor = createCursor(scriptWith([step({ when })]))
  t.equal(cursor.decide(post, { ...asking('a'), state: '[1]' }, at(1)).step, null)
  t.not(cursor.decide(post, { ...asking('a'), state: [1] }, at(2)).step, null)
})

t.test('a body nested deeper than the stack holds is no value and matches nothing', async t => {
  const deep = Buffer.from(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)
  const when = { body: { is: [] } }
  const cursor = createCursor(
    scriptWith([step({ when }), step({ when: { body: { regex: /x/ } } })]),
  )
  t.equal(cursor.decide({ ...post, body: deep }, null, at(1)).step, null)
})

t.test('a body that is no JSON is looked at as text', async t => {
  const cursor = createCursor(scriptWith([step({ when: { body: { is: '{"a"' } } })]))
  t.not(cursor.decide({ ...post, body: Buffer.from('{"a"') }, null, at(1)).step, null)
})
