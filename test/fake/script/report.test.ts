import t from 'tap'
import { createCursor } from '../../../fake/script/cursor.ts'
import { asking, at, plain, post, scriptWith, step } from './scripts.ts'

const three = [plain, plain, plain]

/** Decides `count` requests that ask `key`. */
function send(
  cursor: ReturnType<typeof createCursor>,
  count: number,
  key = 'stuck',
  session = 'one',
) {
  for (let request = 1; request <= count; request++) {
    cursor.decide(post, asking(key), at(request, session))
  }
}

t.test('a step that was never used is named with its place, its name and its line', async t => {
  const steps = [step({ name: 'step 1' }), step({ name: 'overloaded twice', line: 12 })]
  const cursor = createCursor(scriptWith(steps))
  send(cursor, 1)
  t.same(cursor.report().unused, ['step 2 "overloaded twice" (line 12) was never used'])
})

t.test('a step that is used less often than it says is reported', async t => {
  const cursor = createCursor(scriptWith([step({ name: 'twice', times: 2 })]))
  send(cursor, 1)
  t.same(cursor.report().unused, ['step 1 "twice" was used 1 of 2 times'])
})

t.test('items of a sequence that were never reached are reported', async t => {
  const cursor = createCursor(scriptWith([step({ name: 'step 1', effects: three })]))
  send(cursor, 1)
  t.same(cursor.report().unused, ['step 1: items 2 to 3 of its sequence were never reached'])
  cursor.decide(post, asking('stuck'), at(2))
  t.same(cursor.report().unused, ['step 1: item 3 of its sequence was never reached'])
  cursor.decide(post, asking('stuck'), at(3))
  t.same(cursor.report().unused, [])
})

t.test('what a step was used in one session counts in no other', async t => {
  const cursor = createCursor(scriptWith([step({ name: 'step 1', times: 2 })]))
  send(cursor, 1, 'stuck', 'one')
  send(cursor, 2, 'stuck', 'two')
  t.same(cursor.report('one').unused, ['step 1 was used 1 of 2 times'])
  t.same(cursor.report('two').unused, [])
  t.same(cursor.report().unused, [], 'all sessions together: the one that got farthest')
  t.same(cursor.report('none').unused, ['step 1 was never used'])
})

t.test('the report on a session leaves out the steps that are for others', async t => {
  const steps = ['one', 'two*'].map(session => step({ name: session, when: { session } }))
  const cursor = createCursor(scriptWith(steps))
  send(cursor, 1, 'stuck', 'one')
  t.same(cursor.report('one').unused, [])
  send(cursor, 1, 'stuck', 'three')
  t.same(cursor.report('three').unused, [])
  t.equal(cursor.report('misspelt').unused.length, 2, 'one that asked nothing is told of all')
  t.same(cursor.report().unused, ['step 2 "two*" was never used'])
})

t.test('a request no step takes is reported with the nearest step', async t => {
  const cursor = createCursor(
    scriptWith([step({ name: 'step 1', when: { question: 'lesson_*' } })]),
  )
  send(cursor, 1)
  t.same(cursor.report(), {
    unused: ['step 1 was never used'],
    unmatched: [
      {
        session: 'one',
        request: 1,
        method: 'POST',
        path: '/v1/systemone',
        nearest: 'step 1: question: expected a key like lesson_*, got stuck',
      },
    ],
    unmatchedCount: 1,
  })
})

t.test('a hundred unmatched requests are listed and the others counted', async t => {
  const cursor = createCursor(scriptWith([step({ when: { question: 'none' } })]))
  send(cursor, 80, 'stuck', 'one')
  send(cursor, 80, 'stuck', 'two')
  cursor.forget('one')
  const { unmatched, unmatchedCount } = cursor.report()
  t.equal(unmatched.length, 100)
  t.equal(unmatchedCount, 160)
})

t.test('a script without steps has no unmatched request', async t => {
  const cursor = createCursor(scriptWith([]))
  send(cursor, 3)
  t.same(cursor.report(), { unused: [], unmatched: [], unmatchedCount: 0 })
  t.equal(cursor.decide(post, asking('stuck'), at(4)).nearest, null)
})
