import { once } from 'node:events'
import { existsSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import t, { type Test } from 'tap'
import { createFake } from '../../fake/index.ts'
import { readScript } from '../../fake/script/read.ts'
import { isOneLine, run, start } from './child.ts'

async function serve(t: Test, words: readonly string[], env?: NodeJS.ProcessEnv) {
  const { child, ended } = start(['record', ...words], env)
  t.teardown(() => child.kill('SIGKILL'))
  if (child.stdout === null) throw new Error('no standard output')
  const [first] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, ended, first: String(first), url: String(first).replace('listening ', '') }
}

async function real(t: Test, token?: string): Promise<string> {
  const fake = await createFake(token === undefined ? {} : { token })
  t.teardown(() => fake.stop())
  return fake.url
}

const ask = (url: string) =>
  fetch(`${url}/v1/systemone`, {
    method: 'POST',
    body: JSON.stringify({
      state: 'text',
      questions: { q: { type: 'noul', instructions: 'Is it?' } },
    }),
  })

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  t.test(`what was answered until ${signal} is a script, and the exit code 0`, async t => {
    const out = join(t.testdir(), 'script.yaml')
    const { child, ended, first, url } = await serve(t, [await real(t), '--out', out])
    t.match(first, /^listening http:\/\/127\.0\.0\.1:\d+$/)
    t.equal((await ask(url)).status, 200)
    child.kill(signal)
    t.match(await ended, { code: 0, err: '' })
    t.equal((await readScript(readFileSync(out, 'utf8'), out)).steps.length, 1)
  })
}

t.test('the script is whole after every exchange, so that a crash loses none', async t => {
  const folder = t.testdir()
  const out = join(folder, 'script.yaml')
  const { child, ended, url } = await serve(t, [await real(t), '--out', out])
  const written = new Promise<void>(resolve => {
    const watcher = watch(folder, () => {
      if (!existsSync(out) || readFileSync(out).length === 0) return
      watcher.close()
      resolve()
    })
  })
  await ask(url)
  await written
  child.kill('SIGKILL')
  await ended
  t.equal((await readScript(readFileSync(out, 'utf8'), out)).steps.length, 1)
})

t.test('the token of the variable reaches the decider, and no file', async t => {
  const out = join(t.testdir(), 'script.yaml')
  const TOKEN = 'record-token-9'
  const words = [await real(t, TOKEN), '--out', out, '--token-env', 'RECORD_TOKEN']
  const { child, ended, url } = await serve(t, words, { RECORD_TOKEN: TOKEN })
  t.equal((await ask(url)).status, 200)
  child.kill('SIGTERM')
  t.equal((await ended).code, 0)
  t.notMatch(readFileSync(out, 'utf8'), TOKEN)
})

t.test(
  'a recorder over HTTPS and on a Unix socket is refused half a pair, and both places',
  async t => {
    const out = join(t.testdir(), 'script.yaml')
    const wrong: readonly (readonly [readonly string[], RegExp])[] = [
      [['--tls-cert', 'a.pem'], /needs a certificate and its key: give --tls-key as well\./],
      [['--unix', '/tmp/a', '--port', '1'], /cannot be used with option '--port/],
      [
        ['--tls-cert', 'none.pem', '--tls-key', 'b'],
        /could not read none\.pem: there is no such file/,
      ],
      [['--host', '0.0.0.0'], /so a token is needed/],
    ]
    for (const [words, message] of wrong) {
      const { code, err } = await run(['record', 'http://127.0.0.1:1', '--out', out, ...words])
      t.equal(code, 2, err)
      t.ok(isOneLine(err), err)
      t.match(err, message)
    }
  },
)

t.test('a file that is there is never written over', async t => {
  const folder = t.testdir({ 'script.yaml': 'steps: []\n' })
  const out = join(folder, 'script.yaml')
  const { code, err } = await run(['record', 'http://127.0.0.1:1', '--out', out])
  t.equal(code, 2)
  t.ok(isOneLine(err), err)
  t.match(err, /script\.yaml is there already\. Give --out a new file/)
  t.equal(readFileSync(out, 'utf8'), 'steps: []\n')
})

for (const url of ['127.0.0.1:8471', 'ftp://127.0.0.1', 'http://me:secret-1@127.0.0.1', 'text']) {
  t.test(`${url} is no URL of a decider, which is said in one line`, async t => {
    const out = join(t.testdir(), 'script.yaml')
    const { code, err } = await run(['record', url, '--out', out])
    t.equal(code, 2, err)
    t.ok(isOneLine(err), err)
    t.notMatch(err, /secret-1/)
    t.notOk(existsSync(out))
  })
}

t.test('a file that cannot be written is told before anything is served', async t => {
  const out = join(t.testdir(), 'no-folder', 'script.yaml')
  const { code, err } = await run(['record', 'http://127.0.0.1:1', '--out', out])
  t.equal(code, 2)
  t.match(err, /could not write .*no-folder.* \(ENOENT\)\. Give --out a file that can be written\./)
})
