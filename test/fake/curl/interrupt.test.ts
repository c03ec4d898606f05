import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, watch } from 'node:fs'
import t from 'tap'
import { curlPath } from '../../../fake/index.ts'

const url = 'http://decider.test/v1/systemone'

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  t.test(`a call that ${signal} ends takes its mark away and dies of the signal`, async t => {
    const state = t.testdir()
    const watcher = watch(state)
    t.teardown(() => watcher.close())
    const marked = new Promise<void>(resolve => {
      watcher.on('change', (_, name) => {
        if (name === 'answering') resolve()
      })
    })
    const env = { ...process.env, FAKE_STATE: state, FAKE_DECIDER_DELAY: '60' }
    const child = spawn(curlPath, ['-d', '{}', url], { env, stdio: 'ignore' })
    t.teardown(() => child.kill('SIGKILL'))
    await marked
    t.same(readdirSync(state), ['answering', 'curl.log', 'decider.log'])
    child.kill(signal)
    t.same(await once(child, 'exit'), [null, signal])
    t.same(readdirSync(state), ['curl.log', 'decider.log'])
  })
}

t.test('a call that overlaps leaves the mark to the one that made it', async t => {
  const state = t.testdir({ answering: {} })
  const env = { ...process.env, FAKE_STATE: state, FAKE_DECIDER_DELAY: '60' }
  const { signal } = spawnSync(curlPath, ['-d', '{}', url], { env, stdio: 'ignore', timeout: 2000 })
  t.equal(signal, 'SIGTERM')
  t.same(readdirSync(state), ['answering', 'curl.log', 'decider.log', 'overlaps'])
})
