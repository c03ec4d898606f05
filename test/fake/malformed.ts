import { METHODS } from 'node:http'
import { everyType } from './requests.ts'

const body = JSON.stringify(everyType)
const BREAK = '\r\n'

const heads: readonly string[] = [
  `POST /v1/systemone HTTP/1.1\r\nHost: f\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  'GET /health HTTP/1.1\r\nHost: f\r\n\r\n',
  'POST /v1/systemone HTTP/1.1\r\nHost: f\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n{"a"\r\n3\r\n:1}\r\n0\r\n\r\n',
  `POST /v1/systemone HTTP/1.1\r\nHost: f\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
  'GET /health HTTP/1.1\r\nHost: f\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'CONNECT f:443 HTTP/1.1\r\nHost: f:443\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET http://f/health HTTP/1.0\r\n\r\n',
]

const lines: readonly string[] = [
  ...[
    'Content-Length: -1',
    'Content-Length: 1e9',
    'Content-Length: 99999999999999999999',
    'Content-Length:',
  ],
  ...[
    'Content-Length: 3',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Expect: nothing',
  ],
  ...[
    'Upgrade: h2c',
    'Connection: close, keep-alive',
    'Host: g',
    'Trailer: x',
    'Content-Type: ;;',
    ': empty',
  ],
  ...[
    'X\0: y',
    'X: y\0',
    ' folded',
    'Cookie: \xff\xfe',
    'Set-Cookie: a',
    'Content-Encoding: br',
    'Authorization: Bearer',
  ],
]

const chunks: readonly string[] = [
  ...[
    'zz\r\n',
    '-1\r\n{}\r\n',
    'ffffffffffffffffff\r\n',
    '2;ext="\r\n{}\r\n',
    '1\r\n{}\r\n',
    '0\r\n',
    '0\r\nX: y\r\n\r\n',
  ],
  ...['2\n{}\n0\n\n', '\r\n\r\n', '00000002\r\n{}\r\n0\r\n\r\n'],
]

/** Makes one malformed, or at least odd, byte string after the other; `next` gives numbers in [0, 1) and decides them all. */
export function malformed(next: () => number): () => Buffer {
  const below = (limit: number): number => Math.floor(next() * limit)
  const oneOf = (texts: readonly string[]): string => texts[below(texts.length)] ?? ''
  const request = (): string => oneOf(heads)
  const bytes = (count: number): string =>
    Array.from({ length: count }, () => String.fromCharCode(below(256))).join('')
  const withLines = (text: string, count: number): string => {
    const added = Array.from({ length: count }, () => oneOf(lines)).join(BREAK)
    return text.replace(BREAK, () => `${BREAK}${added}${BREAK}`)
  }
  const mutated = (text: string): string => {
    const at = below(text.length)
    return text.slice(0, at) + bytes(below(4)) + text.slice(at + below(6))
  }
  const chunked = (): string => {
    const head = `POST /v1/systemone HTTP/1.1\r\nHost: f\r\nTransfer-Encoding: chunked\r\n\r\n`
    return head + Array.from({ length: 1 + below(3) }, () => oneOf(chunks)).join('')
  }
  const flood = (): string =>
    `GET /health HTTP/1.1\r\n${`X-${below(1000)}: ${'y'.repeat(below(300))}\r\n`.repeat(below(200))}\r\n`
  const kinds: readonly (() => string)[] = [
    () => mutated(request()),
    () => mutated(mutated(mutated(request()))),
    () => withLines(request(), 1 + below(3)),
    () => bytes(1 + below(64)),
    () => request().slice(0, below(200)),
    chunked,
    flood,
    () => `${request()}${mutated(request())}${request()}`,
    () => `${oneOf(METHODS)} ${bytes(below(40))} HTTP/1.1\r\n\r\n`,
    () => request().replaceAll(BREAK, '\n'),
  ]
  return () => Buffer.from(kinds[below(kinds.length)]?.() ?? '', 'latin1')
}
