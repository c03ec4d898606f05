import t from 'tap'
import { readMetadata } from '../../../reference/calibration/reading.ts'
import {
  misfitOf,
  readSidecar,
  type Sidecar,
  writeSidecar,
} from '../../../reference/calibration/sidecar.ts'
import { bucketOf, calibrate, hashOf, temperatureIn } from '../../../reference/calibration/table.ts'

const sidecar: Sidecar = {
  readout: 'option',
  prompt: 'option-1',
  checkpoint: 'b'.repeat(64),
  temperatures: { noul: { any: 1.37 }, choice: { '3_5': 0.9, any: 1.2 } },
}

t.test('option counts fall into 2, 3 to 5, 6 to 10, 11 and more', async t => {
  t.same([2, 3, 5, 6, 10, 11, 255].map(bucketOf), ['2', '3_5', '3_5', '6_10', '6_10', '11', '11'])
})

t.test(
  'a bucket without a temperature takes that of its type, and a type without any is 1',
  async t => {
    const { temperatures } = sidecar
    t.equal(temperatureIn(temperatures, 'choice', 4), 0.9)
    t.equal(temperatureIn(temperatures, 'choice', 7), 1.2)
    t.equal(temperatureIn(temperatures, 'score', 4), 1)
  },
)

t.test('a distribution is calibrated by the temperature of its bucket', async t => {
  const [yes = 0] = calibrate({ noul: { '2': 2 } }, 'noul', [[3, 0]])
  t.ok(Math.abs(yes - 1 / (1 + Math.exp(-1.5))) < 1e-12, String(yes))
})

t.test('the metadata of a model file is read as llama.cpp names it', async t => {
  const decision = { type: 'openjev', temperature: { noul: 1.37, choice: { '3_5': 0.9 } } }
  const metadata = { general: { architecture: 'llama' }, llama: { decision } }
  t.same(readMetadata('m.gguf', metadata), {
    table: { noul: { any: 1.37 }, choice: { '3_5': 0.9 } },
  })
})

t.test('a model file without temperatures has no table', async t => {
  t.same(readMetadata('m.gguf', { general: { architecture: 'llama' }, llama: {} }), { table: null })
  t.same(readMetadata('m.gguf', null), { table: null })
})

t.test('a wrong temperature in the metadata is named with its file and key', async t => {
  const decision = { temperature: { choice: { '3_5': -1 } } }
  t.same(readMetadata('m.gguf', { general: { architecture: 'llama' }, llama: { decision } }), {
    flaw: 'm.gguf: llama.decision.temperature.choice.3_5: expected a number above 0, got -1',
  })
})

t.test('a calibration file reads back as it was written', async t => {
  t.same(readSidecar('c.json', writeSidecar(sidecar, { answers: 100 })), { sidecar })
})

const broken: readonly (readonly [field: string, value: unknown, flaw: string])[] = [
  ['format', 'other', 'c.json: format: expected "decider-kit/calibration@1", got "other"'],
  ['readout', 1, 'c.json: readout: expected option or label, got 1'],
  ['prompt', undefined, 'c.json: prompt: expected a version such as option-1, got nothing'],
  ['checkpoint', 'x', 'c.json: checkpoint: expected 64 hexadecimal digits or null, got "x"'],
  ['temperatures', [], 'c.json: temperatures: expected an object, got an array of 0'],
  ['temperatures', { box: 1 }, 'c.json: temperatures.box: expected one of noul, choice, score'],
  [
    'temperatures',
    { choice: { small: 1 } },
    'c.json: temperatures.choice.small: expected one of any, 2, 3_5, 6_10, 11',
  ],
  [
    'temperatures',
    { noul: { '2': '1' } },
    'c.json: temperatures.noul.2: expected a number above 0, got "1"',
  ],
  ['temperatures', { noul: 0 }, 'c.json: temperatures.noul: expected a number above 0, got 0'],
]

for (const [field, value, flaw] of broken) {
  t.test(
    `a calibration file with ${field} ${JSON.stringify(value)} is refused by name`,
    async t => {
      const written: unknown = JSON.parse(writeSidecar(sidecar, null))
      const text = JSON.stringify({ ...Object(written), [field]: value })
      t.same(readSidecar('c.json', text), { flaw })
    },
  )
}

t.test('a calibration file that is no JSON is refused', async t => {
  t.same(readSidecar('c.json', '{'), { flaw: 'c.json: expected a JSON object, got "{"' })
})

t.test('a calibration holds for its readout, prompt and model alone', async t => {
  const { temperatures: _, ...served } = sidecar
  t.equal(misfitOf('c.json', sidecar, served), null)
  t.equal(misfitOf('c.json', sidecar, { ...served, checkpoint: null }), null)
  t.match(misfitOf('c.json', sidecar, { ...served, prompt: 'option-2' }), /option-2 is served/)
  t.match(misfitOf('c.json', sidecar, { ...served, checkpoint: 'c'.repeat(64) }), /Fit it again/)
})

t.test('equal tables have one hash, whatever the order they were written in', async t => {
  const one = hashOf({ noul: { any: 1.5 }, choice: { '2': 1, '11': 2 } })
  t.equal(one, hashOf({ choice: { '11': 2, '2': 1 }, noul: { any: 1.5 } }))
  t.not(one, hashOf({ choice: { '11': 2, '2': 1 }, noul: { any: 1.6 } }))
  t.match(one, /^[0-9a-f]{64}$/)
})
