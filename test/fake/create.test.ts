import t, { type Test } from 'tap'
import type { DeliveryFault } from '../../fake/fault.ts'
import { closeBeforeHeaders } from '../../fake/faults/close-before-headers.ts'
import { closeInsideBody } from '../../fake/faults/close-inside-body.ts'
import { neverAnswer } from '../../fake/faults/never-answer.ts'
import { resetBeforeHeaders } from '../../fake/faults/reset-before-headers.ts'
import { createFake, type FakeOptions, mutantOf, respond } from '../../fake/index.ts'
import { ask, call, everyType } from './requests.ts'
import { post, talk } from './socket.ts'

const body = JSON.stringify(everyType)

async function start(t: Test, options: FakeOptions = {}) {
  const fake = await createFake(options)
  t.teardown(() => fake.stop())
  return fake
}

t.test('the wire carries what respond gives, byte for byte', async t => {
  const fake = await start(t)
  const response = await fetch(`${fake.url}/v1/systemone`, { method: 'POST', body })
  t.equal(response.status, 200)
  t.equal(response.headers.get('content-type'), 'application/json')
  t.equal(await response.text(), respond(ask(everyType)).body.toString())
})

// Options as a client's test in JavaScript may give them, where no compiler looks.
const misused: Readonly<Record<string, RegExp>> = {
  '{"omitt": ["a"]}': /no option omitt: it takes .*omit/,
  '{"omit": "a"}': /omit is "a": give a list of keys/,
  '{"health": "404"}': /health is "404": give 'on'/,
  '{"omit": [1]}': /omit is \[1\]: give a list of keys/,
  '{"token": ""}': /token is "": give the token that every request to it needs/,
  '{"seed": 1}': /seed is 1: give a text/,
  '{"port": "80"}': /port is "80": give a whole number from 0 to 65535/,
  '{"host": 1}': /host is 1: give a text/,
  '{"tls": false}': /tls is false: give true, or \{cert, key\}/,
  '{"honest": 5}': /honest is 5: give traitsOf\(seed\)/,
  '{"now": 5}': /now is 5: give a function/,
  '{"sessions": 3}': /sessions is 3: give an object with limit/,
  '{"sessions": {"limt": 3}}': /sessions has no option limt: it takes limit/,
  '{"sessions": {"limit": -1}}': /sessions\.limit is -1: give a whole number from 0/,
  '{"journal": {"each": 3}}': /journal\.each is 3: give a function/,
  '{"journal": null}': /journal is null: give an object with limit, bytes, each/,
  '{"admin": "a"}': /admin is "a": give an object with token, port, host/,
  '{"admin": {}}': /admin\.token is undefined: give the token/,
  '{"admin": {"token": "a", "prot": 1}}': /admin has no option prot/,
  '{"admin": {"token": "a", "port": 70000}}': /admin\.port is 70000: give a whole number/,
  null: /createFake was given null: give an object of options/,
  '{"mutant": "noul-above-one"}': /mutant is "noul-above-one": give mutantOf\(id\)/,
}

for (const [options, message] of Object.entries(misused)) {
  t.test(`the options ${options} are refused with a sentence`, async t => {
    await t.rejects(createFake(JSON.parse(options)), { name: 'TypeError', message })
  })
}

t.test('a mutant whose id names none is refused', async t => {
  const options = Object.fromEntries([['mutant', mutantOf('noul-above-two')]])
  await t.rejects(createFake(options), { message: /mutant is undefined/ })
})

t.test('the url is a base url on the loopback address and a free port', async t => {
  const fake = await start(t)
  t.equal(fake.url, `http://127.0.0.1:${fake.port}`)
  t.ok(fake.port > 0)
})

for (const type of [
  undefined,
  'application/json',
  'text/plain; charset=latin1',
  'image/png',
  ';;',
]) {
  t.test(`a body of content type ${type} is read as JSON`, async t => {
    const fake = await start(t)
    const headers = type === undefined ? [] : [`Content-Type: ${type}`]
    const { text } = await talk(fake.port, post(body, 'Connection: close', ...headers))
    t.match(text, /^HTTP\/1\.1 200 /)
  })
}

t.test('every method reaches the answering, the rare ones too', async t => {
  const fake = await start(t)
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND', 'LOCK', 'TRACE']) {
    const head = `${method} /v1/systemone HTTP/1.1\r\nHost: f\r\nConnection: close\r\n\r\n`
    const { text } = await talk(fake.port, head)
    t.match(text, /^HTTP\/1\.1 405 [\s\S]*allow: POST/, method)
  }
})

