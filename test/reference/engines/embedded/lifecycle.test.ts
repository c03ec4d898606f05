import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import t from 'tap'
import { tinyModel } from '../../gguf/tiny-model.ts'
import { DEADLY } from './breakable-worker.ts'
import { fileOf, open, resultOf, type Test } from './opened.ts'

const means = { module: join(import.meta.dirname, 'breakable-worker.js') }
const passes = [{ suffix: 'Question: red?\nAnswer:', candidates: [['Yes'], ['No']] }]
const fine = { prefix: 'State:\nthe build is red\n\n', passes }
const deadly = { prefix: DEADLY, passes }

const shared = open(t, fileOf(t, tinyModel()), {}, means)
const before = resultOf(await shared.engine.read(fine))

t.test('what is asked of a process that dies fails as lost, until it is back', async t => {
  const { engine } = shared
  const [reading, queued] = await Promise.all([engine.read(deadly), engine.read(fine)])
  t.match(reading, { failure: { kind: 'lost', says: /crashed \(SIGSEGV/ } })
  t.match(queued, { failure: { kind: 'lost' } })
  t.match(await engine.read(fine), {
    failure: { kind: 'lost', says: /crashed \(SIGSEGV.*started anew: ask again/ },
  })
  t.match(engine.condition?.(), { isServing: false, restarts: 1, reason: /SIGSEGV/ })
})

t.test(
  'a process started anew reads the same to the last bit, and its loss is remembered',
  async t => {
    const { engine, logged } = shared
    await logged(/computes again, on cpu/)
    t.same(resultOf(await engine.read(fine)), before)
    t.match(engine.condition?.(), { isServing: true, restarts: 1, reason: /SIGSEGV/ })
  },
)

t.test('a worker that cannot be loaded fails with the line that tells why', async t => {
  const { engine } = open(t, fileOf(t, tinyModel()), {}, { module: '/no/such/module.js' })
  t.match(await engine.ready(), {
    failure: { kind: 'lost', says: /ended \(code 1: Error.*Cannot find module/ },
  })
})

t.test('an engine closed while it starts does not start', async t => {
  const { engine } = open(t, fileOf(t, tinyModel()))
  const ready = engine.ready()
  await engine.close()
  t.match(await ready, { failure: { kind: 'lost', says: /closed/ } })
})

/** Listens on loopback for the life of a worker, and tells the folder of its model where. */
async function watch(t: Test, model: string): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  writeFileSync(join(dirname(model), 'port'), String(port))
  t.teardown(async () => void server.close())
  return server
}

t.test('the process ends when its parent dies', async t => {
  const model = fileOf(t, tinyModel())
  const server = await watch(t, model)
  const parent = fork(join(import.meta.dirname, 'parent.js'), [model, means.module])
  t.teardown(async () => void parent.kill('SIGKILL'))
  const [[life]] = await Promise.all([once(server, 'connection'), once(parent, 'message')])
  parent.kill('SIGKILL')
  await once(life.resume(), 'close')
  t.ok(life.destroyed)
})

t.test('a closed engine ends its process and fails what is being read and what comes', async t => {
  const model = fileOf(t, tinyModel())
  const server = await watch(t, model)
  const { engine } = open(t, model, {}, means)
  const [[life]] = await Promise.all([once(server, 'connection'), engine.ready()])
  const gone = once(life.resume(), 'close')
  const reading = engine.read({ prefix: 'a'.repeat(2000), passes })
  await engine.close()
  await gone
  t.match(await reading, { failure: { kind: 'lost' } })
  t.match(await engine.read(fine), { failure: { kind: 'lost', says: /closed/ } })
  t.match(engine.condition?.(), { isServing: false, restarts: 0 })
})
