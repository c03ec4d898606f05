import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import t, { type Test } from 'tap'
import { createFake } from '../../fake/index.ts'
import { isOneLine, run, start } from './child.ts'

async function serve(t: Test, words: readonly string[], env?: NodeJS.ProcessEnv) {
  const { child, ended } = start(['fake', ...words], env)
  t.teardown(() => child.kill('SIGKILL'))
  if (child.stdout === null) throw new Error('no standard output')
  const [first] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, ended, first: String(first), url: String(first).replace('listening ', '') }
}

const question = { type: 'noul', instructions: 'Is it?' }
const ask = (url: string, headers = {}) =>
  fetch(`${url}/v1/systemone`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ state: 'text', questions: { q: question } }),
  })

t.test('the first line is the address, and requests are answered from then on', async t => {
  const { first, url } = await serve(t, ['--port', '0'])
  t.match(first, /^listening http:\/\/127\.0\.0\.1:\d+$/)
  t.equal((await ask(url)).status, 200)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  t.test(`${signal} ends the fake with exit code 0`, async t => {
    const { child, ended } = await serve(t, [])
    child.kill(signal)
    t.match(await ended, { code: 0, err: '' })
  })
}

t.test('the journal file holds each exchange as a line of JSON without the token', async t => {
  const file = join(t.testdir(), 'journal')
  const TOKEN = 'fake-test-token-1'
  const words = ['--journal', file, '--token-env', 'FAKE_TOKEN']
  const { child, ended, url } = await serve(t, words, { FAKE_TOKEN: TOKEN })
  t.equal((await ask(url, { authorization: `Bearer ${TOKEN}` })).status, 200)
  child.kill('SIGTERM')
  await ended
  const written = readFileSync(file, 'utf8')
  t.notMatch(written, TOKEN)
  t.match(JSON.parse(written), { id: 1, request: { method: 'POST' }, reply: { status: 200 } })
})

t.test('the options decide what is answered', async t => {
  const { url } = await serve(t, ['--health', '503', '--protocol', '"1"', '--omit', 'q'])
  t.equal((await fetch(`${url}/health`)).status, 503)
  t.match(await (await ask(url)).json(), { protocol: '1', answers: {} })
})

t.test('a port in use gives exit code 2 and one line', async t => {
  const fake = await createFake()
  t.teardown(() => fake.stop())
  const { code, err } = await run(['fake', '--port', String(fake.port)])
  t.equal(code, 2)
  t.ok(isOneLine(err), err)
  t.match(err, /the port is in use/)
})