t.test('a path no router likes is not found', async t => {
  const fake = await start(t)
  const head = 'GET /%zz//..?x HTTP/1.1\r\nHost: f\r\nConnection: close\r\n\r\n'
  t.match((await talk(fake.port, head)).text, /^HTTP\/1\.1 404 /)
})

t.test('HEAD /health has the length of GET and no body', async t => {
  const fake = await start(t)
  const head = 'HEAD /health HTTP/1.1\r\nHost: f\r\nConnection: close\r\n\r\n'
  const { text } = await talk(fake.port, head)
  t.match(text, `content-length: ${respond(call('GET', '/health')).body.length}`)
  t.match(text, /\r\n\r\n$/)
})

t.test('what is no HTTP is refused with 400', async t => {
  const fake = await start(t)
  t.match((await talk(fake.port, 'not http at all\r\n\r\n')).text, /^HTTP\/1\.1 400 /)
})

t.test('a connection answers on after a refusal', async t => {
  const fake = await start(t)
  const both = post('{') + post(body, 'Connection: close')
  const { text } = await talk(fake.port, both)
  t.match(text, /^HTTP\/1\.1 400 [\s\S]*HTTP\/1\.1 200 /)
})

t.test('a chunked request is read like one with a length', async t => {
  const fake = await start(t)
  const head = 'POST /v1/systemone HTTP/1.1\r\nHost: f\r\nTransfer-Encoding: chunked\r\n'
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  const { text } = await talk(fake.port, `${head}Connection: close\r\n\r\n${chunk}`)
  t.match(text, /^HTTP\/1\.1 200 /)
})

t.test('a client that waits for 100 gets it', async t => {
  const fake = await start(t)
  const [head = ''] = post(body, 'Expect: 100-continue').split('\r\n\r\n')
  const { text } = await talk(fake.port, `${head}\r\n\r\n`, seen => seen.includes('\r\n\r\n'))
  t.match(text, /^HTTP\/1\.1 100 /)
})

t.test('a port in use is named in one sentence', async t => {
  const { port } = await start(t)
  await t.rejects(createFake({ port }), {
    message: `could not listen on 127.0.0.1:${port}: the port is in use. Choose another, or 0 for any free one.`,
  })
})

t.test('stop closes open connections and the port, and may be called again', async t => {
  const fake = await start(t, { mutant: delivered(neverAnswer) })
  const waiting = talk(fake.port, post(body))
  await talk(fake.port, 'not http\r\n\r\n')
  await fake.stop()
  await fake.stop()
  t.match((await waiting).ended, /FIN|ECONNRESET/)
  t.equal((await talk(fake.port, '')).ended, 'ECONNREFUSED')
})

const delivered = (delivery: DeliveryFault) => ({
  id: delivery.id,
  breaks: 'RESPONSE-STATUS' as const,
  says: delivery.says,
  reply: (request: Parameters<typeof respond>[0]) => ({ ...respond(request), delivery }),
})

t.test('reset is seen as ECONNRESET, close as a clean end, both without a byte', async t => {
  const reset = await start(t, { mutant: delivered(resetBeforeHeaders) })
  const close = await start(t, { mutant: delivered(closeBeforeHeaders) })
  t.same(await talk(reset.port, post(body)), { text: '', ended: 'ECONNRESET' })
  t.same(await talk(close.port, post(body)), { text: '', ended: 'FIN' })
})

t.test('cut announces the whole body and ends half-way', async t => {
  const fake = await start(t, { mutant: delivered(closeInsideBody) })
  const { text, ended } = await talk(fake.port, post(body))
  const whole = respond(ask(everyType)).body
  t.equal(ended, 'FIN')
  t.match(text, `content-length: ${whole.length}`)
  t.equal(text.split('\r\n\r\n')[1], whole.subarray(0, whole.length / 2).toString())
})

t.test(
  'what a mutant throws breaks the exchange off, stands in the journal and is thrown by stop',
  async t => {
    const fake = await createFake({
      mutant: {
        id: 'throws',
        breaks: 'RESPONSE-STATUS',
        says: 'Throws.',
        reply() {
          throw new Error('no such field')
        },
      },
    })
    const { ended } = await talk(fake.port, post(body))
    t.equal(ended, 'ECONNRESET')
    t.match(fake.journal.entries()[0], {
      reply: null,
      error: 'Error: no such field',
      mutant: 'throws',
    })
    await t.rejects(fake.stop(), { message: /mutant throws threw: Error: no such field/ })
  },
)
