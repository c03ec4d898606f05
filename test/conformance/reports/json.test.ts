import t from 'tap'
import { toJson } from '../../../conformance/reports/json.ts'
import { goldenText, recordOf } from './sample.ts'

t.test('the JSON report is the golden one', async t => {
  t.equal(toJson(recordOf()), goldenText('record.json'))
})

t.test('the JSON report is the record, nothing more and nothing less', async t => {
  t.same(JSON.parse(toJson(recordOf())), recordOf())
})

t.test('the order of keys in the record does not show in the JSON report', async t => {
  const turned = Object.fromEntries(Object.entries(recordOf()).reverse())
  t.equal(toJson(turned as never), toJson(recordOf()))
})

t.test('a header named __proto__ stays in the JSON report', async t => {
  const exchanges = [{ id: 1, headers: JSON.parse('{"__proto__": "x"}') }]
  t.match(toJson({ ...recordOf(), exchanges } as never), /"__proto__": "x"/)
})
