import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import t from 'tap'
import { listen } from '../../../fake/listen.ts'
import { serve } from './server.ts'

const addresses = Object.values(networkInterfaces()).flatMap(list => list ?? [])
const skip = addresses.some(({ address }) => address === '::1') ? false : 'no IPv6 here'

t.test('the URL names the IPv4 address and the port taken', async t => {
  const { url, port, certificate } = await serve(t, {})
  t.equal(url, `http://127.0.0.1:${port}`)
  t.ok(port > 0)
  t.equal(certificate, null)
})

t.test('an IPv6 address stands in brackets, and is answered', { skip }, async t => {
  const { url, port } = await serve(t, { host: '::1' })
  t.equal(url, `http://[::1]:${port}`)
  t.equal(await (await fetch(`${url}/a`)).text(), 'GET /a')
})

t.test('a name stands in the URL as it was given', async t => {
  const { url, port } = await serve(t, { host: 'localhost' })
  t.equal(url, `http://localhost:${port}`)
  t.equal(await (await fetch(`${url}/a`)).text(), 'GET /a')
})

t.test('the address for all addresses gives a URL that can be asked', async t => {
  const { url, port } = await serve(t, { host: '0.0.0.0' })
  t.equal(url, `http://127.0.0.1:${port}`)
  t.equal(await (await fetch(`${url}/a`)).text(), 'GET /a')
})

t.test('a connection stays half-open when its client ends', async t => {
  const answered = new Promise<string>(resolve => {
    listen({}, socket => {
      socket.resume().once('end', () => socket.end('still here'))
    }).then(({ port, close }) => {
      t.teardown(close)
      const client = connect(port, '127.0.0.1').end('bye')
      client.once('data', bytes => resolve(String(bytes)))
    })
  })
  t.equal(await answered, 'still here')
})

t.test('close ends the port, and may be called again', async t => {
  const listener = await listen({}, socket => socket.destroy())
  await listener.close()
  await listener.close()
  await t.rejects(fetch(listener.url), { cause: { code: 'ECONNREFUSED' } })
})

t.test('a port in use is refused with one sentence', async t => {
  const { port } = await serve(t, {})
  await t.rejects(
    listen({ port }, socket => socket.destroy()),
    {
      message: `could not listen on 127.0.0.1:${port}: the port is in use. Choose another, or 0 for any free one.`,
    },
  )
})

const refused: Readonly<Record<string, RegExp>> = {
  '192.0.2.1': /^could not listen on 192\.0\.2\.1:0: this machine has no such address\./,
  '2001:db8::1':
    /^could not listen on \[2001:db8::1\]:0: this machine has no (such address|IPv6)\./,
  'no-such-host.invalid': /: this machine knows no host of that name\./,
}

for (const [host, message] of Object.entries(refused)) {
  t.test(`the host ${host} is refused with one sentence`, async t => {
    await t.rejects(
      listen({ host }, socket => socket.destroy()),
      { message },
    )
  })
}

t.test('a port that is none is refused with one sentence', async t => {
  await t.rejects(
    listen({ port: 70_000 }, socket => socket.destroy()),
    { message: /^could not listen on 127\.0\.0\.1:70000: .*65536/ },
  )
})

t.test('close in the middle of listening again leaves nothing that listens', async t => {
  const { port, pause, resume, close } = await listen({}, () => {})
  pause()
  const again = resume()
  await close()
  await again
  const client = connect(port, '127.0.0.1')
  const code = await new Promise(resolve =>
    client.once('error', (error: NodeJS.ErrnoException) => resolve(error.code)),
  )
  t.equal(code, 'ECONNREFUSED')
})
