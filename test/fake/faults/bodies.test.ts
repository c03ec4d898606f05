import fc from 'fast-check'
import t from 'tap'
import { defaultsOf } from '../../../fake/fault.ts'
import { faults } from '../../../fake/faults/index.ts'
import { frame } from '../../../fake/frame.ts'
import { REPLY } from './wire.ts'

const settings = { seed: 7, numRuns: 200 } as const

const body = fc.oneof(
  fc.json().map(text => Buffer.from(text)),
  fc.uint8Array({ maxLength: 40 }).map(bytes => Buffer.from(bytes)),
  fc
    .dictionary(fc.string(), fc.jsonValue())
    .map(answers => Buffer.from(JSON.stringify({ model: 'm', answers }))),
)

t.test('no fault of the body fails on any body', async t => {
  const small = { depth: 3, bytes: 5, count: 2, ms: 1 }
  fc.assert(
    fc.property(body, bytes => {
      const reply = { ...REPLY, body: bytes }
      for (const fault of faults) {
        if (fault.at === 'reply') fault.edit(reply, small, () => 0.5)
        if (fault.at === 'delivery') fault.deliver(frame(reply), small, () => 0.5)
      }
    }),
    settings,
  )
  t.ok(faults.length > 60)
})

t.test('a fault leaves the reply it is given as it was', async t => {
  const before = JSON.stringify(REPLY)
  for (const fault of faults) {
    const values = defaultsOf(fault)
    if (fault.at === 'reply') fault.edit(REPLY, values, () => 0.5)
    if (fault.at === 'delivery') fault.deliver(frame(REPLY), values, () => 0.5)
  }
  t.equal(JSON.stringify(REPLY), before)
})

t.test('nesting and padding keep the body one JSON object with its answers', async t => {
  const nested = faults.find(({ id }) => id === 'deep-nesting')
  if (nested?.at !== 'reply') throw new Error('deep-nesting edits a reply')
  for (const text of ['{"answers":{}}', ' { "answers" : {} } ', '{}', '[]', '']) {
    const edited = nested.edit({ ...REPLY, body: Buffer.from(text) }, { depth: 5 }, () => 0.5)
    t.match(JSON.parse(edited.body.toString()), { nested: [[[[[]]]]] }, text)
  }
})

t.test(
  'two keys of the same name stand in duplicate-keys, whatever the first answer is',
  async t => {
    const twice = faults.find(({ id }) => id === 'duplicate-keys')
    if (twice?.at !== 'reply') throw new Error('duplicate-keys edits a reply')
    const edit = (value: unknown) =>
      twice
        .edit({ ...REPLY, body: Buffer.from(JSON.stringify(value)) }, {}, () => 0.5)
        .body.toString()
    t.equal(edit({ answers: { a: 1, b: 2 } }), '{"answers":{"a":1,"b":2,"a":null}}')
    t.equal(edit({ status: 'ok' }), '{"status":null,"status":"ok"}')
  },
)
