import t from 'tap'
import { frame } from '../../../fake/frame.ts'
import type { FakeReply } from '../../../fake/reply.ts'
import { open, REPLY, REQUEST, start } from './wire.ts'

const now = () => 0
const at = { now, isKept: true }
const text = (reply: FakeReply, framing = {}) => {
  const { head, body } = frame(reply, { ...at, ...framing })
  return Buffer.concat([head, body]).toString('latin1')
}

const replies: Readonly<Record<string, FakeReply>> = {
  plain: REPLY,
  'without content': { status: 204, headers: {}, body: Buffer.alloc(0) },
  'not modified': { status: 304, headers: { etag: '"a"' }, body: Buffer.from('ignored') },
  'of an unknown status': { ...REPLY, status: 599 },
  'in chunks': { ...REPLY, headers: { 'transfer-encoding': 'chunked' } },
  'in chunks of one byte': {
    ...REPLY,
    headers: { 'transfer-encoding': 'chunked' },
    body: Buffer.from('x'),
  },
  'in chunks of nothing': {
    ...REPLY,
    headers: { 'transfer-encoding': 'chunked' },
    body: Buffer.alloc(0),
  },
  'of a wrong length': { ...REPLY, headers: { 'content-length': '3' } },
  'with a date and a connection of its own': {
    ...REPLY,
    headers: { date: 'today', connection: 'close' },
  },
}

for (const [name, reply] of Object.entries(replies)) {
  t.test(`a reply ${name} is framed byte for byte as node frames it`, async t => {
    const framed = text(reply).replace(/Date: [^\r]*\r\n/, '')
    const { port } = await start(t, () => ({ reply }))
    const client = open(port)
    t.teardown(() => client.socket.destroy())
    client.socket.write(REQUEST)
    const seen = await client.until(seen => seen.text.length >= framed.length)
    t.equal(framed, seen.text)
  })
}

t.test('Date stands where node puts it, and is left out without a clock', async t => {
  t.match(text(REPLY), /length: 57\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\nConnection: /)
  t.notMatch(text(REPLY, { now: undefined }), 'Date')
})

t.test('HEAD has the head of the whole and no body', async t => {
  t.equal(text(REPLY, { method: 'HEAD' }), text(REPLY).slice(0, -57))
})

t.test('a connection that ends says so', async t => {
  t.match(text(REPLY, { isKept: false }), /Connection: close\r\n\r\n/)
})
