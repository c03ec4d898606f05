import t from 'tap'
import type { RecordedExchange } from '../../../../conformance/evidence.ts'
import { parseAddress } from '../../../../conformance/probe/address.ts'
import { replayOf } from '../../../../conformance/reports/html/exchange-replay.ts'
import type { Piece } from '../../../../conformance/reports/html/shown.ts'
import { shownExchange } from '../../../../conformance/reports/html/shown-exchange.ts'
import { exchangeOf } from './exchanges.ts'

const markedIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(piece => ('marked' in piece ? [piece.marked] : []))

const marks = (at: string, exchange: RecordedExchange = exchangeOf(1)) =>
  markedIn(shownExchange(exchange, at).received)

const places: readonly [says: string, at: string, marked: string][] = [
  ['a JSON pointer marks the value in the body', '/answers/q/noul', '1.2'],
  ['the empty pointer marks the whole body', '', '{"model":"m","answers":{"q":{"noul":1.2}}}'],
  ['status marks the first line', 'status', 'HTTP 200'],
  ['a header is marked in the head', 'header content-type', 'content-type: application/json'],
  ['a header that is not there is named and marked', 'header vary', '(no vary)'],
  ['a byte is marked', 'byte 2', 'm'],
  ['a byte behind the end is marked as the end', 'byte 999', '(end of the body)'],
  ['connection marks how it ended', 'connection', 'connection: clean'],
]

for (const [says, at, marked] of places) {
  t.test(says, async t => {
    t.same(marks(at), [marked])
  })
}

t.test('an exchange without a finding has no mark', async t => {
  t.same(markedIn(shownExchange(exchangeOf(1), null).received), [])
})

t.test('where nothing stands under a pointer, a note says so', async t => {
  const shown = shownExchange(exchangeOf(1), '/answers/q/type')
  t.same(markedIn(shown.received), ['{"noul":1.2}'])
  t.match(shown.notes, [/Nothing stands at \/answers\/q\/type/])
})

t.test('without a response the ending is marked, whatever the finding points at', async t => {
  const lost = { ...exchangeOf(1), received: null, ended: 'reset', cause: 'ECONNRESET' } as const
  t.same(marks('/answers', lost), ['connection: reset (ECONNRESET)'])
})

t.test('what went over a bare socket is shown as it was written', async t => {
  const { sent } = exchangeOf(1)
  const raw = {
    ...exchangeOf(1),
    sent: { ...sent, raw: 'GET / HTTP/1.1\r\n', rawEncoding: 'utf8' },
  } as const
  t.same(shownExchange(raw, null).sent, [{ plain: 'GET / HTTP/1.1\\r\n' }])
})

t.test('every exchange has the line that sends it again, its secrets as variables', async t => {
  const { sent } = exchangeOf(1)
  const headers = { authorization: 'Bearer $TOKEN', 'x-plain': 'a' }
  const recorded = { ...exchangeOf(1), sent: { ...sent, headers, body: '{"state":"$OTHER $5"}' } }
  const address = parseAddress('http://127.0.0.1:1/base')
  t.equal(
    address && replayOf(recorded, address),
    `curl -sS -i -g --path-as-is -X 'POST' 'http://127.0.0.1:1${sent.path}' -H "authorization: Bearer $TOKEN" -H 'x-plain: a' -H 'content-type:' -H 'expect:' --data-raw '{"state":"$OTHER $5"}'`,
  )
})

t.test('a body kept in base64 is shown as its bytes', async t => {
  const received = { status: 200, headers: {}, body: '/2E=', bodyEncoding: 'base64' } as const
  const pieces = shownExchange({ ...exchangeOf(1), received }, 'byte 0').received
  t.same(pieces.at(-2), { marked: '\\xff' })
  t.same(pieces.at(-1), { plain: 'a' })
})

t.test('a shortened exchange names the record as the place of the whole', async t => {
  const { sent } = exchangeOf(7)
  const long = { ...exchangeOf(7), sent: { ...sent, body: 'x'.repeat(1 << 20) } }
  t.match(shownExchange(long, null).notes, [
    'Shortened; the whole is in the run record (--json), exchange 7.',
  ])
})
