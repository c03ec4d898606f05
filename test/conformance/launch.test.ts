import { kill } from 'node:process'
import t from 'tap'
import { LaunchError, launch } from '../../conformance/launch.ts'

const now = () => performance.now()

const node = (script: string) => `"${process.execPath}" -e '${script}' {port}`

/** Answers 200, and first 503 as often as told. */
const server = (busy = 0) =>
  node(`let n = ${busy}
    console.log("pid " + process.pid)
    require("http").createServer((q, r) => r.writeHead(n-- > 0 ? 503 : 200).end("{}")).listen(process.argv[1], "127.0.0.1")`)

const isRunning = (pid: number): boolean => {
  try {
    return kill(pid, 0)
  } catch {
    return false
  }
}

t.test('a launched server answers at its URL and is gone after stop', async t => {
  const launched = await launch({ command: server(), readyMs: 20_000, now })
  t.teardown(() => launched.stop())
  t.equal((await fetch(launched.url)).status, 200)
  const pid = Number(/pid (\d+)/.exec(launched.output())?.[1])
  await launched.stop()
  t.notOk(isRunning(pid), `${pid} has ended`)
})

t.test('a server that says 503 while it loads is waited for', async t => {
  const launched = await launch({ command: server(3), readyMs: 20_000, now })
  t.teardown(() => launched.stop())
  t.equal((await fetch(launched.url)).status, 200)
})

t.test('the processes a server started end with it', async t => {
  const command = `sleep 300 & echo "child $!"; ${server()}`
  const launched = await launch({ command, readyMs: 20_000, now })
  t.teardown(() => launched.stop())
  const child = Number(/child (\d+)/.exec(launched.output())?.[1])
  t.ok(isRunning(child), `${child} runs`)
  await launched.stop()
  t.notOk(isRunning(child), `${child} has ended`)
})

t.test('a server that ends before it answers is reported with what it wrote', async t => {
  await t.rejects(launch({ command: 'echo no model; exit 3', readyMs: 20_000, now }), {
    name: LaunchError.name,
    message: /ended \(exit code 3\) before it answered .* It last wrote: no model/,
  })
})

t.test('a server that never listens is reported and ended', async t => {
  const command = 'echo "pid $$"; exec sleep 300'
  const error: unknown = await launch({ command, readyMs: 300, now }).catch(error => error)
  t.match(String(error), /did not answer at .* within 0.3 s.*\{port\}.*pid \d+/)
  t.notOk(isRunning(Number(/pid (\d+)/.exec(String(error))?.[1])))
})

t.test('an interruption ends the wait and the server', async t => {
  const signal = AbortSignal.abort()
  const options = { command: 'exec sleep 300', readyMs: 20_000, signal, now }
  await t.rejects(launch(options), { message: /interrupted/ })
})
