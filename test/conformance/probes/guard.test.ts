import t from 'tap'
import { mixing } from './deciders.ts'
import { judgedOf, talkOf, verdict } from './judging.ts'
import { type Decider, perfect } from './simulated.ts'

t.test('nobody passes L7 on a machine too busy to send requests at once', async t => {
  const { outcome, reason, says, next } = await talkOf(perfect, 'quick', 'busy', {
    loopDelayMs: 40,
  })
  t.same([outcome, reason], ['inconclusive', 'client'])
  t.match(says, 'does not count: this machine was too busy')
  t.match(next, 'while nothing else runs')
})

t.test('a word of another state fails L7 on a busy machine all the same', async t => {
  t.equal((await talkOf(mixing(1), 'quick', 'busy', { loopDelayMs: 40 })).outcome, 'fail')
})

/** Says yes at 0.85 to a question alone, and at 0.75 to one beside others. */
const wavering: Decider = ({ truth, question, keys }) => {
  if (truth === null || question.type !== 'noul') return truth
  return keys.length > 1 ? [0.75, 0.25] : [0.85, 0.15]
}

t.test('flips are counted at the threshold a client acts at', async t => {
  const crossing = async (threshold: number) => {
    const judged = await judgedOf(wavering, 'standard', 'line', {}, threshold)
    const { facts } = verdict(judged, 'C5.batch')
    return facts.find(({ label }) => /acting line/.test(label))?.value
  }
  t.match(await crossing(0.9), /^0 of 40$/)
  t.match(await crossing(0.8), /^2\d of 40$/)
  t.match(await crossing(0.7), /^0 of 40$/)
})
