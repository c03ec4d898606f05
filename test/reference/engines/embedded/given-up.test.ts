import t from 'tap'
import type { Job } from '../../../../reference/engines/embedded/messages.ts'
import { openDeciding } from '../../../../reference/engines/embedded/worker/deciding.ts'
import { loadLlama } from '../../../../reference/engines/embedded/worker/llama.ts'
import { tinyModel } from '../../gguf/tiny-model.ts'
import { fileOf } from './opened.ts'

const job: Job = {
  purpose: 'decider',
  model: fileOf(t, tinyModel()),
  backend: 'cpu',
  threads: 1,
  contextTokens: null,
  template: 'plain',
}
const patient = { isGone: () => false, tell: () => {} }
const loaded = await loadLlama(job, [])
t.teardown(() => loaded.llama.dispose())
const deciding = await openDeciding(job, loaded, patient)
const passes = [{ suffix: 'Question: red?\nAnswer:', candidates: [['Yes'], ['No']] }]
const order = (times: number) =>
  ({
    kind: 'read',
    id: 1,
    prefix: `State:\n${'The build is red. '.repeat(times)}`,
    passes,
  }) as const

t.test('a text that nobody waits for any more is left after the part in hand', async t => {
  const fresh = await deciding.obey(order(20), patient)
  let told = 0
  const tell = () => {
    told += 1
  }
  const gone = { isGone: () => told >= 1, tell }
  t.match(await deciding.obey(order(50), gone), { failure: { kind: 'given-up' } })
  t.equal(told, 1, 'of three parts or more')
  t.same(await deciding.obey(order(20), patient), fresh)
})
