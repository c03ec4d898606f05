import t from 'tap'
import type { FaultUse, ReplyFault } from '../../../fake/fault.ts'
import { jsonReply } from '../../../fake/json-reply.ts'
import { createCursor } from '../../../fake/script/cursor.ts'
import { editReply } from '../../../fake/script/effect.ts'
import type { Effect } from '../../../fake/script/script.ts'
import { asking, at, plain, post, scriptWith, step } from './scripts.ts'

const reply = jsonReply(200, { model: 'fake-decider', answers: {} }, { 'X-Kept': 'yes' })

/** Edits the reply to a request whose header `x-id` is `id`. */
function edit(effect: Partial<Effect>, from = reply, id = '7') {
  const cursor = createCursor(scriptWith([step()]))
  const headers = { 'x-id': id }
  const { view, next } = cursor.decide({ ...post, headers }, asking('stuck'), at(1))
  const { status, headers: sent, body } = editReply(from, { ...plain, ...effect }, view(), next)
  return { status, headers: sent, body: body.toString() }
}

const unchanged = { ...reply, body: reply.body.toString() }
const json = { 'content-type': 'application/json' }

t.test('an effect that gives nothing changes nothing', async t => {
  t.strictSame(edit({}), unchanged)
})

t.test('a status stands and the rest stays', async t => {
  t.strictSame(edit({ status: 503 }), { ...unchanged, status: 503 })
})

t.test('a header is set, replaced in whichever case, or taken away', async t => {
  const headers = {
    'retry-after': '{{request.headers.x-id}} s',
    'x-kept': 'no',
    'Content-Type': null,
  }
  t.strictSame(edit({ headers }).headers, { 'retry-after': '7 s', 'x-kept': 'no' })
})

t.test('a line break that a client sent ends no header', async t => {
  const headers = { 'x-echo': '{{request.headers.x-id}}' }
  t.equal(edit({ headers }, reply, 'a\r\nset-cookie: b').headers['x-echo'], 'a set-cookie: b')
})

t.test(
  'no other control character that a client sent makes a header that none can read',
  async t => {
    const headers = { 'x-echo': '{{request.headers.x-id}}' }
    t.equal(edit({ headers }, reply, 'a\u0001\u007fb\tc').headers['x-echo'], 'a b\tc')
  },
)

t.test('a header that Latin-1 cannot hold is sent in UTF-8', async t => {
  const headers = { 'x-a': 'é', 'x-b': 'é漢', 'x-c': '{{request.headers.x-id}}' }
  const sent = edit({ headers }, reply, '🫖').headers
  t.equal(sent['x-a'], 'é')
  t.equal(Buffer.from(sent['x-b'] ?? '', 'latin1').toString(), 'é漢')
  t.equal(Buffer.from(sent['x-c'] ?? '', 'latin1').toString(), '🫖')
})

t.test('a text body is rendered and goes out with 200', async t => {
  const refusal = jsonReply(422, { detail: 'no' })
  const body = { form: 'text', text: 'asked {{key}}' } as const
  t.strictSame(edit({ body }, refusal), { status: 200, headers: json, body: 'asked stuck' })
})

t.test('bytes go out as they are', async t => {
  const cursor = createCursor(scriptWith([step()]))
  const { view, next } = cursor.decide(post, null, at(1))
  const bytes = Buffer.from([0xff, 0x7b, 0x7b])
  const body = { form: 'bytes', bytes } as const
  t.equal(editReply(reply, { ...plain, body }, view(), next).body, bytes)
})

t.test('a JSON body is rendered and named as JSON unless the script says otherwise', async t => {
  const body = { form: 'json', value: { id: '{{request.headers.x-id}}' } } as const
  const text = { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('x') }
  t.strictSame(edit({ body }, text), { status: 200, headers: json, body: '{"id":"7"}' })
  t.strictSame(edit({ body, headers: { 'content-type': 'a/b' } }, text).headers, {
    'content-type': 'a/b',
  })
  t.strictSame(edit({ body, headers: { 'content-type': null } }, text).headers, {})
})

t.test('protocol and model go into the body of a response', async t => {
  t.equal(edit({ protocol: 2 }).body, '{"model":"fake-decider","answers":{},"protocol":2}')
  t.equal(edit({ protocol: null, model: 'm' }).body, '{"model":"m","answers":{},"protocol":null}')
})

t.test('protocol and model stay out of a refusal and of a body that is no object', async t => {
  t.equal(edit({ protocol: 2 }, jsonReply(422, { detail: 'no' })).body, '{"detail":"no"}')
  t.equal(edit({ model: 'm', body: { form: 'text', text: '[1' } }).body, '[1')
})

t.test('reply faults come last and in order', async t => {
  const adding = (id: string): FaultUse => {
    const fault: ReplyFault = {
      id,
      says: `Adds ${id}.`,
      at: 'reply',
      edit: (left, { times }) => ({
        ...left,
        body: Buffer.concat([left.body, Buffer.from(id.repeat(times ?? 1))]),
      }),
    }
    return { fault, values: { times: 2 } }
  }
  const body = { form: 'text', text: 'x' } as const
  t.equal(edit({ body, faults: [adding('a'), adding('b')] }).body, 'xaabb')
})
