import { execFile } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { get } from 'node:https'
import { connect as connectBare } from 'node:net'
import { text } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { promisify } from 'node:util'
import { generate } from 'selfsigned'
import t, { type Test } from 'tap'
import { Agent, fetch } from 'undici'
import { listen } from '../../../fake/listen.ts'
import { resetSocket } from '../../../fake/reset.ts'
import { serve } from './server.ts'

const run = promisify(execFile)
const nobody = () => {}

async function trusting(t: Test, certificate: string | null) {
  const dispatcher = new Agent({ connect: { ca: certificate ?? '' } })
  t.teardown(() => dispatcher.close())
  return dispatcher
}

const pairOf = async (name: string, options = {}) => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], options)
  return { key, cert }
}

t.test('a client that trusts the certificate is answered over HTTPS', async t => {
  const { url, port, certificate } = await serve(t, { tls: true })
  t.equal(url, `https://127.0.0.1:${port}`)
  const dispatcher = await trusting(t, certificate)
  t.equal(await (await fetch(`${url}/a`, { dispatcher })).text(), 'GET /a')
})

t.test('node:https is answered under the name localhost', async t => {
  const { port, certificate: ca } = await serve(t, { tls: true })
  const said = await new Promise<string>((resolve, reject) => {
    const options = { host: 'localhost', port, family: 4, path: '/a', ca: ca ?? '' }
    get(options, response => resolve(text(response))).once('error', reject)
  })
  t.equal(said, 'GET /a')
})

t.test('curl is answered with --cacert, and refuses without', async t => {
  const { url, certificate } = await serve(t, { tls: true })
  const folder = t.testdir({ 'ca.pem': certificate ?? '' })
  const { stdout } = await run('curl', ['-sS', '--cacert', `${folder}/ca.pem`, `${url}/a`])
  t.equal(stdout, 'GET /a')
  await t.rejects(run('curl', ['-sS', `${url}/a`]), { code: 60 })
})

t.test('a client that does not trust the certificate leaves the server answering', async t => {
  const { url, certificate } = await serve(t, { tls: true })
  await t.rejects(fetch(url), { cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } })
  const dispatcher = await trusting(t, certificate)
  t.equal((await fetch(url, { dispatcher })).status, 200)
})

t.test('bytes that are no TLS leave the server answering', async t => {
  const { url, port, certificate } = await serve(t, { tls: true })
  await new Promise(resolve => {
    const socket = connectBare(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\n\r\n'))
    socket.on('error', nobody).resume().once('close', resolve)
  })
  const dispatcher = await trusting(t, certificate)
  t.equal((await fetch(url, { dispatcher })).status, 200)
})

t.test('a certificate made for the start names localhost, 127.0.0.1 and ::1', async t => {
  const { certificate } = await serve(t, { tls: true })
  t.equal(
    new X509Certificate(certificate ?? '').subjectAltName,
    'DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1',
  )
})

t.test('two starts have two certificates', async t => {
  const [one, other] = [await serve(t, { tls: true }), await serve(t, { tls: true })]
  t.not(one.certificate, other.certificate)
})

t.test('a given certificate is the one that is served', async t => {
  const pair = await pairOf('localhost')
  const { port, certificate } = await serve(t, { tls: pair })
  t.equal(certificate, pair.cert)
  const dispatcher = await trusting(t, pair.cert)
  t.equal((await fetch(`https://localhost:${port}`, { dispatcher })).status, 200)
})

t.test('an expired certificate is served, so that a client can refuse it', async t => {
  const notBeforeDate = new Date('2001-01-01')
  const pair = await pairOf('localhost', { notBeforeDate, notAfterDate: new Date('2001-01-02') })
  const { port } = await serve(t, { tls: pair })
  const dispatcher = await trusting(t, pair.cert)
  await t.rejects(fetch(`https://localhost:${port}`, { dispatcher }), {
    cause: { code: 'CERT_HAS_EXPIRED' },
  })
})

t.test('a pair that cannot be served is refused with one sentence', async t => {
  const [pair, other] = [await pairOf('one'), await pairOf('other')]
  const passphrase = await pairOf('three', { passphrase: 'secret' })
  const cases: readonly [object, RegExp][] = [
    [{ ...pair, cert: 'text' }, /the TLS certificate is no PEM text\. Give one/],
    [{ ...pair, cert: pair.key }, /the TLS certificate is no PEM text\. Give one/],
    [{ ...pair, key: 'text' }, /the TLS key is no PEM text of a key without passphrase\. Give/],
    [passphrase, /the TLS key is no PEM text of a key without passphrase\. Give/],
    [{ ...pair, key: other.key }, /the TLS key does not belong to the certificate of CN=one\./],
  ]
  for (const [tls, message] of cases) {
    const options = { tls: { cert: '', key: '', ...tls } }
    await t.rejects(listen(options, nobody), { message })
  }
})

t.test('a reset is seen as ECONNRESET under TLS, and an end as an end', async t => {
  for (const [how, seen] of Object.entries({ reset: 'ECONNRESET', end: 'FIN' })) {
    const { port, certificate, close } = await listen({ tls: true }, socket => {
      socket.resume()
      if (how === 'reset') resetSocket(socket)
      else socket.end()
    })
    t.teardown(close)
    const ended = await new Promise(resolve => {
      const client = connect({ port, host: '127.0.0.1', ca: certificate ?? '' })
      client.once('error', error => resolve('code' in error && error.code))
      client.resume().once('end', () => resolve('FIN'))
    })
    t.equal(ended, seen)
  }
})

t.test('a client that ends in the middle of the handshake is let go', async t => {
  const { port, close } = await listen({ tls: true }, nobody)
  t.teardown(close)
  const half = Buffer.from([22, 3, 1, 0, 200, 1, 0])
  const client = connectBare({ port, host: '127.0.0.1', allowHalfOpen: true })
  client.on('error', nobody).resume().end(half)
  await new Promise(resolve => client.once('close', resolve))
  t.ok(client.destroyed)
})

for (const isPaused of [false, true]) {
  const state = isPaused ? 'paused' : 'listening'
  t.test(`close, while ${state}, leaves no client behind that never greets`, async t => {
    const { port, pause, close } = await listen({ tls: true }, nobody)
    const client = connectBare(port, '127.0.0.1').on('error', nobody).resume()
    t.teardown(() => client.destroy())
    await new Promise(resolve => client.once('connect', resolve))
    const gone = new Promise(resolve => client.once('close', resolve))
    // A turn in which the server takes the connection.
    await new Promise(setImmediate)
    if (isPaused) pause()
    await close()
    await gone
    t.ok(client.destroyed)
  })
}
