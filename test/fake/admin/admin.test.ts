import t, { type Test } from 'tap'
import { adminRoutes } from '../../../fake/admin/routes.ts'
import { createFake, type FakeOptions } from '../../../fake/index.ts'
import { ask, askIn, start } from '../control/starting.ts'
import { talk } from '../socket.ts'

const TOKEN = 'admin-token-0123'

async function serve(t: Test, options: FakeOptions = {}) {
  const fake = await start(t, { ...options, admin: { token: TOKEN } })
  if (fake.admin === null) throw new Error('no admin API')
  const { url, port } = fake.admin
  const call = async (method: string, path: string, body?: string | Uint8Array<ArrayBuffer>) => {
    const headers = { authorization: `Bearer ${TOKEN}` }
    const response = await fetch(url + path, { method, headers, ...(body && { body }) })
    const value: unknown = await response.json()
    return { status: response.status, value }
  }
  return { fake, call, url, port }
}

for (const { method, path } of adminRoutes) {
  for (const authorization of [undefined, 'Bearer other', `Basic ${TOKEN}`]) {
    t.test(`${method} ${path} with ${authorization ?? 'no'} authorization gets 401`, async t => {
      const { url } = await serve(t)
      const headers = authorization === undefined ? {} : { authorization }
      const response = await fetch(url + path, { method, headers })
      t.equal(response.status, 401)
      t.equal(response.headers.get('www-authenticate'), 'Bearer')
    })
  }
}

t.test('a script is put in place, as YAML and as JSON', async t => {
  const { fake, call } = await serve(t)
  t.equal((await call('PUT', '/script', 'steps:\n  - status: 418\n')).status, 200)
  t.equal((await ask(fake.url, 'q')).status, 418)
  t.equal((await call('PUT', '/script', '{"steps": [{"status": 503}]}')).status, 200)
  t.equal((await ask(fake.url, 'q')).status, 503)
})

t.test('a bad script gets 422 with line and field, and the last good one stays', async t => {
  const { fake, call } = await serve(t, { script: { steps: [{ status: 418 }] } })
  const { status, value } = await call('PUT', '/script', 'steps:\n  - stats: 500\n')
  t.equal(status, 422)
  t.match(value, { detail: /script:2:5: steps\[0\]\.stats: expected/ })
  t.equal((await ask(fake.url, 'q')).status, 418)
})

t.test('reset takes what is to be forgotten, all without a body', async t => {
  const { fake, call } = await serve(t)
  await askIn(fake.url, 'a', 'q')
  t.equal((await call('POST', '/reset', '{"session": "a"}')).status, 200)
  t.equal(fake.journal.size, 1)
  t.equal((await call('POST', '/reset')).status, 200)
  t.equal(fake.journal.size, 0)
})

