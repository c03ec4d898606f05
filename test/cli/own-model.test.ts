import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import t from 'tap'
import { ownValue } from '../../spec/json-object.ts'
import { tinyModel } from '../reference/gguf/tiny-model.ts'
import { start } from './child.ts'

t.test(
  'a GGUF file of one’s own is served, read as it says and calibrated as it carries',
  async t => {
    const metadata = {
      'decider_kit.readout': { text: 'option' },
      'decider_kit.prompt': { text: 'option-1' },
      'llama.decision.temperature.noul': { f32: 1.5 },
    } as const
    const file = join(t.testdir({ 'tiny.gguf': tinyModel({ metadata }) }), 'tiny.gguf')
    const { child, ended } = start(['reference', '--model', file, '--device', 'cpu'])
    t.teardown(() => child.kill('SIGKILL'))
    if (child.stdout === null) throw new Error('no standard output')
    const [first] = await once(createInterface({ input: child.stdout }), 'line')
    const url = String(first).replace('listening ', '')
    t.match(await (await fetch(`${url}/health`)).json(), {
      ...{ status: 'ok', model: 'tiny', engine: 'embedded', device: 'cpu', offloaded_layers: 0 },
      ...{ readout: 'option', prompt: 'option-1', calibrated: true, checkpoint: /^[0-9a-f]{64}$/ },
    })
    const options = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const questions = { q: { type: 'noul', instructions: 'Is it?' } }
    const body = JSON.stringify({ state: 'x', questions })
    const asked = async () => {
      const reply: unknown = await (await fetch(`${url}/v1/systemone`, { ...options, body })).json()
      return ownValue(reply, 'answers')
    }
    const answers = await asked()
    t.match(answers, { q: { type: 'noul', noul: Number } })
    t.same(await asked(), answers, 'the same question has the same answer')
    child.kill('SIGTERM')
    t.equal((await ended).code, 0)
  },
)
