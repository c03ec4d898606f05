import t from 'tap'
import { untestedIn } from '../../../conformance/reports/untested.ts'
import { recordOf } from './sample.ts'
import { measuredRecord } from './sample-measured.ts'

const says = (record = recordOf()) => untestedIn(record).map(one => one.says)

t.test('what was not asked for comes first', async t => {
  t.same(says().slice(0, 2), ['Calibration (--calibration).', 'Speed (--latency).'])
})

t.test('a standing tells what it does not rest on', async t => {
  t.equal(says(measuredRecord())[0], 'L5: Nobody said that this server takes requests at once.')
})

t.test('a reason is told once, with the checks it concerns', async t => {
  const reason = untestedIn(recordOf()).find(one => /a pass of noul/.test(one.says))
  t.same(reason, { says: 'Not testable: a pass of noul.range.', checks: ['noul.criteria'] })
})

t.test('checks that were not chosen are told', async t => {
  const selection = { only: ['noul.*'], skip: ['noul.sum'] }
  t.same(says({ ...recordOf([]), selection }).slice(0, 2), [
    'Checks that --only did not choose.',
    'Checks that --skip left out.',
  ])
})
