import t from 'tap'
import { createCursor } from '../../../fake/script/cursor.ts'
import { asking, at, plain, post, scriptWith, step } from './scripts.ts'

/** Decides `count` requests of one session that ask `stuck` and gives the names of the steps that took them. */
function takers(cursor: ReturnType<typeof createCursor>, count: number): (string | null)[] {
  return Array.from({ length: count }, (_, index) => {
    const { step } = cursor.decide(post, asking('stuck'), at(index + 1))
    return step === null ? null : step.name
  })
}

/** Decides `count` requests and gives the status of each effect. */
function statuses(cursor: ReturnType<typeof createCursor>, count: number): (number | null)[] {
  return Array.from({ length: count }, (_, index) => {
    const { effect } = cursor.decide(post, asking('stuck'), at(index + 1))
    return effect?.status ?? null
  })
}

const sequence = [503, 429, 200].map(status => ({ ...plain, status }))

t.test('the first step that matches takes the request', async t => {
  const steps = [
    step({ name: 'other', when: { question: 'other' } }),
    step({ name: 'glob', when: { question: 'st*' } }),
    step({ name: 'literal', when: { question: 'stuck' } }),
  ]
  t.same(takers(createCursor(scriptWith(steps)), 2), ['glob', 'glob'])
})

t.test('a step matches no more once it is used as often as it says', async t => {
  const steps = [step({ name: 'twice', times: 2 }), step({ name: 'then' })]
  t.same(takers(createCursor(scriptWith(steps)), 4), ['twice', 'twice', 'then', 'then'])
})

t.test('the last item of a sequence stays for ever', async t => {
  const cursor = createCursor(scriptWith([step({ effects: sequence })]))
  t.same(statuses(cursor, 5), [503, 429, 200, 200, 200])
})

t.test('a sequence that repeats starts again', async t => {
  const cursor = createCursor(scriptWith([step({ effects: sequence, then: 'repeat' })]))
  t.same(statuses(cursor, 5), [503, 429, 200, 503, 429])
})

t.test('a sequence that passes matches no more after its last item', async t => {
  const steps = [
    step({ effects: sequence, then: 'pass' }),
    step({ effects: [{ ...plain, status: 418 }] }),
  ]
  t.same(statuses(createCursor(scriptWith(steps)), 5), [503, 429, 200, 418, 418])
})

t.test('times ends a sequence that repeats', async t => {
  const cursor = createCursor(scriptWith([step({ effects: sequence, then: 'repeat', times: 4 })]))
  t.same(statuses(cursor, 6), [503, 429, 200, 503, null, null])
})

t.test('a use is numbered in its session', async t => {
  const cursor = createCursor(scriptWith([step()]))
  cursor.decide(post, asking('stuck'), at(1))
  t.equal(cursor.decide(post, asking('stuck'), at(2)).use, 2)
  t.equal(cursor.decide(post, asking('stuck'), at(1, 'two')).use, 1)
})

t.test('a key is counted by the requests that ask it, the matching one included', async t => {
  const steps = [step({ name: 'third', when: { question: 'stuck', asked: { from: 3, to: 3 } } })]
  const cursor = createCursor(scriptWith(steps))
  const names = ['stuck', 'other', 'stuck', 'stuck', 'stuck'].map((key, index) => {
    const { step } = cursor.decide(post, asking(key), at(index + 1))
    return step?.name ?? null
  })
  t.same(names, [null, null, null, 'third', null])
})

t.test('a step that only answers is not used up by a request nobody can read', async t => {
  const answers = [{ glob: '*', forms: [{ form: 'omit' as const }] }]
  const cursor = createCursor(scriptWith([step({ effects: [{ ...plain, answers }] })]))
  t.equal(cursor.decide({ ...post, method: 'GET' }, null, at(1)).step, null)
  t.not(cursor.decide(post, asking('stuck'), at(2)).step, null)
})

t.test('a step that changes the reply takes a request nobody can read', async t => {
  const cursor = createCursor(scriptWith([step({ effects: [{ ...plain, status: 503 }] })]))
  t.equal(cursor.decide(post, null, at(1)).effect?.status, 503)
})

t.test('the answers of a step lie over those of the script', async t => {
  const number = (value: number) => ({ form: 'number' as const, value })
  const own = { glob: 'stuck', forms: [number(0.1), number(0.2)] }
  const common = { glob: '*', forms: [number(0.9)] }
  const cursor = createCursor(
    scriptWith([step({ effects: [{ ...plain, answers: [own] }] })], { answers: [common] }),
  )
  const forms = [1, 2, 3].map(request => {
    const { formOf } = cursor.decide(post, asking('stuck', 'other'), at(request))
    return [formOf('stuck'), formOf('other')]
  })
  const expected = [0.1, 0.2, 0.2].map(value => [number(value), number(0.9)])
  t.same(forms, expected)
})
