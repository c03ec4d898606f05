import { gzipSync } from 'node:zlib'
import type { FaultValues } from '../../../fake/fault.ts'

/** What a bare socket has to receive, byte by byte (as latin1), and how it has to end. */
export type Expected = {
  readonly id: string
  readonly values?: FaultValues
  readonly text: string
  readonly ended: 'FIN' | 'ECONNRESET' | 'open'
}

const KEPT = 'Connection: keep-alive\r\nKeep-Alive: timeout=72\r\n'
const TYPE = 'content-type: application/json\r\n'
const BODY = '{"model":"m","answers":{"q":{"type":"noul","noul":0.75}}}'
const HALF = '{"model":"m","answers":{"q":'
const OK = 'HTTP/1.1 200 OK\r\n'
const HEAD = `${OK}${TYPE}content-length: 57\r\n${KEPT}\r\n`
const HALF_HEAD = `${OK}${TYPE}content-le`
const CHUNKED = `${OK}${TYPE}${KEPT}Transfer-Encoding: chunked\r\n\r\n`

/** A head whose lines differ from the plain one: `extra` after its last, `length` announced. */
const headWith = (extra: string, length: number | string = 57): string =>
  `${OK}${TYPE}content-length: ${length}\r\n${KEPT}${extra}\r\n`

const withBody = (id: string, body: string, values: FaultValues = {}): Expected => ({
  id,
  values,
  text: `${headWith('', body.length)}${body}`,
  ended: 'open',
})

const endings: readonly Expected[] = [
  { id: 'never-answer', text: '', ended: 'open' },
  { id: 'reset-before-headers', text: '', ended: 'ECONNRESET' },
  { id: 'reset-inside-headers', text: HALF_HEAD, ended: 'ECONNRESET' },
  { id: 'reset-inside-body', text: HEAD + HALF, ended: 'ECONNRESET' },
  { id: 'close-before-headers', text: '', ended: 'FIN' },
  { id: 'close-inside-headers', text: HALF_HEAD, ended: 'FIN' },
  { id: 'close-inside-body', text: HEAD + HALF, ended: 'FIN' },
  { id: 'half-close', text: HEAD + BODY, ended: 'FIN' },
  { id: 'half-close-inside-body', text: HEAD + HALF, ended: 'FIN' },
  { id: 'cut-after', values: { bytes: 0 }, text: '', ended: 'FIN' },
  { id: 'cut-after', values: { bytes: 12 }, text: 'HTTP/1.1 200', ended: 'FIN' },
  { id: 'cut-after', values: { bytes: HEAD.length + 2 }, text: `${HEAD}{"`, ended: 'FIN' },
  { id: 'cut-after', values: { bytes: 9_999 }, text: HEAD + BODY, ended: 'FIN' },
  { id: 'cut-body-after', values: { bytes: 3 }, text: `${HEAD}{"m`, ended: 'FIN' },
  { id: 'stall-after', values: { bytes: 12 }, text: 'HTTP/1.1 200', ended: 'open' },
  { id: 'stall-after', values: { bytes: HEAD.length + 2 }, text: `${HEAD}{"`, ended: 'open' },
  { id: 'stall-inside-body', text: HEAD + HALF, ended: 'open' },
  { id: 'drip', values: { bytes: 50, ms: 7 }, text: HEAD + BODY, ended: 'open' },
  { id: 'drip-body', values: { bytes: 20, ms: 7 }, text: HEAD + BODY, ended: 'open' },
]

const framing: readonly Expected[] = [
  { id: 'longer-content-length', text: headWith('', 67) + BODY, ended: 'open' },
  {
    id: 'longer-content-length',
    values: { bytes: 1 },
    text: headWith('', 58) + BODY,
    ended: 'open',
  },
  { id: 'shorter-content-length', text: headWith('', 47) + BODY, ended: 'open' },
  {
    id: 'shorter-content-length',
    values: { bytes: 99 },
    text: headWith('', 0) + BODY,
    ended: 'open',
  },
  { id: 'negative-content-length', text: headWith('', -1) + BODY, ended: 'open' },
  { id: 'content-length-not-a-number', text: headWith('', 'many') + BODY, ended: 'open' },
  {
    id: 'duplicate-content-length',
    text: headWith('Content-Length: 67\r\n') + BODY,
    ended: 'open',
  },
  {
    id: 'content-length-and-chunked',
    text: `${CHUNKED.slice(0, -2)}Content-Length: 57\r\n\r\n39\r\n${BODY}\r\n0\r\n\r\n`,
    ended: 'open',
  },
  { id: 'bad-chunk-size', text: `${CHUNKED}size\r\n${BODY}\r\n0\r\n\r\n`, ended: 'FIN' },
  { id: 'wrong-chunk-size', text: `${CHUNKED}38\r\n${BODY}\r\n0\r\n\r\n`, ended: 'FIN' },
  { id: 'missing-last-chunk', text: `${CHUNKED}39\r\n${BODY}\r\n`, ended: 'FIN' },
  { id: 'missing-last-chunk-stall', text: `${CHUNKED}39\r\n${BODY}\r\n`, ended: 'open' },
  { id: 'close-delimited-cut', text: `${OK}${TYPE}Connection: close\r\n\r\n${HALF}`, ended: 'FIN' },
  { id: 'bytes-after-body', text: `${HEAD}${BODY}trailing`, ended: 'open' },
]