t.test('the journal is read through a filter, bodies as text or base64', async t => {
  const { fake, call } = await serve(t)
  await askIn(fake.url, 'a', 'one')
  await fetch(`${fake.url}/v1/systemone`, { method: 'POST', body: new Uint8Array([255]) })
  t.match((await call('GET', '/journal?session=a')).value, {
    total: 2,
    kept: 2,
    entries: [{ keys: ['one'], request: { body: /^\{"state"/, bodyEncoding: 'utf8' } }],
  })
  t.match((await call('GET', '/journal?session=default')).value, {
    entries: [{ request: { body: '/w==', bodyEncoding: 'base64' } }],
  })
})

t.test('verify gets 200 where all is as expected, else 409 with the problems', async t => {
  const { fake, call } = await serve(t, { script: { steps: [{ name: 'late', status: 503 }] } })
  t.match(await call('GET', '/verify'), { status: 409, value: { problems: [/"late" was never/] } })
  await ask(fake.url, 'q')
  t.match(await call('GET', '/verify'), { status: 200, value: { ok: true } })
  t.match(await call('GET', '/verify?session=a'), { status: 409, value: { ok: false } })
  const counts = JSON.stringify({ counts: [{ step: 'late', times: 2 }] })
  t.match(await call('POST', '/verify', counts), {
    status: 409,
    value: { problems: ['expected 2 requests with step late, got 1.'] },
  })
})

t.test('wait answers once the requests have come, or says how many did', async t => {
  const { fake, call } = await serve(t)
  const waiting = call('POST', '/wait', '{"requests": 1, "session": "a"}')
  await askIn(fake.url, 'a', 'q')
  t.match(await waiting, { status: 200, value: { entries: [{ session: 'a' }] } })
  t.match(await call('POST', '/wait', '{"requests": 2, "timeoutMs": 1}'), {
    status: 409,
    value: { detail: 'waited for 2 requests: 1 came, then 1 ms were over.' },
  })
})

t.test('sessions are listed with what they did', async t => {
  const { fake, call } = await serve(t)
  await askIn(fake.url, 'a', 'q')
  t.match((await call('GET', '/sessions')).value, {
    sessions: [
      { name: 'default', requests: 0 },
      { name: 'a', requests: 1 },
    ],
  })
})

const refused: readonly (readonly [string, string, string, number, RegExp])[] = [
  ['GET', '/nowhere', '', 404, /expected one of \/health, .*\/sessions/],
  ['DELETE', '/journal', '', 405, /expected GET, got DELETE/],
  ['PUT', '/verify', '{}', 405, /expected GET or POST, got PUT/],
  ['POST', '/wait', '{', 400, /expected JSON/],
  ['POST', '/wait', '[]', 422, /expected a JSON object/],
  ['POST', '/wait', '{}', 422, /requests: expected a whole number/],
  ['POST', '/wait', '{"requests": 1, "timeoutMs": "1"}', 422, /timeoutMs: expected/],
  ['POST', '/verify', '{"order": 1}', 422, /order: expected a list/],
  ['POST', '/reset', '{"all": true}', 422, /there is no all/],
  ['GET', '/journal?pth=1', '', 422, /there is no pth/],
  ['GET', '/verify?sesion=a', '', 422, /there is no sesion; expected session/],
  ['POST', '/verify?session=a', '', 422, /the query: there is no session; expected nothing/],
  ['POST', '/reset?session=a', '', 422, /the query: there is no session; expected nothing/],
  [
    'POST',
    '/verify',
    '{"counts": [{"times": {}}]}',
    422,
    /counts\[0\]\.times: expected .* got \{\}/,
  ],
  ['GET', '/%zz', '', 400, /the path: expected percent-encoded UTF-8/],
  ['GET', '/journal?step=a&step=b', '', 422, /step: expected a text/],
]

for (const [method, path, body, status, detail] of refused) {
  t.test(`${method} ${path} ${body} gets ${status} and a sentence`, async t => {
    const { call } = await serve(t)
    t.match(await call(method, path, body), { status, value: { detail } })
  })
}

t.test('expectations that go with GET are refused, for nobody would read them', async t => {
  const { port } = await serve(t)
  const head = `GET /verify HTTP/1.1\r\nHost: f\r\nAuthorization: Bearer ${TOKEN}\r\n`
  const { text } = await talk(
    port,
    `${head}Connection: close\r\nContent-Length: 15\r\n\r\n{"order":["q"]}`,
  )
  t.match(text, /^HTTP\/1\.1 422 [\s\S]*the body: expected none with GET/)
})

t.test('who waits through the admin API is told that the fake stops', async t => {
  const { fake, port } = await serve(t)
  const head = `Host: f\r\nAuthorization: Bearer ${TOKEN}\r\n`
  const wait = `POST /wait HTTP/1.1\r\n${head}Content-Length: 14\r\n\r\n{"requests":1}`
  let stopped: Promise<void> | undefined
  // Both come at once, so that it waits when the first of them has its answer.
  const { text } = await talk(port, `GET /health HTTP/1.1\r\n${head}\r\n${wait}`, () => {
    stopped ??= fake.stop()
    return false
  })
  await stopped
  t.match(text, /HTTP\/1\.1 409 [\s\S]*0 came, then the fake stopped/)
})

t.test('a body above 16 MiB gets 413', async t => {
  const { call } = await serve(t)
  t.equal((await call('PUT', '/script', new Uint8Array(17 * 1_048_576))).status, 413)
})

t.test('what is no HTTP gets 400, and the admin API answers on', async t => {
  const { call, port } = await serve(t)
  t.match((await talk(port, 'not http at all\r\n\r\n')).text, /^HTTP\/1\.1 400 /)
  t.equal((await call('GET', '/health')).status, 200)
})

t.test('an admin API whose port is in use is refused with one sentence', async t => {
  const { port } = await serve(t)
  await t.rejects(createFake({ admin: { token: TOKEN, port } }), {
    message: `could not listen on 127.0.0.1:${port}: the port is in use. Choose another, or 0 for any free one.`,
  })
})

t.test('an admin API without a token is refused', async t => {
  const refused = createFake({ admin: { token: '' } })
  await t.rejects(refused, { name: 'TypeError', message: /admin\.token is "": give/ })
})
