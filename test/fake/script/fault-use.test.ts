import { Ajv } from 'ajv'
import t from 'tap'
import type { Fault } from '../../../fake/fault.ts'
import { stepOf } from '../../../fake/script/normal/step.ts'
import { Refusal } from '../../../fake/script/problem.ts'
import type { ScriptSource } from '../../../fake/script/read.ts'
import { publishedSchema } from '../../../scripts/script-schema.ts'

type StepSource = NonNullable<ScriptSource['steps']>[number]

const bytes = { says: 'How many bytes are sent.', least: 0, most: 1000, default: 20 }
const cutAfter: Fault = {
  id: 'cut-after',
  says: 'Sends the first bytes and closes.',
  parameters: { bytes },
  at: 'delivery',
  deliver: () => [],
}
const drip: Fault = { ...cutAfter, id: 'drip', parameters: {} }
const refuse: Fault = { id: 'refuse', says: 'Refuses.', at: 'connection', connect: () => [] }
const faults = [cutAfter, drip, refuse]

const stepWith = (source: StepSource) =>
  stepOf(source, 0, null, { compile: () => () => false, check: () => null, faults })

const usesOf = (fault: StepSource['fault']) =>
  stepWith(fault === undefined ? {} : { fault }).effects.flatMap(effect =>
    effect.faults.map(({ fault, values }) => [fault.id, values]),
  )

t.test('a name alone has the numbers a fault has by default', async t => {
  t.same(usesOf('cut-after'), [['cut-after', { bytes: 20 }]])
})

t.test('numbers are taken as they are given', async t => {
  t.same(usesOf([{ 'cut-after': { bytes: 40 } }]), [['cut-after', { bytes: 40 }]])
})

const refused: readonly [string, StepSource, string, string][] = [
  [
    'a number out of bounds',
    { fault: { 'cut-after': { bytes: 1001 } } },
    'a number, 0 to 1000',
    '1001',
  ],
  [
    'a number there is not',
    { fault: { 'cut-after': { byte: 1 } } },
    'bytes',
    'the unknown key "byte"',
  ],
  [
    'a number where there is none',
    { fault: { drip: { ms: 1 } } },
    'no numbers, as drip takes none',
    'the unknown key "ms"',
  ],
  [
    'two faults that deliver',
    { fault: ['cut-after', 'drip'] },
    'at most one fault that delivers',
    'drip after cut-after',
  ],
  [
    'a fault of a connection beside another',
    { fault: ['drip', 'refuse'] },
    'a fault of a connection alone, as no request is read',
    'refuse beside others',
  ],
  [
    'a fault of a connection with a condition on requests',
    { fault: 'refuse', when: { path: '/*' } },
    'no more than when.connection and times beside refuse',
    'when.path',
  ],
  [
    'a fault of a connection with another effect',
    { fault: 'refuse', status: 500 },
    'no more than when.connection and times beside refuse',
    'status',
  ],
  [
    'a fault of a connection in a sequence',
    { sequence: [{ fault: 'refuse' }] },
    'no more than when.connection and times beside refuse',
    'sequence',
  ],
]

for (const [wrong, source, expected, got] of refused) {
  t.test(`${wrong} is refused`, async t => {
    try {
      stepWith(source)
      t.fail('the step was taken')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      t.match(error.problems, [{ expected, got }])
    }
  })
}

t.test('a fault of a connection stands with connection and times', async t => {
  const step = stepWith({ fault: 'refuse', when: { connection: 1 }, times: 2, name: 'x' })
  t.same(step.when, { connection: { from: 1, to: 1 } })
})

t.test('the published schema knows each fault, its numbers and their bounds', async t => {
  const isValid = new Ajv({ allowUnionTypes: true }).compile(publishedSchema(faults))
  const verdict = (fault: unknown) => isValid({ steps: [{ fault }] })
  t.ok(verdict(['cut-after', { drip: {} }]))
  t.ok(verdict({ 'cut-after': { bytes: 40 } }))
  t.notOk(verdict('cut-afte'))
  t.notOk(verdict({ 'cut-after': { bytes: 1001 } }))
  t.notOk(verdict({ 'cut-after': { byte: 1 } }))
  t.match(JSON.stringify(publishedSchema(faults)), '"description":"How many bytes are sent."')
})
