import t from 'tap'
import type { CalibrationRecord } from '../../conformance/calibration/calibration-record.ts'
import type { Judged, JudgedOutcome } from '../../conformance/judged.ts'
import type { LatencyRecord } from '../../conformance/latency/latency-record.ts'
import type { MeasureEnd } from '../../conformance/measuring.ts'
import { type JudgedRun, type StandingVerdict, standingOf } from '../../conformance/standing.ts'
import { emptyCalibration, judged } from './judged-values.ts'
import { emptyLatency } from './toy-stage.ts'

type Given = Partial<Record<string, JudgedOutcome>>

const whole: Given = {
  ...{ C1: 'pass', C2: 'pass', C3: 'pass', C4: 'pass', C5: 'pass' },
  ...{ L1: 'pass', L2: 'pass', 'L4.4': 'pass' },
}

const verdictsOf = (given: Given, letter: string): Judged[] =>
  Object.entries(given).flatMap(([id, outcome]) =>
    id.startsWith(letter) && outcome !== undefined
      ? [judged(id, outcome, { next: `next of ${id}` })]
      : [],
  )

type Parts = Partial<JudgedRun> & {
  readonly calibrated?: Partial<CalibrationRecord>
  readonly timed?: Partial<LatencyRecord>
}

/** Gives the overall verdict where all passes but what is given. */
const standing = (given: Given, { calibrated, timed, ...parts }: Parts = {}) => {
  const all = { ...whole, ...given }
  return standingOf({
    verdict: 'conformant',
    isWhole: true,
    target: { url: 'http://127.0.0.1:1', model: 'toy' },
    kit: { version: '0.1.0', register: 'sha256:0', openapi: 'sha256:0' },
    profile: 'chalk-1',
    seed: 'seed',
    startedAt: '2026-02-03T04:05:06.000Z',
    calibration: emptyCalibration({ verdicts: verdictsOf(all, 'C'), ...calibrated }),
    latency: emptyLatency({ verdicts: verdictsOf(all, 'L'), ...timed }),
    ...parts,
  })
}

const ended: MeasureEnd = { reason: 'budget', says: 'The budget of 9 is used up.' }

const table: readonly (readonly [string, Given, Parts, StandingVerdict, string | null])[] = [
  ['all passes', {}, {}, 'may-act', null],
  ['C1 is open', { C1: 'inconclusive' }, {}, 'undecided', 'next of C1'],
  ['C1 is not tested', { C1: 'not-tested' }, {}, 'undecided', 'next of C1'],
  ['C1 is a warning', { C1: 'warn' }, {}, 'undecided', 'next of C1'],
  ['C1 fails', { C1: 'fail' }, {}, 'shadow-only', 'next of C1'],
  ['L1 is open', { L1: 'inconclusive' }, {}, 'undecided', 'next of L1'],
  ['C1 and L1 are open', { C1: 'inconclusive', L1: 'inconclusive' }, {}, 'undecided', 'next of L1'],
  ['C1 is open and L2 fails', { C1: 'inconclusive', L2: 'fail' }, {}, 'shadow-only', 'next of L2'],
  ['a part of C2 fails', { 'C2.score': 'fail' }, {}, 'shadow-only', 'next of C2.score'],
  ['a probe of C5 fails', { 'C5.rename': 'fail' }, {}, 'shadow-only', 'next of C5.rename'],
  ['C2 is open', { C2: 'inconclusive', C3: 'warn' }, {}, 'may-act', 'to settle C2, next of C2'],
  ['L2 is open', { L2: 'inconclusive' }, {}, 'may-act', 'to settle L2, next of L2'],
  ['a burst of four is not tested', { 'L4.4': 'not-tested' }, {}, 'may-act', null],
  ['a burst of four fails', { 'L4.4': 'fail' }, {}, 'shadow-only', 'next of L4.4'],
  ['larger bursts fail', { 'L4.16': 'fail', 'L4.64': 'fail' }, {}, 'may-act', null],
  ['L3, L5 and L6 fail', { L3: 'fail', L5: 'fail', L6: 'fail' }, {}, 'may-act', null],
  ['answers are mixed up', { L7: 'fail' }, {}, 'shadow-only', 'next of L7'],
  ['mixing up was not tried', { L7: 'not-tested' }, {}, 'may-act', null],
  ['C6 and C7 warn', { 'C6.choice': 'warn', C7: 'warn' }, {}, 'may-act', null],
  ['C1 on both sides fails', { 'C1.both': 'fail' }, {}, 'may-act', null],
  ['C1 on own cases fails', { 'C1.own': 'fail' }, {}, 'shadow-only', 'next of C1.own'],
  [
    'own cases are open',
    { 'C1.own': 'inconclusive' },
    {},
    'may-act',
    'to settle C1.own, next of C1.own',
  ],
  ['C3 on own cases fails', { 'C3.own': 'fail' }, {}, 'shadow-only', 'next of C3.own'],
  ['speed is missing', {}, { latency: null }, 'undecided', 'run again with --latency standard'],
  [
    ...(['calibration is missing', {}, { calibration: null }, 'undecided'] as const),
    'run again with --calibration standard',
  ],
  ['C1 fails without speed', { C1: 'fail' }, { latency: null }, 'shadow-only', 'next of C1'],
  [
    ...(['a plan is cut short', {}, { calibrated: { ended } }, 'undecided'] as const),
    'run --calibration quick again with a higher --max-requests',
  ],
  ['a cut plan fails', { C1: 'fail' }, { calibrated: { ended } }, 'shadow-only', 'next of C1'],
  [
    ...(['a verdict is not there', {}, { timed: { verdicts: [] } }, 'undecided'] as const),
    'run again with --latency standard',
  ],
]

