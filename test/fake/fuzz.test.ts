import { connect } from 'node:net'
import t from 'tap'
import { Agent, request as askSecurely } from 'undici'
import { adminRoutes } from '../../fake/admin/routes.ts'
import { generatorOf } from '../../fake/distribution.ts'
import { createFake } from '../../fake/index.ts'
import { malformed } from './malformed.ts'
import { everyType } from './requests.ts'
import { post, talk } from './socket.ts'

const COUNT = 20_000
const FEWER = 2000
const PARALLEL = 32
const TOKEN = 'admin-token-0123'

/** Sends bytes and waits until the fake has ended its half; a few leave at once or write in two pieces. */
function send(port: number, bytes: Buffer, manner: number): Promise<void> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    // An abort leaves no port behind in TIME-WAIT, of which 20,000 would be most there are.
    const leave = () => socket.resetAndDestroy()
    socket.on('error', () => undefined)
    socket.once('close', () => resolve())
    socket.once('end', leave)
    socket.resume()
    if (manner < 0.1) {
      socket.write(bytes, leave)
    } else if (manner < 0.2) {
      const half = bytes.subarray(0, bytes.length / 2)
      socket.write(half, () => socket.end(bytes.subarray(half.length)))
    } else {
      socket.end(bytes)
    }
  })
}

/** Sends `count` byte strings, several at once, and waits until the last is over. */
async function sendAll(port: number, count: number, draw: () => Buffer, next: () => number) {
  let left = count
  const sendOn = async () => {
    while (left > 0) {
      left -= 1
      await send(port, draw(), next())
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, sendOn))
}

t.test(`the fake answers after ${COUNT} malformed byte strings as before`, async t => {
  const fake = await createFake({ journal: { limit: 10 } })
  t.teardown(() => fake.stop())
  const next = generatorOf('fuzz')
  const draw = malformed(next)
  const ask = () => talk(fake.port, post(JSON.stringify(everyType), 'Connection: close'))
  const before = await ask()
  t.match(before.text, /^HTTP\/1\.1 200 /)
  await sendAll(fake.port, COUNT, draw, next)
  const after = await ask()
  const undated = (text: string) => text.replace(/Date: [^\r]*/, '')
  t.equal(undated(after.text), undated(before.text))
  t.ok(fake.journal.total > 1000, `${fake.journal.total} of them reached the answering`)
})

t.test(`the admin API answers after ${FEWER} malformed byte strings as before`, async t => {
  const fake = await createFake({ admin: { token: TOKEN }, script: { steps: [{ name: 'any' }] } })
  t.teardown(() => fake.stop())
  const { url = '', port = 0 } = fake.admin ?? {}
  const next = generatorOf('fuzz-admin')
  const draw = malformed(next)
  const paths = adminRoutes.map(({ path }) => path)
  // With the token and a path of its own every second one reaches a route.
  const admitted = (): Buffer => {
    const path = paths[Math.floor(next() * paths.length)] ?? ''
    const text = draw()
      .toString('latin1')
      .replace(/\/(v1\/systemone|health)/g, path)
    const head = `\r\nAuthorization: Bearer ${TOKEN}\r\nHost:`
    return Buffer.from(next() < 0.5 ? text.replace('\r\nHost:', head) : text, 'latin1')
  }
  await sendAll(port, FEWER, admitted, next)
  const headers = { authorization: `Bearer ${TOKEN}` }
  t.equal((await fetch(`${url}/health`, { headers })).status, 200)
  t.equal((await fetch(`${url}/health`)).status, 401)
})

t.test(`a fake under TLS answers after ${FEWER} byte strings that are no greeting`, async t => {
  const fake = await createFake({ tls: true })
  t.teardown(() => fake.stop())
  const next = generatorOf('fuzz-tls')
  const draw = malformed(next)
  // A record of the handshake (RFC 8446 section 5.1) with anything in it, or no record at all.
  const record = (): Buffer => {
    const bytes = draw().subarray(0, 200)
    const head = Buffer.from([22, 3, 1, 0, bytes.length])
    return next() < 0.5 ? Buffer.concat([head, bytes]) : bytes
  }
  await sendAll(fake.port, FEWER, record, next)
  const dispatcher = new Agent({ connect: { ca: fake.certificate ?? '' } })
  t.teardown(() => dispatcher.destroy())
  t.equal((await askSecurely(`${fake.url}/health`, { dispatcher })).statusCode, 200)
})