const heads: readonly Expected[] = [
  { id: 'garbage', values: { bytes: 3 }, text: '\xc0\xc0\xc0', ended: 'FIN' },
  { id: 'bare-body', text: BODY, ended: 'FIN' },
  {
    id: 'http-1-0',
    text: `HTTP/1.0 200 OK\r\n${TYPE}content-length: 57\r\n\r\n${BODY}`,
    ended: 'FIN',
  },
  { id: 'unknown-http-version', text: HEAD.replace('1.1', '3.7') + BODY, ended: 'open' },
  { id: 'bad-status-line', text: HEAD.replace('200', 'OKAY') + BODY, ended: 'open' },
  { id: 'header-without-colon', text: headWith('X-No-Colon here\r\n') + BODY, ended: 'open' },
  { id: 'nul-in-header', text: headWith('X-Nul: a\0b\r\n') + BODY, ended: 'open' },
  { id: 'bare-lf', text: HEAD.replaceAll('\r', '') + BODY, ended: 'open' },
  {
    id: 'huge-header',
    text: headWith(`X-Huge: ${'h'.repeat(131_072)}\r\n`) + BODY,
    ended: 'open',
  },
  {
    id: 'many-headers',
    values: { count: 2 },
    text: headWith('X-Many-1: h\r\nX-Many-2: h\r\n') + BODY,
    ended: 'open',
  },
  { id: 'status-100-first', text: `HTTP/1.1 100 Continue\r\n\r\n${HEAD}${BODY}`, ended: 'open' },
  {
    id: 'status-101-first',
    text: `HTTP/1.1 101 Switching Protocols\r\nUpgrade: decider\r\nConnection: Upgrade\r\n\r\n${HEAD}${BODY}`,
    ended: 'open',
  },
  { id: 'status-102-first', text: `HTTP/1.1 102 Processing\r\n\r\n${HEAD}${BODY}`, ended: 'open' },
  {
    id: 'status-103-first',
    text: `HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n${HEAD}${BODY}`,
    ended: 'open',
  },
]

const reasons = {
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
} as const

const redirects: readonly Expected[] = Object.entries(reasons).map(([status, reason]) => ({
  id: `redirect-${status}`,
  text: `HTTP/1.1 ${status} ${reason}\r\nlocation: ?redirected\r\ncontent-length: 0\r\n${KEPT}\r\n`,
  ended: 'open',
}))

const ENCODED = 'content-encoding: gzip\r\n'
const encoded = (id: string, body: string): Expected => ({
  id,
  text: `${OK}${TYPE}${ENCODED}content-length: ${body.length}\r\n${KEPT}\r\n${body}`,
  ended: 'open',
})
const gzipped = gzipSync(BODY).toString('latin1')

const bodies: readonly Expected[] = [
  { id: 'empty-204', text: `HTTP/1.1 204 No Content\r\n${KEPT}\r\n`, ended: 'open' },
  withBody('empty-200', ''),
  {
    id: 'wrong-content-type',
    text: HEAD.replace('application/json', 'text/html') + BODY,
    ended: 'open',
  },
  { id: 'no-content-type', text: HEAD.replace(TYPE, '') + BODY, ended: 'open' },
  encoded('gzip', gzipped),
  encoded('lying-gzip', BODY),
  encoded('cut-gzip', gzipped.slice(0, gzipped.length / 2)),
  withBody('byte-order-mark', `\xef\xbb\xbf${BODY}`),
  withBody('invalid-utf8', BODY.replace('"m"', '"\xffm"')),
  withBody('nan', BODY.replace('0.75', 'NaN')),
  withBody('duplicate-keys', BODY.replace('}}}', '},"q":{"type":"noul","noul":0.25}}}')),
  withBody('trailing-bytes', `${BODY}\n}trailing`),
  withBody('two-documents', `${BODY}\n${BODY}`),
  withBody('deep-nesting', BODY.replace('{', '{"nested":[[[]]],'), { depth: 3 }),
  {
    id: 'large-body',
    values: { bytes: 200_000 },
    text: `${OK}${TYPE}${KEPT}Content-Length: 200070\r\n\r\n${BODY.replace('{', `{"padding":"${'p'.repeat(200_000)}",`)}`,
    ended: 'open',
  },
]

/** Every fault of an answer, most of them once. */
export const expected: readonly Expected[] = [
  ...endings,
  ...framing,
  ...heads,
  ...redirects,
  ...bodies,
]

/** The faults that need more than one request, or meet a connection before there is one. */
export const elsewhere: readonly string[] = [
  ...['refuse', 'reset-on-connect', 'close-on-connect', 'never-read', 'banner-on-connect'],
  ...['keep-alive-reset', 'keep-alive-close'],
]
