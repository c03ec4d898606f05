import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { collect, type Told } from '../../reference/calibration/collecting.ts'
import { readSidecar } from '../../reference/calibration/sidecar.ts'
import { openEngine } from '../../reference/engines/opening.ts'
import { distributionOf } from '../../reference/readout/evidence.ts'
import { option } from '../../reference/readout/option.ts'
import { calibrationOf } from '../../reference/server/calibration.ts'
import { toyDescription } from '../reference/engines/toy-engine.ts'
import { tinyModel } from '../reference/gguf/tiny-model.ts'
import { run } from './child.ts'

t.setTimeout(180_000)

const told = Array.from({ length: 40 }, (_, index): Told => {
  const question = { type: 'noul', instructions: `Is it ${index}?` } as const
  return { name: `${index}`, state: 'x', question, truth: [1, 0], cluster: `${index}` }
})

/** Writes questions whose answers are what a model holds of them, half as surely. */
async function linesFor(model: string): Promise<string> {
  const choice = {
    engine: 'embedded',
    model,
    device: 'cpu',
    template: 'plain',
    threads: 1,
  } as const
  const engine = await openEngine(choice, () => {})
  const read = await collect(told, { engine, readout: option })
  await engine.close()
  const labelled = 'result' in read ? read.result.labelled : []
  const lines = labelled.map(({ evidence, cluster }, index) => {
    const [posterior] = distributionOf(evidence, 2)
    return JSON.stringify({ state: 'x', question: told[index]?.question, posterior, cluster })
  })
  return lines.join('\n')
}

t.test('a GGUF file gets its calibration beside it, where reference finds it', async t => {
  const bytes = tinyModel()
  const folder = t.testdir({ 'tiny.gguf': bytes })
  const [model, corpus] = [join(folder, 'tiny.gguf'), join(folder, 'own.jsonl')]
  writeFileSync(corpus, await linesFor(model))
  const engine = ['--model', model, '--device', 'cpu', '--threads', '1', '--readout', 'option']
  const { code, out, err } = await run(['calibrate', corpus, ...engine])
  t.equal(code, 0, `${out}${err}`)
  const path = `${model}.calibration.json`
  const checkpoint = hash('sha256', bytes, 'hex')
  t.match(readSidecar(path, readFileSync(path, 'utf8')), {
    sidecar: { readout: 'option', checkpoint, temperatures: { noul: { any: 2 } } },
  })
  const found = await calibrationOf(model)({ ...toyDescription, checkpoint }, option)
  t.match(found, { result: { from: path } }, JSON.stringify(found))
})
