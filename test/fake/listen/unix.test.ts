import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { Agent, fetch } from 'undici'
import { listen } from '../../../fake/listen.ts'
import { serve } from './server.ts'

const run = promisify(execFile)
const nobody = () => {}

/** A path of its own near the root, for a test's own folder lies too deep for a socket. */
function pathIn(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'fake-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  return join(folder, 'fake.sock')
}

/** Leaves a socket file behind on which nobody listens, as a server that was killed does. */
async function leaveStale(path: string): Promise<void> {
  const listens = `require('net').createServer().listen(${JSON.stringify(path)}, () => console.log())`
  const child = spawn(process.execPath, ['-e', listens])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'close')
}

t.test('the URL holds the path as its host, and there is no port', async t => {
  const unix = pathIn(t)
  const { url, port } = await serve(t, { unix })
  t.equal(url, `http+unix://${encodeURIComponent(unix)}`)
  t.equal(decodeURIComponent(new URL(`${url}/v1/systemone`).host), unix)
  t.equal(port, 0)
})

t.test('undici is answered on the socket', async t => {
  const unix = pathIn(t)
  await serve(t, { unix })
  const dispatcher = new Agent({ connect: { socketPath: unix } })
  t.teardown(() => dispatcher.close())
  t.equal(await (await fetch('http://localhost/a', { dispatcher })).text(), 'GET /a')
})

t.test('curl is answered on the socket', async t => {
  const unix = pathIn(t)
  await serve(t, { unix })
  const { stdout } = await run('curl', ['-sS', '--unix-socket', unix, 'http://localhost/a'])
  t.equal(stdout, 'GET /a')
})

t.test('curl is answered on the socket over TLS', async t => {
  const unix = pathIn(t)
  const { url, certificate } = await serve(t, { unix, tls: true })
  t.match(url, /^https\+unix:/)
  const folder = t.testdir({ 'ca.pem': certificate ?? '' })
  const trust = ['--cacert', join(folder, 'ca.pem')]
  const words = ['-sS', ...trust, '--unix-socket', unix, 'https://localhost/a']
  t.equal((await run('curl', words)).stdout, 'GET /a')
})

t.test('the socket is taken away at the end', async t => {
  const unix = pathIn(t)
  const { close } = await listen({ unix }, nobody)
  t.ok(lstatSync(unix).isSocket())
  await close()
  t.notOk(existsSync(unix))
})

t.test('a socket that nobody listens on is replaced', async t => {
  const unix = pathIn(t)
  await leaveStale(unix)
  t.ok(lstatSync(unix).isSocket())
  await serve(t, { unix })
  const { stdout } = await run('curl', ['-sS', '--unix-socket', unix, 'http://localhost/a'])
  t.equal(stdout, 'GET /a')
})

t.test('a socket that is in use is refused, and goes on answering', async t => {
  const unix = pathIn(t)
  await serve(t, { unix })
  await t.rejects(listen({ unix }, nobody), {
    message: `could not listen on ${unix}: another server listens there. Stop it, or give another path.`,
  })
  const { stdout } = await run('curl', ['-sS', '--unix-socket', unix, 'http://localhost/a'])
  t.equal(stdout, 'GET /a')
})

t.test('a file in the way is refused, and stays', async t => {
  const file = pathIn(t)
  writeFileSync(file, 'precious')
  for (const unix of [file, dirname(file)]) {
    await t.rejects(listen({ unix }, nobody), { message: /a file that is no socket lies there\./ })
    t.ok(existsSync(unix))
  }
})

const impossible: Readonly<Record<string, RegExp>> = {
  [`/tmp/${'long/'.repeat(30)}`]:
    /a Unix socket has 1 to 10[37] bytes, and this one has 155\. Give/,
  '': /a Unix socket has 1 to 10[37] bytes, and this one has 0\. Give/,
  '/no-such-folder/fake.sock': /: it lies in no folder that is there\. Make/,
  '/dev/null/fake.sock': /: it lies in no folder that is there\. Make/,
}

for (const [unix, message] of Object.entries(impossible)) {
  t.test(`the path ${JSON.stringify(unix.slice(0, 30))} is refused with one sentence`, async t => {
    await t.rejects(listen({ unix }, nobody), { message })
  })
}

t.test('a path goes with no port and no host', async t => {
  const unix = pathIn(t)
  for (const other of [{ port: 8471 }, { host: '127.0.0.1' }]) {
    await t.rejects(listen({ unix, ...other }, nobody), {
      message: /a Unix socket has neither port nor host\. Give the one or the other\./,
    })
  }
})
