import { EventEmitter, once } from 'node:events'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Folder } from '../../../fake/script/folder.ts'
import { watchScript } from '../../../fake/script/watch.ts'

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>(resolved => {
    resolve = resolved
  })
  return { promise, resolve: () => resolve() }
}

/** Watches a file that lies nowhere; what is told comes out as events. */
async function startWatch(text: string) {
  const told = new EventEmitter()
  const held = { text, change: () => {}, isClosed: false, settle: async () => {} }
  const folder: Folder = {
    watch: (_, onChange) => {
      held.change = onChange
      return {
        close: () => {
          held.isClosed = true
        },
      }
    },
    read: async () => {
      if (held.text === 'gone') throw Object.assign(new Error('no file'), { code: 'ENOENT' })
      return Buffer.from(held.text)
    },
    settled: () => held.settle(),
  }
  const watch = await watchScript(
    '/scripts/s.yaml',
    {
      onScript: script => told.emit('script', script.seed),
      onRefused: error => told.emit('refused', error.message),
    },
    folder,
  )
  const write = (text: string) => {
    held.text = text
    held.change()
  }
  return { told, held, watch, write }
}

t.test('a changed file is read again', async t => {
  const { told, write } = await startWatch('seed: a')
  const script = once(told, 'script')
  write('seed: b')
  t.same(await script, ['b'])
})

t.test('a script that is refused is told, and the next good one is taken', async t => {
  const { told, write } = await startWatch('seed: a')
  const refused = once(told, 'refused')
  write('sed: b')
  t.match(await refused, [/s\.yaml:1:1: sed: expected one of the keys/])
  const script = once(told, 'script')
  write('seed: c')
  t.same(await script, ['c'])
})

t.test('changes before the file has settled are one', async t => {
  const { told, held, write } = await startWatch('seed: a')
  const all: unknown[] = []
  told.on('script', seed => all.push(seed))
  const script = once(told, 'script')
  const settling = withResolvers()
  held.settle = () => settling.promise
  write('')
  write('seed: b')
  settling.resolve()
  await script
  t.same(all, ['b'])
})

t.test('a file that is gone is told once, however much changes beside it', async t => {
  const { told, write } = await startWatch('seed: a')
  const all: unknown[] = []
  told.on('refused', message => all.push(message))
  const refused = once(told, 'refused')
  write('gone')
  await refused
  // As a report written into the same folder would.
  for (let change = 0; change < 3; change++) {
    write('gone')
    await new Promise(resolve => setImmediate(resolve))
  }
  const script = once(told, 'script')
  write('seed: b')
  await script
  t.same(all.length, 1)
  write('gone')
  await once(told, 'refused')
  t.same(all.length, 2, 'and again when it was there in between')
})

t.test('a change beside the file tells nothing', async t => {
  const { told, held, write } = await startWatch('seed: a')
  const all: unknown[] = []
  told.on('script', seed => all.push(seed))
  const script = once(told, 'script')
  held.change()
  await new Promise(resolve => setImmediate(resolve))
  write('seed: b')
  await script
  t.same(all, ['b'])
})

t.test('nothing is told after the end', async t => {
  const { told, held, watch, write } = await startWatch('seed: a')
  told.on('script', seed => t.fail(`told of ${seed}`))
  const settling = withResolvers()
  held.settle = () => settling.promise
  write('seed: b')
  watch.close()
  settling.resolve()
  await new Promise(resolve => setImmediate(resolve))
  t.ok(held.isClosed)
})

t.test('a file that is not there is refused at the start', async t => {
  const nothing = { onScript: () => {}, onRefused: () => {} }
  await t.rejects(watchScript('/no/such/folder/s.yaml', nothing), {
    name: 'ScriptError',
    message: /ENOENT/,
  })
})

t.test('a file on the disk that an editor replaces by renaming is read again', async t => {
  const path = join(t.testdir({ 's.yaml': 'seed: a' }), 's.yaml')
  const told = new EventEmitter()
  const watch = await watchScript(path, {
    onScript: script => told.emit('script', script.seed),
    onRefused: error => told.emit('error', error),
  })
  t.teardown(() => watch.close())
  const script = once(told, 'script')
  writeFileSync(`${path}~`, 'seed: b')
  renameSync(`${path}~`, path)
  t.same(await script, ['b'])
})
