import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import t from 'tap'
import { certify } from '../../conformance/certify.ts'
import type { Check } from '../../conformance/check.ts'
import { readExchange, recordExchange, sha256Of } from '../../conformance/evidence.ts'
import { pass } from '../../conformance/expect.ts'
import { summaryOf, verdictOf } from '../../conformance/record.ts'
import { nowhere, startHttp } from './server.ts'
import { drained, openCheck, redCheck, toyCheck } from './toy.ts'

const schemaFile = new URL('../../../run-record.schema.json', import.meta.url)
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
addFormats.default(ajv)
const isRecord = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')))

const recordAt = async (url: string, checks: readonly Check[]) => {
  const { record } = await drained(
    certify(url, { seed: 's', checks, now: () => performance.now(), date: () => new Date(0) }),
  )
  return record
}

/** One check of each outcome, with bodies that are text, bytes and raw. */
const mixed: readonly Check[] = [
  toyCheck('pass'),
  redCheck('fail'),
  openCheck('unmet', { needs: ['fail'] }),
  toyCheck('auth', { when: 'auth', clauses: ['RESPONSE-CONTENT-TYPE'] }),
  toyCheck('thrown', { run: () => Promise.reject(new Error('oops')) }),
  toyCheck('raw', {
    run: async probe => {
      await probe.bytes(Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
      await probe.send({ method: 'POST', path: '/', body: Buffer.from([0xff, 0x00]) })
      return pass
    },
  }),
]

t.test('the record of a run with every outcome follows its schema', async t => {
  const url = await startHttp(t, (request, response) => {
    request.resume()
    response.end('{"model":"toy"}')
  })
  const record = await recordAt(url, mixed)
  t.same(new Set(record.results.map(({ outcome }) => outcome)).size, 5)
  const stored: unknown = JSON.parse(JSON.stringify(record))
  t.ok(isRecord(stored), '', { errors: isRecord.errors })
})

t.test('the record of a server that is not there follows its schema', async t => {
  const stored: unknown = JSON.parse(JSON.stringify(await recordAt(await nowhere(), mixed)))
  t.ok(isRecord(stored), '', { errors: isRecord.errors })
})

t.test('a failure without its finding is no record', async t => {
  const record = await recordAt(await nowhere(), [toyCheck('a')])
  const results = record.results.map(({ finding: _, ...rest }) => ({ ...rest, outcome: 'fail' }))
  t.notOk(isRecord({ ...record, results }))
})

t.test('an exchange read back from the record is the same, and so is its hash', async t => {
  const property = fc.property(fc.uint8Array(), fc.option(fc.uint8Array()), (body, raw) => {
    const recorded = recordExchange({
      id: 1,
      check: 'a',
      sent: { method: 'POST', path: '/', headers: {}, body, raw },
      received: { status: 200, headers: {}, body },
      ended: 'clean',
      cause: null,
      connectMs: null,
      firstByteMs: 1,
      totalMs: 2,
    })
    const again = recordExchange(readExchange(JSON.parse(JSON.stringify(recorded))))
    const { sha256, ...rest } = again
    const bytes = readExchange(recorded).sent.body
    return (
      sha256 === recorded.sha256 && sha256 === sha256Of(rest) && Buffer.from(body).equals(bytes)
    )
  })
  t.doesNotThrow(() => fc.assert(property, { seed: 20261130 }))
})

t.test('the verdict follows from the outcomes of the MUST checks', async t => {
  const of = (...pairs: readonly (readonly ['MUST' | 'SHOULD', 'pass' | 'fail' | 'unmet'])[]) =>
    verdictOf(pairs.map(([level, outcome]) => ({ level, outcome })))
  t.equal(of(['MUST', 'pass'], ['SHOULD', 'fail']), 'conformant')
  t.equal(of(['MUST', 'fail'], ['MUST', 'unmet']), 'not-conformant')
  t.equal(of(['MUST', 'pass'], ['MUST', 'unmet']), 'incomplete')
  t.equal(of(['MUST', 'pass'], ['SHOULD', 'unmet']), 'conformant')
  t.equal(of(), 'incomplete')
})

t.test('the summary counts each level by outcome', async t => {
  const summary = summaryOf([
    { level: 'MUST', outcome: 'pass' },
    { level: 'MUST', outcome: 'pass' },
    { level: 'SHOULD', outcome: 'fail' },
  ])
  t.match(summary, { MUST: { pass: 2, fail: 0, unmet: 0 }, SHOULD: { pass: 0, fail: 1 } })
})
