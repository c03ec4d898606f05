import t from 'tap'
import { crossTalk } from '../../../conformance/probes/burst.ts'
import { planCrossTalk } from '../../../conformance/probes/cross-talk.ts'
import { blind, leaking, sampling } from './deciders.ts'
import { ended, idsOf, judgedOf, talkOf, verdict } from './judging.ts'
import { type Decider, perfect, simulated } from './simulated.ts'

/** Leaves out whatever is asked beside something else. */
const shy: Decider = ({ truth, keys }) => (keys.length > 1 ? null : truth)

t.test('an answer that is missing is coverage and no violation', async t => {
  const { outcome, reason, says } = verdict(await judgedOf(shy, 'quick', 'shy'), 'C5.batch')
  t.same([outcome, reason], ['inconclusive', 'coverage'])
  t.match(says, 'None of 12 had an answer')
})

t.test('a server that never answers fails nothing', async t => {
  const judged = await judgedOf(() => null, 'standard', 'silent')
  t.same(idsOf(judged, 'fail'), [])
  t.same(idsOf(judged, 'pass'), [])
  t.ok(judged.every(({ reason }) => reason !== null))
})

t.test('one answer missing of many leaves a pass', async t => {
  let asked = 0
  const once: Decider = ({ truth }) => {
    asked += 1
    return asked === 40 ? null : truth
  }
  const judged = await judgedOf(once, 'quick', 'once')
  t.equal(verdict(judged, 'C5.rename').outcome, 'pass')
  t.same(
    verdict(judged, 'C5.rename').facts.find(({ label }) => /without/.test(label)),
    {
      label: 'without an answer',
      value: '1 of 24',
    },
  )
})

t.test(
  'what was not asked for want of requests is inconclusive, whatever was seen before',
  async t => {
    const judged = await judgedOf(leaking(5), 'quick', 'cut', { budget: 56 })
    const { outcome, reason, says, estimate, next } = verdict(judged, 'C5.rename')
    t.same([outcome, reason], ['inconclusive', 'budget'])
    t.match(says, '20 of 24 were asked: --max-requests was used up')
    t.type(estimate, 'number')
    t.match(next, '--max-requests')
    t.same(idsOf(judged, 'fail'), [])
  },
)

t.test('what was asked in full is judged though the rest was not', async t => {
  const judged = await judgedOf(leaking(5), 'quick', 'cut', { budget: 62 })
  t.same(idsOf(judged, 'fail'), ['C5.rename'])
  t.equal(verdict(judged, 'C5.state').reason, 'budget')
})

t.test('a burst that is cut short is inconclusive', async t => {
  const { outcome, reason } = await talkOf(perfect, 'quick', 'cut', { budget: 60 })
  t.same([outcome, reason], ['inconclusive', 'budget'])
})

t.test('a fault of the kit is thrown and no verdict', async t => {
  const plan = planCrossTalk({ level: 'quick', seed: 'broken', isConcurrent: true })
  const measuring = {
    ...simulated(plan.cases, perfect),
    ask: () => Promise.reject(new TypeError('kit')),
  }
  await t.rejects(ended(crossTalk(plan, measuring)), new TypeError('kit'))
})

t.test('without requests at once L7 is not tested, and nothing is sent', async t => {
  const plan = planCrossTalk({ level: 'quick', seed: 'alone', isConcurrent: false })
  const measuring = simulated(plan.cases, perfect)
  const { outcome, reason, next } = await ended(crossTalk(plan, measuring))
  t.same([outcome, reason, measuring.bodies.length], ['not-tested', 'undeclared', 0])
  t.match(next, '--declare concurrent')
})

t.test('nothing is compared where one request gives any answer', async t => {
  const judged = await judgedOf(sampling, 'quick', 'drowned')
  const { outcome, reason, says } = verdict(judged, 'C5.rename')
  t.same([outcome, reason], ['inconclusive', 'limit'])
  t.match(says, 'nothing smaller can be told from chance')
})

t.test('an empty band of confident answers is no pass', async t => {
  const { outcome, reason } = verdict(await judgedOf(blind, 'quick', 'few'), 'C5.contradiction')
  t.same([outcome, reason], ['inconclusive', 'few'])
})

t.test('each request has a nonce of its own beside its questions', async t => {
  const { planProbes } = await import('../../../conformance/probes/plan.ts')
  const { probe } = await import('../../../conformance/probes/measurement.ts')
  const plan = planProbes({ level: 'quick', seed: 'nonce', isConcurrent: false })
  const measuring = simulated(plan.cases, perfect)
  await ended(probe(plan, measuring, 0.9))
  t.equal(new Set(measuring.bodies.map(body => body['nonce'])).size, plan.cost.requests)
  t.ok(measuring.bodies.every(body => body['protocol'] === 1))
})
