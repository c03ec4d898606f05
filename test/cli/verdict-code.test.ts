import t from 'tap'
import { codeOf } from '../../cli/verdict-code.ts'
import type { Judged, JudgedOutcome } from '../../conformance/judged.ts'
import type { MeasureEnd, MeasureLevel } from '../../conformance/measuring.ts'
import type { RunRecord } from '../../conformance/record.ts'
import { emptyCalibration, judged } from '../conformance/judged-values.ts'
import { emptyLatency } from '../conformance/toy-stage.ts'

const plain: RunRecord = {
  format: 'decider-kit/run@1',
  kit: { version: '0.1.0', register: 'sha256:0', openapi: 'sha256:0' },
  target: { url: 'http://127.0.0.1:1', model: 'toy' },
  profile: 'chalk-1',
  declared: [],
  seed: 'seed',
  startedAt: '2026-02-03T04:05:06.000Z',
  finishedAt: '2026-02-03T04:05:06.000Z',
  verdict: 'conformant',
  summary: {},
  results: [],
  calibration: null,
  latency: null,
  standing: null,
  readers: null,
  exchanges: [],
  interrupted: false,
  stopped: null,
  selection: { only: [], skip: [] },
  launch: null,
}

type Outcomes = Readonly<Record<string, JudgedOutcome>>

const verdictsOf = (outcomes: Outcomes): Judged[] =>
  Object.entries(outcomes).map(([id, outcome]) => judged(id, outcome))

const calibrated = (level: MeasureLevel, outcomes: Outcomes, ended: MeasureEnd | null = null) => ({
  calibration: emptyCalibration({ level, verdicts: verdictsOf(outcomes), ended }),
})

const timed = (level: MeasureLevel, outcomes: Outcomes) => ({
  latency: emptyLatency({ level, verdicts: verdictsOf(outcomes) }),
})

const lost: MeasureEnd = { reason: 'lost', says: 'The server is gone.' }

const faulty: Pick<RunRecord, 'results'> = {
  results: [
    {
      ...{ check: 'a', clauses: [], level: 'SHOULD', title: 'a', outcome: 'harness-fault' },
      ...{ exchanges: [], replay: [], ms: 0 },
    },
  ],
}

const table: readonly (readonly [string, Partial<RunRecord>, number])[] = [
  ['nothing was measured', {}, 0],
  [
    'all passed',
    { ...calibrated('standard', { C1: 'pass' }), ...timed('certify', { L1: 'pass' }) },
    0,
  ],
  ['C1 failed at quick', calibrated('quick', { C1: 'fail' }), 1],
  ['C1 failed at certify', calibrated('certify', { C1: 'fail' }), 1],
  ['L2 failed', timed('standard', { L1: 'pass', L2: 'fail' }), 1],
  [
    'C1 failed and L1 is open',
    { ...calibrated('standard', { C1: 'fail' }), ...timed('standard', {}) },
    1,
  ],
  ['a burst of 64 failed', timed('certify', { L1: 'pass', 'L4.64': 'fail' }), 0],
  ['C1 is open at quick', calibrated('quick', { C1: 'inconclusive' }), 0],
  ['C1 is open at standard', calibrated('standard', { C1: 'inconclusive' }), 3],
  ['L1 is open at certify', timed('certify', { L1: 'inconclusive' }), 3],
  ['C2 is open at standard', calibrated('standard', { C1: 'pass', C2: 'inconclusive' }), 0],
  ['a measurement was cut short', calibrated('standard', { C1: 'pass' }, lost), 3],
  ['a look was cut short', calibrated('quick', { C1: 'inconclusive' }, lost), 3],
  ['a MUST failed', { verdict: 'not-conformant', ...calibrated('standard', {}) }, 1],
  ['a MUST is open', { verdict: 'incomplete', ...calibrated('quick', {}) }, 3],
  [
    'a MUST is open and C1 failed',
    { verdict: 'incomplete', ...calibrated('quick', { C1: 'fail' }) },
    1,
  ],
  ['nobody answered', { verdict: 'unreachable', ...calibrated('standard', {}, lost) }, 4],
  ['it was interrupted', { interrupted: true, ...calibrated('standard', { C1: 'fail' }) }, 130],
  ['the kit failed', { ...faulty, ...calibrated('standard', { C1: 'inconclusive' }) }, 70],
  ['the kit failed and C1 too', { ...faulty, ...calibrated('standard', { C1: 'fail' }) }, 1],
]

for (const [what, parts, code] of table) {
  t.test(`where ${what} the exit code is ${code}`, async t => {
    t.equal(codeOf({ ...plain, ...parts }), code)
  })
}
