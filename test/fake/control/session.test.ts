import t from 'tap'
import { createSessions } from '../../../fake/session.ts'
import { nameSession } from '../../../fake/session-name.ts'
import { call, ask as request } from '../requests.ts'
import { ask, askIn, start } from './starting.ts'

const inHeader = (name: string) => nameSession(request({}, { 'x-fake-session': name }))
const inPath = (path: string) => nameSession(call('GET', path))

t.test('a request that names no session is in default', async t => {
  t.match(inPath('/health'), { session: 'default' })
})

t.test('a header names the session and leaves the path as it is', async t => {
  t.match(inHeader('test-1:a.b_C'), { session: 'test-1:a.b_C', request: { path: '/v1/systemone' } })
})

for (const [path, rest] of [
  ['/@one/v1/systemone', '/v1/systemone'],
  ['/@one/', '/'],
  ['/@one', '/'],
] as const) {
  t.test(`the path ${path} names the session one`, async t => {
    t.match(inPath(path), { session: 'one', request: { path: rest } })
  })
}

t.test('path and header may name the same session', async t => {
  const both = { ...call('GET', '/@one/health'), headers: { 'x-fake-session': 'one' } }
  t.match(nameSession(both), { session: 'one', request: { path: '/health' } })
})

t.test('path and header that name different sessions are refused', async t => {
  const both = { ...call('GET', '/@one/health'), headers: { 'x-fake-session': 'two' } }
  t.match(nameSession(both), { detail: /name different ones/ })
})

for (const [name, detail] of [
  ['', /expected 1 to 128 letters, digits .* got none/],
  ['a b', /got " "/],
  ['a/b', /got "\/"/],
  ['é', /got "é"/],
  ['a'.repeat(129), /got 129/],
] as const) {
  t.test(`the session name ${JSON.stringify(name.slice(0, 9))} is refused`, async t => {
    t.match(inHeader(name), { detail })
  })
}

t.test('the path /@ names no session', async t => {
  t.match(inPath('/@/v1/systemone'), { detail: /the path after \/@/ })
})

t.test('no more sessions fit than the limit says, and default always does', async t => {
  const sessions = createSessions(2)
  t.ok(sessions.of('a') && sessions.of('b') && sessions.of('default'))
  t.equal(sessions.of('c'), null)
  sessions.forget('a')
  t.match(sessions.of('c'), { name: 'c', requests: 0 })
})

t.test('a request in a session too many gets 503, and verify says so', async t => {
  const fake = await start(t, { sessions: { limit: 1 } })
  t.equal((await askIn(fake.url, 'a', 'q')).status, 200)
  t.match(await askIn(fake.url, 'b', 'q'), { status: 503, body: { detail: /1 sessions already/ } })
  t.match(fake.verify(), { ok: false, figures: { refused: 1 } })
  fake.reset({ session: 'a' })
  t.equal((await askIn(fake.url, 'b', 'q')).status, 200)
})

t.test('a request with a bad session name gets 400 and stands in the journal', async t => {
  const fake = await start(t)
  t.match(await askIn(fake.url, 'a b', 'q'), { status: 400, body: { detail: /x-fake-session/ } })
  t.match(fake.journal.entries(), [{ session: null, number: 0, error: /x-fake-session/ }])
})

t.test('each session goes through the script from its beginning', async t => {
  const fake = await start(t, { script: { steps: [{ when: { request: 1 }, status: 503 }] } })
  const statuses = [
    (await ask(fake.url, 'q')).status,
    (await askIn(fake.url, 'a', 'q')).status,
    (await ask(`${fake.url}/@b`, 'q')).status,
    (await askIn(fake.url, 'a', 'q')).status,
  ]
  t.same(statuses, [503, 503, 503, 200])
})

t.test('the journal gives the exchanges of one session', async t => {
  const fake = await start(t)
  await askIn(fake.url, 'a', 'one')
  await askIn(fake.url, 'b', 'two')
  t.match(fake.journal.entries({ session: 'b' }), [{ session: 'b', number: 1, keys: ['two'] }])
})
