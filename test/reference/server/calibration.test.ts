import { join } from 'node:path'
import t from 'tap'
import { option } from '../../../reference/readout/option.ts'
import { calibrationOf } from '../../../reference/server/calibration.ts'
import { toyDescription } from '../engines/toy-engine.ts'

t.test('a model with nothing beside it has no calibration', async t => {
  const model = join(t.testdir({}), 'tiny.gguf')
  t.same(await calibrationOf(model)(toyDescription, option), { result: null })
})

t.test('a calibration beside a model that cannot be read is refused', async t => {
  const file = join(t.testdir({ 'tiny.gguf.calibration.json': {} }), 'tiny.gguf.calibration.json')
  const model = file.slice(0, -'.calibration.json'.length)
  const says = `${file} cannot be read (EISDIR). Make it readable, or move it away.`
  t.same(await calibrationOf(model)(toyDescription, option), {
    failure: { kind: 'refused', says },
  })
})
