import t from 'tap'
import { faults } from '../../../fake/faults/index.ts'
import { elsewhere, expected } from './expected.ts'
import { meetFault } from './wire.ts'

for (const { id, values = {}, text, ended } of expected) {
  t.test(`${id} ${JSON.stringify(values)} is what a bare socket sees, byte by byte`, async t => {
    const seen = await meetFault(t, id, values, text.length)
    t.same({ text: seen.text, ended: seen.ended }, { text, ended })
    if (!seen.sent.whole) t.equal(seen.sent.total, text.length, 'every byte is reported')
  })
}

t.test('every fault is seen on a bare socket', async t => {
  const tried = new Set([...expected.map(({ id }) => id), ...elsewhere])
  t.same([...tried].sort(), faults.map(({ id }) => id).sort())
})

t.test('drip waits between its pieces and nowhere else', async t => {
  const { waits } = await meetFault(t, 'drip', { bytes: 100, ms: 7 }, 176)
  t.same(waits, [7, 7])
  const body = await meetFault(t, 'drip-body', { bytes: 20, ms: 9 }, 176)
  t.same(body.waits, [9, 9])
})
