import { inspectJson, type JsonFindingKind } from '../../../spec/json-bytes.ts'
import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import { fail, oneLine, pass } from '../../expect.ts'
import type { Verdict } from '../../verdict.ts'
import { judgeEach } from './judgement.ts'
import { exampleAsk, mixedAsk } from './questions.ts'

const asks = [exampleAsk, mixedAsk] as const

/** The kinds of RESPONSE-BYTES; a body that is no JSON at all is body.json's matter. */
const byteKinds: ReadonlySet<JsonFindingKind> = new Set<JsonFindingKind>([
  'bom',
  'invalid-utf8',
  'nan',
  'infinity',
  'number-overflow',
  'trailing-bytes',
])

const keyKinds: ReadonlySet<JsonFindingKind> = new Set<JsonFindingKind>(['duplicate-key'])

/** Judges the bytes of one body by the flaws of these kinds; null when there is no body to judge. */
function judgeBytes(exchange: Exchange, kinds: ReadonlySet<JsonFindingKind>): Verdict | null {
  const { received, ended } = exchange
  if (received?.status !== 200 || ended !== 'clean') return null
  const { findings } = inspectJson(received.body)
  const flaw = findings.find(({ kind }) => kinds.has(kind))
  if (flaw !== undefined) {
    return fail(exchange, {
      says: `the body holds ${flaw.says}`,
      at: `byte ${flaw.offset}`,
      expected: 'one JSON text in UTF-8 that every parser reads alike',
      actual: oneLine(received.body.subarray(Math.max(0, flaw.offset - 20)), 80),
    })
  }
  return findings.some(({ kind }) => kind === 'empty' || kind === 'not-json') ? null : pass
}

const shared = {
  needs: ['body.answers'],
  requests: asks.length,
  sends: 'the page’s example by hand, then three questions of different types',
} as const

const runOver =
  (kinds: ReadonlySet<JsonFindingKind>): Check['run'] =>
  probe =>
    judgeEach(probe, asks, exchange => judgeBytes(exchange, kinds), 'a JSON body')

/** RESPONSE-BYTES: what a lenient parser would hide. */
export const bodyBytes: Check = {
  ...shared,
  id: 'body.bytes',
  clauses: ['RESPONSE-BYTES'],
  title: 'the bytes of the body are clean JSON in UTF-8',
  passes:
    'no byte order mark, no invalid UTF-8, no NaN or Infinity, no number beyond a double, no bytes after the text',
  killedBy: ['bom', 'invalid-utf8', 'number-1e400'],
  run: runOver(byteKinds),
}

/** RESPONSE-UNIQUE-KEYS: first or last wins is for no client to guess. */
export const bodyUniqueKeys: Check = {
  ...shared,
  id: 'body.unique-keys',
  clauses: ['RESPONSE-UNIQUE-KEYS'],
  title: 'no object of the body has a key twice',
  passes: 'every key stands once in its object',
  killedBy: ['duplicate-answer-key', 'duplicate-top-key', 'duplicate-key-escaped'],
  run: runOver(keyKinds),
}
