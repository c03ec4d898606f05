import { Duplex } from 'node:stream'
import t from 'tap'
import { faceOf } from '../../../fake/faces/index.ts'
import { createFake } from '../../../fake/index.ts'
import { createJournal } from '../../../fake/journal.ts'
import { createReception } from '../../../fake/reception.ts'
import { redactionOf } from '../../../fake/redaction.ts'
import { createStage } from '../../../fake/stage.ts'
import { ask } from '../requests.ts'
import { ask as askOver } from './starting.ts'

function receive(read: () => never) {
  const redaction = redactionOf(['a-secret'])
  const journal = createJournal({ limit: 10, bytes: 1000, redaction })
  const stage = createStage(10, redaction)
  const { answer } = createReception({
    ...{ options: {}, journal, stage, redaction, truth: null, hostile: null },
    ...{ face: { ...faceOf(), read }, numberOf: () => 1, complain: () => {} },
  })
  return { journal, stage, answered: answer(ask({}), new Duplex()) }
}

t.test('a request the fake fails at is answered, journalled and reported', async t => {
  const { journal, stage, answered } = receive(() => {
    throw new RangeError('a-secret')
  })
  const { reply } = (await answered) ?? {}
  t.equal(reply?.status, 500)
  t.notMatch(String(reply?.body), /a-secret/)
  t.match(journal.entries(), [{ error: 'the fake failed at this request', reply: { status: 500 } }])
  t.match(stage.refused, { count: 1, last: /bug of its own: RangeError/ })
  t.notMatch(JSON.stringify(journal.entries()), /a-secret/)
})

for (const fault of [undefined, 'close-inside-body']) {
  t.test(`what journal.each throws under ${fault ?? 'no fault'} is thrown by stop`, async t => {
    const each = () => {
      throw new RangeError('no room')
    }
    const steps = [{ name: 'any', ...(fault !== undefined && { fault }) }]
    const fake = await createFake({ journal: { each }, script: { steps } })
    await askOver(fake.url, 'q').catch(() => undefined)
    await t.rejects(fake.stop(), { message: 'journal.each threw: RangeError: no room' })
  })
}