for (const [what, given, parts, verdict, next] of table) {
  t.test(`where ${what} the verdict is ${verdict}`, async t => {
    const found = standing(given, parts)
    t.match(found, { verdict, next }, JSON.stringify(found))
  })
}

t.test('where neither was asked for there is no overall verdict', async t => {
  t.equal(standing({}, { calibration: null, latency: null }), null)
})

const wires = [
  ['not-conformant', true, /a MUST of the wire failed/],
  ['incomplete', true, /not every MUST of the wire could be judged/],
  ['unreachable', true, /gave no answer/],
  ['conformant', false, /only chosen checks/],
] as const

for (const [verdict, isWhole, says] of wires) {
  t.test(`a wire that is ${verdict}${isWhole ? '' : ' in part'} decides nothing`, async t => {
    t.match(standing({}, { verdict, isWhole }), { verdict: 'undecided', says })
  })
  t.test(`a wire that is ${verdict}${isWhole ? '' : ' in part'} hides no failure`, async t => {
    const found = standing({ C1: 'fail', L2: 'fail' }, { verdict, isWhole })
    t.match(found, { verdict: 'undecided', says })
    t.match(found?.says, /^C1 and L2 failed, so that it is SHADOW ONLY at best/)
  })
}

const deciding = Object.keys(whole)
const outcomes: readonly JudgedOutcome[] = ['pass', 'fail', 'inconclusive']

t.test('every combination of outcomes follows the rule', async t => {
  const wrong: string[] = []
  for (let at = 0; at < outcomes.length ** deciding.length; at += 1) {
    const given = Object.fromEntries(
      deciding.map((id, place) => [id, outcomes[Math.floor(at / 3 ** place) % 3]]),
    )
    const hasFailed = Object.values(given).includes('fail')
    const mayAct = given['C1'] === 'pass' && given['L1'] === 'pass'
    const wanted = hasFailed ? 'shadow-only' : mayAct ? 'may-act' : 'undecided'
    const found = standing(given)?.verdict
    if (found !== wanted) wrong.push(`${JSON.stringify(given)}: ${found}`)
  }
  t.same(wrong, [])
})

t.test('the boundary of the claim is told with every verdict', async t => {
  const boundary =
    "This certifies the decider on this corpus; Chalk's own gate still judges it on your runs."
  for (const given of [{}, { C1: 'fail' }, { L1: 'inconclusive' }] as const) {
    t.equal(standing(given)?.claims[0], boundary)
  }
})

t.test('what is claimed names model, server, kit, corpus, seed, threshold and day', async t => {
  const claims = standing({}, { calibrated: { margin: 0.05 } })?.claims.join('\n')
  for (const part of [
    ...['"toy"', 'http://127.0.0.1:1', 'decider-kit 0.1.0', 'corpus version 1', 'seed "seed"'],
    ...['0.9 or more', 'margin of 0.05', '2026-02-03', 'chalk-1', 'level quick'],
  ]) {
    t.match(claims, part)
  }
})

t.test('how often yes was true is told from the answers', async t => {
  const noul = { family: 'f', cluster: 'c', stratum: 'D1', type: 'noul', noul: 1 } as const
  const of = { case: 'a', population: 'hard', level: 'D1', exchange: 1, isExact: false } as const
  const answers = [0, 1, 1, 1].map(yes => ({ ...noul, ...of, truth: [1 - yes, yes] }))
  t.match(standing({}, { calibrated: { answers } })?.claims.join('\n'), /true of 75% of the 4/)
})

t.test('what is open and keeps nobody from acting is named in the verdict', async t => {
  const found = standing({ C3: 'inconclusive', L2: 'inconclusive', C7: 'inconclusive' })
  t.match(found?.says, /in time; still open: C3 and L2\.$/)
  t.equal(found?.next, 'to settle L2, next of L2; to settle C3, next of C3')
})

t.test('what decided is told with what it claims', async t => {
  const because = standing({ C1: 'fail' })?.because
  t.same(because?.slice(0, 2), ['wire: conformant', 'C1: fail, C1 holds'])
})

t.test('a failure that decides nothing is named among the claims', async t => {
  t.match(standing({ L5: 'fail' })?.claims.at(-1), /^L5 failed and takes no part/)
})

t.test('what was not tested is told', async t => {
  const found = standing({ 'L4.4': 'not-tested' }, { calibration: null })
  t.same(found?.notTested, ['Calibration (--calibration).', 'L4.4: L4.4 came to not-tested.'])
})
