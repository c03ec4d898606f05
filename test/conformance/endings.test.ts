import type net from 'node:net'
import t from 'tap'
import type { Exchange } from '../../conformance/exchange.ts'
import type { Probe } from '../../conformance/probe.ts'
import { nowhere, probeAt, startBare } from './server.ts'

/** The two ways a request goes out; a server's ending looks the same through both. */
const ways: Readonly<Record<string, (probe: Probe) => Promise<Exchange | undefined>>> = {
  'the pool': probe => probe.ask({}),
  'a bare socket': async probe => {
    const [exchange] = await probe.converse([
      { method: 'POST', path: '/v1/systemone', headers: [['Content-Length', '2']], body: '{}' },
    ])
    return exchange
  },
}

const head = 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n'

type Case = {
  readonly title: string
  readonly behaviour: (socket: net.Socket) => void
  readonly ended: string
  readonly body: string | null
  readonly timeoutMs?: number
}

const cases: readonly Case[] = [
  {
    title: 'a complete response ends clean',
    behaviour: socket => socket.write(`${head}0123456789`),
    ended: 'clean',
    body: '0123456789',
  },
  {
    title: 'a body that ends with the connection ends clean',
    behaviour: socket => socket.end('HTTP/1.1 200 OK\r\n\r\nall of it'),
    ended: 'clean',
    body: 'all of it',
  },
  {
    title: 'a chunked body is put together',
    behaviour: socket =>
      socket.write(
        'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n',
      ),
    ended: 'clean',
    body: 'abcde',
  },
  {
    title: 'an interim response is skipped',
    behaviour: socket =>
      socket.write(`HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${head}0123456789`),
    ended: 'clean',
    body: '0123456789',
  },
  {
    title: 'a FIN before any byte is an early close',
    behaviour: socket => socket.end(),
    ended: 'closed-early',
    body: null,
  },
  {
    title: 'a FIN within the head is an early close',
    behaviour: socket => socket.end('HTTP/1.1 200 OK\r\nContent-'),
    ended: 'closed-early',
    body: null,
  },
  {
    title: 'fewer bytes than announced are an early close that keeps them',
    behaviour: socket => socket.end(`${head}0123`),
    ended: 'closed-early',
    body: '0123',
  },
  {
    title: 'chunks without a last one are an early close that keeps them',
    behaviour: socket =>
      socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n'),
    ended: 'closed-early',
    body: 'abc',
  },
  {
    title: 'an RST before any byte is a reset',
    behaviour: socket => socket.resetAndDestroy(),
    ended: 'reset',
    body: null,
  },
  {
    title: 'bytes that are no HTTP are an early close',
    behaviour: socket => socket.write('hello\r\n\r\n'),
    ended: 'closed-early',
    body: null,
  },
  {
    title: 'a length that is no number is an early close',
    behaviour: socket => socket.write('HTTP/1.1 200 OK\r\nContent-Length: ten\r\n\r\n0123456789'),
    ended: 'closed-early',
    body: null,
  },
  {
    title: 'silence is a timeout',
    behaviour: () => {},
    ended: 'timeout',
    body: null,
    timeoutMs: 60,
  },
  {
    title: 'a body that stops half-way is a timeout that keeps what came',
    behaviour: socket => socket.write(`${head}0123`),
    ended: 'timeout',
    body: '0123',
    timeoutMs: 150,
  },
]

const bodyText = (exchange: Exchange | undefined): string | null => {
  const body = exchange?.received?.body
  return body === undefined ? null : Buffer.from(body).toString()
}

for (const [way, send] of Object.entries(ways)) {
  for (const { title, behaviour, ended, body, timeoutMs } of cases) {
    t.test(`over ${way}, ${title}`, async t => {
      const url = await startBare(t, behaviour)
      const probe = probeAt(t, url, timeoutMs === undefined ? {} : { timeoutMs })
      const exchange = await send(probe)
      const seen = { ended: exchange?.ended, body: bodyText(exchange) }
      t.same(seen, { ended, body: title.includes('no number') ? seen.body : body }, '', {
        exchange,
      })
    })
  }

  t.test(`over ${way}, a port nobody listens on refuses with the system's word`, async t => {
    const exchange = await send(probeAt(t, await nowhere()))
    t.match(exchange, { received: null, ended: 'refused', cause: 'ECONNREFUSED', connectMs: null })
  })

  t.test(`over ${way}, an RST within the body is a reset that keeps the head`, async t => {
    const url = await startBare(t, socket => {
      socket.write(`${head}0123`)
      // A reset that arrives together with data reads as an end of file; this one comes after it.
      setTimeout(() => socket.resetAndDestroy(), 50)
    })
    const exchange = await send(probeAt(t, url))
    t.equal(exchange?.ended, 'reset', '', { exchange })
  })

  t.test(`over ${way}, an RST is no end of a body without a length`, async t => {
    const url = await startBare(t, socket => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n0123')
      setTimeout(() => socket.resetAndDestroy(), 50)
    })
    const exchange = await send(probeAt(t, url))
    t.match(exchange, { ended: 'reset', received: { status: 200 } })
  })

  t.test(`over ${way}, a complete exchange has its three times in order`, async t => {
    const url = await startBare(t, socket => socket.write(`${head}0123456789`))
    const exchange = await send(probeAt(t, url))
    const [connect, first, total] = [
      exchange?.connectMs ?? -1,
      exchange?.firstByteMs ?? -1,
      exchange?.totalMs ?? -1,
    ]
    t.ok(connect > 0 && first >= connect && total >= first, '', { exchange })
  })
}
