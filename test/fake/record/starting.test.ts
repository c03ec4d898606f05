import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { createFake } from '../../../fake/index.ts'
import { startRecorder } from '../../../fake/record/index.ts'
import { isSame } from '../../../fake/record/upstream.ts'
import { record } from './rig.ts'

const still = { clock: () => 0, warn: () => {} }

/** Takes a port that nothing else gets while the test runs. */
async function takenPort(t: Test): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

t.test('a recorder that cannot listen leaves no file behind', async t => {
  const out = join(t.testdir(), 'recorded.yaml')
  const port = await takenPort(t)
  const url = 'http://127.0.0.1:9'
  await t.rejects(startRecorder({ ...still, url, out, port }), /the port is in use/)
  t.notOk(existsSync(out))
})

t.test('a recorder refuses to stand before itself', async t => {
  const port = 8471
  const listening = `http://127.0.0.1:${port}`
  t.ok(isSame(`http://localhost:${port}/v1`, listening))
  t.ok(isSame(listening, `http://[::1]:${port}`))
  t.notOk(isSame(`http://decider.example:${port}`, listening))
  t.notOk(isSame(`http://127.0.0.1:${port + 1}`, listening))
  const socket = `http+unix://${encodeURIComponent(join(t.testdir(), 's'))}`
  t.ok(isSame(socket, socket))
  t.notOk(isSame(socket, listening))
})

t.test('a recorder whose decider is its own socket is refused, and leaves no file', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'record-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const [out, unix] = [join(folder, 'out.yaml'), join(folder, 's')]
  const url = `http+unix://${encodeURIComponent(unix)}`
  await t.rejects(startRecorder({ ...still, url, out, unix }), /where the recorder listens itself/)
  t.notOk(existsSync(out))
})

t.test('a socket path that is wrongly encoded is refused with an example', async t => {
  const out = join(t.testdir(), 'recorded.yaml')
  await t.rejects(
    startRecorder({ ...still, url: 'http+unix://%zz', out }),
    /no path of a Unix socket. Percent-encode it/,
  )
})

t.test('a decider whose certificate is not trusted is warned of, with what to do', async t => {
  const fake = await createFake({ tls: true })
  t.teardown(() => fake.stop())
  const { url, warnings, end } = await record(t, fake.url)
  await t.rejects(fetch(`${url}/health`))
  await end()
  t.match(warnings, [/request 1: .*SELF_SIGNED_CERT.*NODE_EXTRA_CA_CERTS/])
})

t.test('a decider that is not there is warned of', async t => {
  const { url, warnings, end } = await record(t, 'http://127.0.0.1:9')
  await t.rejects(fetch(`${url}/health`))
  await end()
  t.match(warnings, [/request 1: the decider could not be reached \(ECONNREFUSED\)/])
})
