import { fork } from 'node:child_process'
import { join } from 'node:path'
import t from 'tap'
import { isReceived, type Received } from '../../../../reference/engines/embedded/messages.ts'
import { paceOf } from '../../../../reference/engines/embedded/worker/pace.ts'
import { tinyModel } from '../../gguf/tiny-model.ts'
import { clockByHand, openWith, passage } from './machine.ts'
import { described, fileOf } from './opened.ts'

const module = join(import.meta.dirname, '../../../../reference/engines/embedded/worker/main.js')

t.test('a device that hangs is lost with what was asked of it, and is used again', async t => {
  const clock = clockByHand()
  const { engine, logged, change } = openWith(t, { vulkan: 'stalling' }, 'vulkan', clock)
  await described(engine)
  change({ vulkan: 'good' })
  const [started, reading] = [clock.started(), engine.read(passage)]
  await started
  clock.ring()
  t.match(await reading, {
    failure: { kind: 'lost', says: /computes said nothing for 300 s and was ended before it/ },
  })
  t.match(engine.condition?.(), { isServing: false, restarts: 1, reason: /said nothing for 300 s/ })
  await logged(/computes again, on vulkan/)
  t.match(await engine.read(passage), { result: { inputTokens: 1 } })
})

t.test('a device that hangs is lost although its caller has given up', async t => {
  const clock = clockByHand()
  const { engine, logged, change } = openWith(t, { cpu: 'stalling' }, 'cpu', clock)
  await described(engine)
  change({ cpu: 'good' })
  const gone = new AbortController()
  const [started, reading] = [clock.started(), engine.read(passage, gone.signal)]
  await started
  gone.abort()
  t.match(await reading, { failure: { kind: 'given-up' } })
  clock.ring()
  await logged(/said nothing for 300 s/)
  await logged(/computes again, on cpu/)
  t.match(await engine.read(passage), { result: { inputTokens: 1 } })
})

t.test('a device that hangs while it is started anew is given up for the CPU', async t => {
  const clock = clockByHand()
  const { engine, logged, change } = openWith(t, { vulkan: 'dying' }, 'vulkan', clock)
  await described(engine)
  change({ vulkan: 'hanging' })
  await engine.read(passage)
  await clock.started()
  clock.ring()
  await logged(/vulkan is not used any more: the process that computes said nothing for 300 s/)
  await logged(/computes again, on cpu/)
  t.match(await engine.read(passage), { result: { inputTokens: 1 } })
})

t.test('a model that hangs while it is started on the CPU fails to start', async t => {
  const clock = clockByHand()
  const { engine } = openWith(t, { cpu: 'hanging' }, 'cpu', clock)
  const [started, ready] = [clock.started(), engine.ready()]
  await started
  clock.ring()
  t.match(await ready, { failure: { kind: 'lost', says: /said nothing for 300 s and was ended/ } })
})

t.test('a worker tells of each part of a text, each pass and each token of a thought', async t => {
  const worker = fork(module)
  t.teardown(() => void worker.kill('SIGKILL'))
  const going: number[] = []
  const answered = (kind: Received['kind']) =>
    new Promise<void>(resolve => {
      worker.on('message', message => {
        if (isReceived(message) && message.kind === kind) resolve()
      })
    })
  worker.on('message', message => {
    if (isReceived(message) && message.kind === 'going') going.push(message.id)
  })
  const model = fileOf(t, tinyModel())
  const way = { threads: 1, contextTokens: null, template: 'plain', backend: 'cpu' } as const
  const ready = answered('ready')
  worker.send({ kind: 'start', job: { purpose: 'decider', model, ...way } })
  await ready
  const pass = { suffix: 'Answer:', candidates: [] }
  const read = answered('done')
  const prefix = 'a'.repeat(paceOf('cpu').most * 2)
  worker.send({ kind: 'read', id: 1, prefix, passes: [pass, pass] })
  await read
  const thought = answered('done')
  worker.send({ kind: 'think', id: 2, prompt: 'State:', mostTokens: 1, seed: 1 })
  await thought
  const counts = [0, 1, 2].map(id => going.filter(each => each === id).length)
  const [start = 0, reading, thinking] = counts
  t.ok(start > 0, 'loading a model is a part of it')
  t.equal(reading, 3 + 2, 'three parts, for a space comes before the letters, and two passes')
  t.equal(thinking, 1)
})
