import fc from 'fast-check'
import t from 'tap'
import { createCursor } from '../../../fake/script/cursor.ts'
import type { Script } from '../../../fake/script/script.ts'
import { asking, at, plain, post, scriptWith, step } from './scripts.ts'

const SESSIONS = 64
const REQUESTS = 10_000

const number = (value: number) => ({ form: 'number' as const, value })
const answers = [{ glob: 'a', forms: [number(0.1), number(0.2), number(0.3)] }]
const effects = [503, 429, 200].map(status => ({ ...plain, status }))

/** A script whose every step depends on what the session has done before. */
const script: Script = scriptWith(
  [
    step({ name: 'third', when: { request: { from: 3, to: 3 } } }),
    step({ name: 'b again', when: { question: 'b', asked: { from: 2, to: 3 } }, times: 1 }),
    step({ name: 'sequence', when: { question: 'a' }, effects, then: 'pass' }),
    step({ name: 'at times', probability: 0.5, times: 9 }),
  ],
  { answers },
)

type Sent = { readonly session: number; readonly key: 'a' | 'b' }

const wholeRun = fc.array(
  fc.record({
    session: fc.nat(SESSIONS - 1),
    key: fc.constantFrom<'a' | 'b'>('a', 'b'),
  }),
  { minLength: REQUESTS, maxLength: REQUESTS, size: 'max' },
)

/** Sends requests in order through one cursor and gives, for each session, all that was decided. */
function play(sent: readonly Sent[]): Map<number, unknown[]> {
  const cursor = createCursor(script)
  const seen = new Map<number, unknown[]>()
  for (const { session, key } of sent) {
    const decided = seen.get(session) ?? []
    seen.set(session, decided)
    const occasion = at(decided.length + 1, `session ${session}`)
    const { step, use, effect, formOf, next } = cursor.decide(post, asking(key), occasion)
    decided.push([step?.name, use, effect?.status, formOf('a'), next()])
  }
  return seen
}

t.test(`${SESSIONS} interleaved sessions each see what they see alone`, async t => {
  fc.assert(
    fc.property(wholeRun, sent => {
      const together = play(sent)
      for (const [session, decided] of together) {
        const alone = play(sent.filter(each => each.session === session)).get(session)
        t.strictSame(decided, alone, `session ${session}`)
      }
      t.equal(together.size, SESSIONS)
    }),
    { seed: 64, numRuns: 1 },
  )
})

t.test(
  'a draw comes out the same in every run and differs by seed, session and request',
  async t => {
    const draw = (seed: string, session: string, request: number) =>
      createCursor(scriptWith([step()], { seed }))
        .decide(post, null, at(request, session))
        .next()
    t.equal(draw('x', 'one', 1), draw('x', 'one', 1))
    const all = [draw('x', 'one', 1), draw('y', 'one', 1), draw('x', 'two', 1), draw('x', 'one', 2)]
    t.equal(new Set(all).size, 4)
  },
)

t.test('a step takes the share of requests its probability says', async t => {
  const cursor = createCursor(scriptWith([step({ probability: 0.3 })]))
  const requests = Array.from({ length: 10_000 }, (_, index) => at(index + 1))
  const taken = requests.filter(occasion => cursor.decide(post, null, occasion).step !== null)
  // Three standard deviations of 10,000 draws at 0.3 are 0.0137.
  t.ok(Math.abs(taken.length / 10_000 - 0.3) < 0.0137, `${taken.length} of 10000`)
})

t.test('a probability of 0 takes no request and one of 1 takes each', async t => {
  for (const [probability, expected] of [
    [0, 0],
    [1, 500],
  ] as const) {
    const cursor = createCursor(scriptWith([step({ probability })]))
    const requests = Array.from({ length: 500 }, (_, index) => at(index + 1))
    const taken = requests.filter(occasion => cursor.decide(post, null, occasion).step !== null)
    t.equal(taken.length, expected)
  }
})

t.test('a session that is forgotten starts again and stays in the report', async t => {
  const cursor = createCursor(scriptWith([step({ name: 'once', times: 1 })]))
  const take = (request: number) => cursor.decide(post, null, at(request)).step?.name
  t.same([take(1), take(2)], ['once', undefined])
  cursor.forget('one')
  t.equal(cursor.report().unmatchedCount, 1)
  t.equal(cursor.report('one').unmatchedCount, 0)
  t.equal(take(1), 'once')
})

t.test('a client that invents keys without end is forgotten from its first key on', async t => {
  const steps = [step({ when: { question: 'key 1', asked: { from: 2, to: 2 } } })]
  const cursor = createCursor(scriptWith(steps))
  const many = (from: number) => Array.from({ length: 6000 }, (_, index) => `key ${from + index}`)
  cursor.decide(post, asking(...many(1)), at(1))
  cursor.decide(post, asking(...many(6001)), at(2))
  t.equal(cursor.decide(post, asking('key 1'), at(3)).step, null)
})
