import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { Agent, fetch } from 'undici'
import { createFake, type FakeOptions, respond } from '../../../fake/index.ts'
import { ask, everyType } from '../requests.ts'

const run = promisify(execFile)
const body = JSON.stringify(everyType)
const conforming = respond(ask(everyType)).body.toString()

async function startSecure(t: Test, options: FakeOptions = {}) {
  const fake = await createFake({ tls: true, ...options })
  t.teardown(() => fake.stop())
  const dispatcher = new Agent({ connect: { ca: fake.certificate ?? '' } })
  t.teardown(() => dispatcher.destroy())
  const post = () => fetch(`${fake.url}/v1/systemone`, { method: 'POST', body, dispatcher })
  return { fake, post }
}

t.test('a client is answered over TLS as without it, and the journal has the exchange', async t => {
  const { fake, post } = await startSecure(t)
  t.equal(await (await post()).text(), conforming)
  t.match(fake.journal.entries(), [{ request: { method: 'POST' }, reply: { status: 200 } }])
})

const broken: Readonly<Record<string, string>> = {
  'reset-before-headers': 'ECONNRESET',
  'close-before-headers': 'UND_ERR_SOCKET',
}

for (const [fault, code] of Object.entries(broken)) {
  t.test(`the fault ${fault} is seen as ${code} over TLS`, async t => {
    const { fake, post } = await startSecure(t, { script: { steps: [{ fault, times: 1 }] } })
    await t.rejects(post(), { cause: { code } })
    t.equal((await post()).status, 200)
    t.match(
      fake.journal.entries().map(({ sent }) => sent?.ended),
      [fault.split('-')[0], 'next'],
    )
  })
}

t.test('curl is answered over TLS with the certificate of the fake', async t => {
  const { fake } = await startSecure(t)
  const folder = t.testdir({ 'ca.pem': fake.certificate ?? '' })
  const trust = ['-sS', '--cacert', join(folder, 'ca.pem')]
  const { stdout } = await run('curl', [...trust, '-d', body, `${fake.url}/v1/systemone`])
  t.equal(stdout, conforming)
})

t.test('curl is answered on a Unix socket', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'fake-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const unix = join(folder, 'fake.sock')
  const fake = await createFake({ unix })
  t.teardown(() => fake.stop())
  const words = ['-sS', '--unix-socket', unix, '-d', body, 'http://localhost/v1/systemone']
  t.equal((await run('curl', words)).stdout, conforming)
})
