import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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

t.test('the line that a killed fake left unfinished stays the only broken one', async t => {
  const file = join(t.testdir({ journal: '{"id": 1}\n{"id": 2, "requ' }), 'journal')
  const { child, ended, url } = await serve(t, ['--journal', file])
  await ask(url)
  child.kill('SIGTERM')
  await ended
  const [first, broken, added, end] = readFileSync(file, 'utf8').split('\n')
  t.same([first, broken, end], ['{"id": 1}', '{"id": 2, "requ', ''])
  t.match(JSON.parse(added ?? ''), { id: 1, reply: { status: 200 } })
})

t.test(
  'a journal whose disk is full gives exit code 2 and one line, once the fake ends',
  async t => {
    if (!existsSync('/dev/full')) return t.comment('this system has no /dev/full')
    const { child, ended, url } = await serve(t, ['--journal', '/dev/full'])
    t.same([(await ask(url)).status, (await ask(url)).status], [200, 200])
    child.kill('SIGTERM')
    t.match(await ended, {
      code: 2,
      err: 'could not write /dev/full: the disk is full. Give a file that can be written.\n',
    })
  },
)

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

const script = `
answers: {q: 0.96}
steps:
  - name: loading
    when: {request: 1}
    status: 503
`

t.test('a script decides what is answered, and is judged at the end', async t => {
  const file = join(t.testdir({ 'script.yaml': script }), 'script.yaml')
  const { child, ended, url } = await serve(t, [file])
  t.equal((await ask(url)).status, 503)
  t.match(await (await ask(url)).json(), { answers: { q: { noul: 0.96 } } })
  child.kill('SIGTERM')
  const { code, err } = await ended
  t.equal(code, 0)
  t.match(err, /matched no step; nearest: step 1 "loading"/)
})

for (const [requests, code] of [
  [0, 1],
  [1, 0],
] as const) {
  t.test(`with --strict a script met by ${requests} requests ends with ${code}`, async t => {
    const file = join(t.testdir({ 'script.yaml': script }), 'script.yaml')
    const { child, ended, url } = await serve(t, [file, '--strict'])
    for (let count = 0; count < requests; count += 1) await ask(url)
    child.kill('SIGTERM')
    t.equal((await ended).code, code)
  })
}

t.test('a watched script is read again, and stays when the new one is bad', async t => {
  const file = join(t.testdir({ 'script.yaml': script }), 'script.yaml')
  const { child, url } = await serve(t, [file, '--watch'])
  if (child.stderr === null) throw new Error('no standard error')
  const said = createInterface({ input: child.stderr })
  writeFileSync(file, 'steps: [{stat: 500}]')
  const [refused] = await once(said, 'line')
  t.match(String(refused), /script\.yaml:1:10: .*Did you mean status\? The script before stays/)
  t.equal((await ask(url)).status, 503)
  writeFileSync(file, 'steps: [{status: 418}]')
  const [read] = await once(said, 'line')
  t.match(String(read), /^read .*script\.yaml again: 1 step,/)
  t.equal((await ask(url)).status, 418)
})

t.test('the second line is the address of the admin API, which wants its token', async t => {
  const words = ['--admin-port', '0', '--admin-token-env', 'ADMIN_TOKEN']
  const { child } = start(['fake', ...words], { ADMIN_TOKEN: 'admin-test-token' })
  t.teardown(() => child.kill('SIGKILL'))
  if (child.stdout === null) throw new Error('no standard output')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  await lines.next()
  const second = String((await lines.next()).value)
  t.match(second, /^admin http:\/\/127\.0\.0\.1:\d+$/)
  const health = `${second.replace('admin ', '')}/health`
  t.equal((await fetch(health)).status, 401)
  const headers = { authorization: 'Bearer admin-test-token' }
  t.equal((await fetch(health, { headers })).status, 200)
})

const refused: Readonly<Record<string, RegExp>> = {
  '--admin-port 0': /needs a token: .* --admin-token-env/,
  '--admin-token-env HOME': /give --admin-port as well/,
  '--admin-port 0 --admin-token-env NOT_SET_HERE': /named by --admin-token-env is not set/,
  '--watch': /needs a script to watch/,
  '--strict': /judges a script: give one, or --admin-port/,
  '--dial gain=2': /give --truth as well/,
  '--truth nowhere.jsonl': /nowhere\.jsonl: expected a file of cases/,
  '--dialect nowhere': /there is no dialect "nowhere"/,
  'nowhere.yaml': /nowhere\.yaml: expected a file that can be read/,
}

for (const [words, message] of Object.entries(refused)) {
  t.test(`fake ${words} gives exit code 2 and one line`, async t => {
    const { code, err } = await run(['fake', ...words.split(' ')])
    t.equal(code, 2)
    t.ok(isOneLine(err), err)
    t.match(err, message)
  })
}

t.test('a bad script gives exit code 2 and one line with file, line and field', async t => {
  const file = join(t.testdir({ 'bad.yaml': 'steps:\n  - stats: 500\n' }), 'bad.yaml')
  const { code, err } = await run(['fake', file])
  t.equal(code, 2)
  t.ok(isOneLine(err), err)
  t.match(err, /bad\.yaml:2:5: steps\[0\]\.stats: expected /)
})
