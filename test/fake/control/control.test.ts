import t from 'tap'
import { createFake, traitsOf } from '../../../fake/index.ts'
import { ask, askIn, start } from './starting.ts'

const script = { steps: [{ name: 'loading', when: { request: 1 }, status: 503 }] }

t.test('a script that is loaded takes the place of the one before, from its start', async t => {
  const fake = await start(t, { script })
  await ask(fake.url, 'q')
  await fake.load({ steps: [{ when: { request: 1 }, status: 418 }] })
  t.equal((await ask(fake.url, 'q')).status, 418)
})

t.test('a script is loaded from its text as well', async t => {
  const fake = await start(t)
  await fake.load('steps: [{status: 418}]')
  t.equal((await ask(fake.url, 'q')).status, 418)
})

t.test('of scripts loaded at the same time the last one given stays in force', async t => {
  const fake = await start(t)
  const when = { state: { schema: { type: 'string' } } }
  const loading = [
    fake.load({ steps: [{ when, status: 411 }] }),
    fake.load('steps: [{status: 412}]'),
    fake.load('steps: [{stat: 1}]'),
    fake.load({ steps: [{ status: 418 }] }),
    fake.load('stepz: []'),
  ]
  const ends = (await Promise.allSettled(loading)).map(({ status }) => status)
  t.same(ends, ['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'rejected'])
  t.equal((await ask(fake.url, 'q')).status, 418)
})

t.test('a bad script is refused, and the last good one stays', async t => {
  const fake = await start(t, { script: { steps: [{ status: 418 }] } })
  await t.rejects(fake.load('steps: [{stat: 1}]'), { name: 'ScriptError', message: /script:1:10/ })
  t.equal((await ask(fake.url, 'q')).status, 418)
})

t.test('a bad script is refused at the start', async t => {
  const bad = Object.fromEntries([['stepps', []]])
  await t.rejects(createFake({ script: bad }), { name: 'ScriptError', message: /stepps/ })
})

t.test('reset empties the journal and takes every session to its start', async t => {
  const fake = await start(t, { script })
  await ask(fake.url, 'q')
  await askIn(fake.url, 'a', 'q')
  fake.reset()
  t.same(fake.journal.entries(), [])
  t.same(fake.sessions(), [{ name: 'default', requests: 0, unused: 1, unmatched: 0 }])
  t.equal((await ask(fake.url, 'q')).status, 503)
})

t.test('reset of the journal alone leaves the script where it is', async t => {
  const fake = await start(t, { script })
  await ask(fake.url, 'q')
  fake.reset({ script: false })
  t.equal((await ask(fake.url, 'q')).status, 200)
  t.equal(fake.journal.size, 1)
})

t.test('reset of one session leaves the others and the journal', async t => {
  const fake = await start(t, { script })
  await askIn(fake.url, 'a', 'q')
  await askIn(fake.url, 'b', 'q')
  fake.reset({ session: 'a' })
  t.equal((await askIn(fake.url, 'a', 'q')).status, 503)
  t.equal((await askIn(fake.url, 'b', 'q')).status, 200)
  t.equal(fake.journal.size, 4)
})

t.test('reset refuses what it does not know', async t => {
  const fake = await start(t)
  const unknown = Object.fromEntries([['sesion', 'a']])
  t.throws(() => fake.reset(unknown), { name: 'TypeError', message: /there is no sesion/ })
})

t.test('verify finds nothing wrong with a fake that did as its script says', async t => {
  const fake = await start(t, { script })
  await ask(fake.url, 'q')
  t.match(fake.verify(), { ok: true, problems: [], text: 'As expected: 1 request.' })
})

t.test('verify names steps never used and requests no step matched', async t => {
  const fake = await start(t, { script: { steps: [{ name: 'late', when: { question: 'late' } }] } })
  await ask(fake.url, 'q')
  const { ok, problems, figures } = fake.verify()
  t.notOk(ok)
  t.match(problems, [/"late" was never used/, /request 1 of session default, .* nearest: .*late/])
  t.match(figures, { requests: 1, unused: 1, unmatched: 1 })
})

t.test('a step that one session used is used, and unused in the others', async t => {
  const fake = await start(t, { script })
  await askIn(fake.url, 'a', 'q')
  t.equal(fake.verify().ok, true)
  t.equal(fake.verify({ session: 'a' }).ok, true)
  t.match(fake.verify({ session: 'b' }).problems, [/"loading" was never used/])
})

const counted: readonly (readonly [number | { from?: number; to?: number }, string | null])[] = [
  [2, null],
  [1, 'expected 1 request with path /v1/* and question a*, got 2.'],
  [{ from: 3 }, 'expected at least 3 requests with path /v1/* and question a*, got 2.'],
  [{ to: 1 }, 'expected at most 1 request with path /v1/* and question a*, got 2.'],
  [{ from: 1, to: 2 }, null],
  [{ from: 3, to: 4 }, 'expected 3 to 4 requests with path /v1/* and question a*, got 2.'],
]

for (const [times, problem] of counted) {
  t.test(
    `two requests counted as ${JSON.stringify(times)}: ${problem ?? 'as expected'}`,
    async t => {
      const fake = await start(t)
      for (const key of ['a', 'ab', 'b']) await ask(fake.url, key)
      const { problems } = fake.verify({ counts: [{ path: '/v1/*', question: 'a*', times }] })
      t.same(problems, problem === null ? [] : [problem])
    },
  )
}

t.test('verify holds the order of steps and keys', async t => {
  const fake = await start(t, {
    script: { steps: [{ name: 'two', when: { question: 'b' } }, { name: 'other' }] },
  })
  for (const key of ['a', 'b', 'c']) await ask(fake.url, key)
  t.equal(fake.verify({ order: ['a', 'two', 'c'] }).ok, true)
  t.equal(fake.verify({ order: ['a', 'c'] }).ok, true)
  t.match(fake.verify({ order: ['c', 'two'] }).problems, [
    'expected the order c, two: there is no two after c; it came as exchange 2.',
  ])
  t.match(fake.verify({ order: ['d'] }).problems, [/there is no d; none came/])
})

t.test('verify counts nothing where the journal did not keep everything', async t => {
  const fake = await start(t, { journal: { limit: 1 } })
  await askIn(fake.url, 'a', 'q')
  await askIn(fake.url, 'a', 'q')
  const counts = [{ times: 2 }]
  t.match(fake.verify({ counts }).problems, [
    /1 exchanges came that .* larger journal\.limit/,
    /got 1/,
  ])
  t.match(fake.verify({ session: 'a', counts }).problems, [/1 exchanges came/, /got 1/])
  t.equal(fake.verify().ok, true)
})

const wrong: Readonly<Record<string, RegExp>> = {
  '{"count": []}': /there is no count; expected session, counts, order/,
  '{"counts": {}}': /counts: expected a list, got \{\}/,
  '{"counts": [{"times": -1}]}': /counts\[0\]\.times: expected a whole number/,
  '{"counts": [{"times": {"from": "1"}}]}': /counts\[0\]\.times\.from: expected/,
  '{"counts": [{"times": {}}]}': /counts\[0\]\.times: expected .*, got \{\}/,
  '{"counts": [{"times": {"from": 3, "to": 1}}]}': /times: expected a from that is no more than to/,
  '{"counts": [{"pat": "x", "times": 1}]}': /counts\[0\]: there is no pat/,
  '{"counts": [{"path": 1, "times": 1}]}': /path: expected a text, got 1/,
  '{"order": "a"}': /order: expected a list of names/,
  '{"session": 1}': /session: expected a name, got 1/,
}

for (const [expected, message] of Object.entries(wrong)) {
  t.test(`verify refuses ${expected} with a sentence`, async t => {
    const fake = await start(t)
    t.throws(() => fake.verify(JSON.parse(expected)), { name: 'TypeError', message })
  })
}

t.test('a fake with honest refuses a script, at its start and later', async t => {
  const honest = traitsOf('honest-1')
  await t.rejects(createFake({ honest, script }), {
    message: /honest and script are given together/,
  })
  const fake = await start(t, { honest })
  await t.rejects(fake.load(script), { message: /takes no script/ })
})

t.test('stop breaks off what is being answered, or lets it finish', async t => {
  for (const [finishMs, ended] of [
    [0, 'stopped'],
    [60_000, 'next'],
  ] as const) {
    const fake = await createFake({ script: { steps: [{ delay: finishMs === 0 ? 60_000 : 20 }] } })
    const asked = ask(fake.url, 'q').then(
      ({ status }) => status,
      () => 'broken off',
    )
    await fake.waitFor({ requests: 1 })
    await fake.stop({ finishMs })
    t.equal(await asked, finishMs === 0 ? 'broken off' : 200)
    t.match(fake.journal.entries(), [{ sent: { ended } }])
  }
})
