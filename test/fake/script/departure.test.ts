import t from 'tap'
import { createCursor } from '../../../fake/script/cursor.ts'
import type { ValueCondition } from '../../../fake/script/script.ts'
import { at, post, scriptWith, step } from './scripts.ts'

/** Explains a request with this body against steps that want these. */
function explain(
  body: unknown,
  wanted: readonly ValueCondition[],
  hide?: (text: string) => string,
) {
  const steps = wanted.map((each, index) =>
    step({ name: `step ${index + 1}`, when: { body: each } }),
  )
  const request = { ...post, body: Buffer.from(JSON.stringify(body)) }
  return createCursor(scriptWith(steps), hide).decide(request, null, at(1)).nearest
}

t.test('of steps that are level the one that differs in fewer places is the nearest', async t => {
  const wanted = [
    { a: 1, b: 1 },
    { a: 2, b: 1 },
    { a: 3, b: 3 },
  ].map(is => ({ is }))
  t.equal(explain({ a: 2, b: 2 }, wanted), 'step 2: body/b: expected 1, got 2')
})

t.test(
  'of steps that differ in as many places the one alike for longer is the nearest',
  async t => {
    const wanted = ['The build', 'The day is', 'The day was'].map(is => ({ is }))
    t.match(explain('The day went', wanted), /^step 3: /)
  },
)

t.test('a secret is hidden before a text is cut within it', async t => {
  const state = `${'x'.repeat(45)}tok-0123456789-0123456789`
  const told = explain({ state }, [{ contains: 'y' }], text =>
    text.replaceAll('tok-0123456789-0123456789', '[gone]'),
  )
  t.notMatch(told, /tok-/)
})
