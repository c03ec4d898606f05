import t from 'tap'
import { progressLine } from '../../cli/progress.ts'

const cost = { requests: 40, questions: 40, characters: 0 }

t.test('a bar fills with the checks that are done', async t => {
  const line = progressLine()
  t.equal(line({ type: 'started', checks: 4, requests: 9 }, 0), null)
  const half = line({ type: 'check-started', check: 'noul.plain', done: 2 }, 100)
  t.equal(half, '██████████░░░░░░░░░░  3 of 4  noul.plain')
})

t.test(
  'time left follows from the measurement alone, and stands before what is done now',
  async t => {
    const line = progressLine()
    line({ type: 'started', checks: 4, requests: 9 }, 0)
    line({ type: 'stage-started', stage: 'latency', cost }, 50_000)
    const progress = { done: 10, total: 40, what: 'questions at the cap' }
    const shown = line({ type: 'stage-progress', stage: 'latency', progress }, 60_000)
    t.equal(shown, '█████░░░░░░░░░░░░░░░  latency 10 of 40  30 s left  questions at the cap')
  },
)

t.test('the first few say too little for a time', async t => {
  const line = progressLine()
  line({ type: 'stage-started', stage: 'calibration', cost }, 0)
  const progress = { done: 2, total: 40, what: 'cases' }
  const shown = line({ type: 'stage-progress', stage: 'calibration', progress }, 1000)
  t.notMatch(shown, 'left')
})

t.test('more than was planned overruns no bar', async t => {
  const line = progressLine()
  line({ type: 'stage-started', stage: 'latency', cost }, 0)
  const progress = { done: 44, total: 40, what: 'windows again' }
  const shown = line({ type: 'stage-progress', stage: 'latency', progress }, 1000)
  t.match(shown, /^█{20} {2}latency 44 of 40 {2}windows again$/)
})
