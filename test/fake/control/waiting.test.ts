import t from 'tap'
import { createFake } from '../../../fake/index.ts'
import { ask, askIn, start } from './starting.ts'

t.test('waiting ends as soon as the requests have come', async t => {
  const fake = await start(t)
  const waiting = fake.waitFor({ requests: 2 })
  await ask(fake.url, 'a')
  await ask(fake.url, 'b')
  t.match(await waiting, [{ keys: ['a'] }, { keys: ['b'] }])
})

t.test('requests that came before are counted', async t => {
  const fake = await start(t)
  await ask(fake.url, 'a')
  t.match(await fake.waitFor({ requests: 1 }), [{ keys: ['a'] }])
})

t.test('a request that is never answered has come', async t => {
  const fake = await start(t, { script: { steps: [{ fault: 'never-answer' }] } })
  const gone = t.rejects(ask(fake.url, 'a'))
  t.match(await fake.waitFor({ requests: 1 }), [{ keys: ['a'] }])
  await fake.stop()
  await gone
  t.match(fake.journal.entries(), [{ sent: { whole: false, total: 0, ended: 'hang' } }])
})

t.test('only what is meant is counted', async t => {
  const fake = await start(t, {
    script: { steps: [{ name: 'b', when: { question: 'b' } }, { name: 'other' }] },
  })
  const waiting = Promise.all([
    fake.waitFor({ requests: 1, session: 'one' }),
    fake.waitFor({ requests: 1, step: 'b' }),
    fake.waitFor({ requests: 1, question: 'c*' }),
    fake.waitFor({ requests: 1, path: '/health', method: 'GET' }),
  ])
  await ask(fake.url, 'b')
  await askIn(fake.url, 'one', 'd')
  await ask(fake.url, 'cc')
  await fetch(`${fake.url}/health`)
  t.match(await waiting, [[{ id: 2 }], [{ id: 1 }], [{ id: 3 }], [{ id: 4 }]])
})

t.test('waiting in vain rejects and says how many came', async t => {
  const fake = await start(t)
  await ask(fake.url, 'a')
  await t.rejects(fake.waitFor({ requests: 3, path: '/v1/*' }, { timeoutMs: 1 }), {
    message: 'waited for 3 requests with path /v1/*: 1 came, then 1 ms were over.',
  })
})

t.test('what came before a reset counts no more for who waits', async t => {
  const fake = await start(t)
  await ask(fake.url, 'a')
  const waiting = fake.waitFor({ requests: 2 })
  fake.reset()
  await ask(fake.url, 'b')
  await ask(fake.url, 'c')
  t.match(await waiting, [{ keys: ['b'] }, { keys: ['c'] }])
})

for (const patience of ['null', '[]', '{"signal": 1}']) {
  t.test(`the patience ${patience} is refused with a sentence`, async t => {
    const fake = await start(t)
    const message = /the patience: expected an object|signal: expected an AbortSignal/
    const waiting = fake.waitFor({ requests: 1 }, JSON.parse(patience))
    await t.rejects(waiting, { name: 'TypeError', message })
  })
}

t.test('a fake that stops lets those who wait go', async t => {
  const fake = await createFake()
  const waiting = fake.waitFor({ requests: 1 }, { timeoutMs: 600_000 })
  const letGo = t.rejects(waiting, { message: /0 came, then the fake stopped/ })
  await fake.stop()
  await letGo
})

t.test('waiting on a fake that has stopped rejects at once', async t => {
  const fake = await createFake()
  await fake.stop()
  await t.rejects(fake.waitFor({ requests: 1 }, { timeoutMs: 600_000 }), { message: /stopped/ })
})

t.test('a signal breaks the waiting off, before it begins too', async t => {
  const fake = await start(t)
  const end = new AbortController()
  const waiting = fake.waitFor({ requests: 1 }, { signal: end.signal })
  end.abort()
  await t.rejects(waiting, { message: /0 came, then the waiting was broken off/ })
  await t.rejects(fake.waitFor({ requests: 1 }, { signal: end.signal }), { message: /broken off/ })
})

for (const [awaited, patience, message] of [
  ['{"requests": 1.5}', '{}', /requests: expected a whole number from 0, got 1\.5/],
  ['{"requests": 1, "pth": "/"}', '{}', /there is no pth/],
  ['{"requests": 1}', '{"timeoutMs": -1}', /timeoutMs: expected a whole number from 0/],
  ['{"requests": 1}', '{"timeout": 1}', /there is no timeout/],
] as const) {
  t.test(`waiting for ${awaited} with ${patience} is refused with a sentence`, async t => {
    const fake = await start(t)
    await t.rejects(fake.waitFor(JSON.parse(awaited), JSON.parse(patience)), { message })
  })
}
