import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordedResult, RunRecord } from '../../../conformance/record.ts'

const golden = join(import.meta.dirname, '../../../../test/golden')

/** Reads the report kept as the right one. */
export const goldenText = (name: string): string => readFileSync(join(golden, name), 'utf8')

const base = {
  clauses: ['NOUL-RANGE'],
  level: 'MUST',
  exchanges: [3],
  replay: [],
  ms: 12.34,
} as const

/** One result of every outcome and level that reports treat differently. */
export const results: readonly RecordedResult[] = [
  {
    ...base,
    check: 'body.status',
    clauses: ['RESPONSE-STATUS'],
    title: 'an answer has status 200',
    outcome: 'pass',
    exchanges: [1],
  },
  {
    ...base,
    check: 'noul.range',
    title: 'a noul answer carries a probability',
    outcome: 'fail',
    finding: {
      says: 'noul is 1.2, above 1.',
      at: '/answers/q/noul',
      expected: 'a number from 0 to 1',
      actual: '1.2 & <more> "quoted" \u001b[31m #1',
    },
    replay: [`curl -sS 'http://127.0.0.1:8471/v1/systemone' -H "authorization: Bearer $TOKEN"`],
  },
  {
    ...base,
    check: 'health.post',
    clauses: ['HEALTH-POST'],
    level: 'SHOULD',
    title: 'POST /health is refused',
    outcome: 'fail',
    finding: {
      says: 'POST /health was answered',
      at: 'status',
      expected: '404 or 405',
      actual: '200: {}',
    },
  },
  {
    ...base,
    check: 'noul.criteria',
    title: 'criteria are optional',
    outcome: 'unmet',
    missing: 'a pass of noul.range',
    exchanges: [],
  },
  {
    ...base,
    check: 'auth.missing',
    clauses: ['AUTH-REFUSED'],
    title: 'a request without a token is refused',
    outcome: 'not-applicable',
    because: 'no token was given (--token-env)',
    exchanges: [],
  },
  {
    ...base,
    check: 'http.framing',
    clauses: ['HTTP-FRAMING'],
    title: 'the length is true',
    outcome: 'harness-fault',
    error: 'TypeError: x is undefined',
  },
]

/** A run record with these results. */
export const recordOf = (
  held: readonly RecordedResult[] = results,
  verdict: RunRecord['verdict'] = 'not-conformant',
): RunRecord => ({
  format: 'decider-kit/run@1',
  kit: { version: '0.1.0', register: 'sha256:1', openapi: 'sha256:2' },
  target: { url: 'http://127.0.0.1:8471', model: 'sample-model' },
  profile: 'chalk-1',
  declared: [],
  seed: 'sample',
  startedAt: '2026-01-02T03:04:05.000Z',
  finishedAt: '2026-01-02T03:04:06.000Z',
  verdict,
  summary: {},
  results: held,
  calibration: null,
  latency: null,
  standing: null,
  readers: null,
  exchanges: [],
  interrupted: false,
  stopped: null,
  selection: { only: [], skip: [] },
  launch: null,
})
