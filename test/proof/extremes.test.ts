import t from 'tap'
import { receivedLimit, timeoutLimit } from '../../conformance/contact.ts'
import { neverAnswer } from '../../fake/faults/never-answer.ts'
import {
  editAnswered,
  jsonReply,
  type Reply,
  withBytes,
  withDelivery,
} from '../../fake/mutants/edit.ts'
import { checksWith, runAgainst } from './whole-run.ts'

/** Answers every n-th request with 429. */
const throttling = (every: number): Reply => {
  let count = 0
  return (request, conforming) => {
    count += 1
    return count % every === 0
      ? jsonReply(429, { error: 'slow down' }, { 'retry-after': '1' })
      : conforming(request)
  }
}

for (const every of [2, 7, 10, 23]) {
  t.test(
    `a server that answers each ${every}th request with 429 is blamed for nothing`,
    async t => {
      const record = await runAgainst(throttling(every))
      t.same(checksWith(record, 'fail'), [])
      t.equal(record.verdict, 'incomplete')
    },
  )
}

t.test('a server whose responses are longer than the kit reads is blamed for nothing', async t => {
  const spaces = Buffer.alloc(2 * 1024 * 1024, 32)
  const record = await runAgainst(
    editAnswered(reply => withBytes(reply, Buffer.concat([reply.body, spaces]))),
  )
  t.same(checksWith(record, 'fail'), [])
  t.equal(record.verdict, 'incomplete')
})

t.test('a run whose responses are long ends before its record is too long to write', async t => {
  const spaces = Buffer.alloc(1000 * 1000, 32)
  const record = await runAgainst(
    editAnswered(reply => withBytes(reply, Buffer.concat([reply.body, spaces]))),
  )
  t.match(record.stopped, /sent more than 64 MiB/)
  t.ok(JSON.stringify(record).length < 2 * receivedLimit)
})

t.test('a server that leaves now and then a request unanswered ends the run', async t => {
  let count = 0
  const record = await runAgainst((request, conforming) => {
    count += 1
    const reply = conforming(request)
    return count > 30 && count % 3 === 0 ? withDelivery(reply, neverAnswer) : reply
  }, 40)
  t.match(record.stopped, new RegExp(`left ${timeoutLimit} requests`))
})

t.test(
  'an answer nested beyond what can be shown is a finding and no fault of the kit',
  async t => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const record = await runAgainst(
      editAnswered(reply => withBytes(reply, `{"model":"m","answers":{"q":{"type":${deep}}}}`)),
    )
    t.same(checksWith(record, 'harness-fault'), [])
    t.equal(record.verdict, 'not-conformant')
  },
)

t.test('a body nested beyond what can be shown is a finding and no fault of the kit', async t => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const record = await runAgainst(editAnswered(reply => withBytes(reply, deep)))
  t.same(checksWith(record, 'harness-fault'), [])
  t.same(checksWith(record, 'fail'), ['body.answers'])
})
