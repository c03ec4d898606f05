import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { generate } from 'selfsigned'
import t, { type Test } from 'tap'
import { createFake } from '../../fake/index.ts'
import { run } from './child.ts'

/** Puts TLS in front of a fake, with a certificate made for this test that nobody vouches for. */
async function startTls(t: Test) {
  const altNames = [{ type: 7, ip: '127.0.0.1' } as const]
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'decider' }], {
    extensions: [{ name: 'subjectAltName', altNames }],
  })
  const fake = await createFake()
  const sockets = new Set<Socket>()
  const server = createServer({ key, cert }, outside => {
    const inside = connect(fake.port, '127.0.0.1')
    for (const socket of [outside, inside]) {
      sockets.add(socket.on('error', () => {}))
    }
    outside.pipe(inside).pipe(outside)
    // Whatever ends the one side ends the other, as on a connection without anybody between.
    inside.on('close', () => outside.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await fake.stop()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  return { url: `https://127.0.0.1:${port}`, cert }
}

t.test('a server whose certificate nobody vouches for is unreachable, with the reason', async t => {
  const { url } = await startTls(t)
  const { code, err, out } = await run(['certify', url])
  t.equal(code, 4, err)
  t.match(err + out, /SELF_SIGNED/)
})

t.test('a server over TLS with a certificate that is trusted is certified', async t => {
  const { url, cert } = await startTls(t)
  const trusted = join(t.testdir({ 'ca.pem': cert }), 'ca.pem')
  const { code, out, err } = await run(['certify', url], { NODE_EXTRA_CA_CERTS: trusted })
  t.equal(code, 0, err + out)
})
