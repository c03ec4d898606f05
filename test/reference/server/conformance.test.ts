import { performance } from 'node:perf_hooks'
import t from 'tap'
import { certify } from '../../../conformance/certify.ts'
import type { RunRecord } from '../../../conformance/record.ts'
import { drained } from '../../conformance/toy.ts'
import { serveReady } from './serving.ts'

const token = 'sesame-of-the-reference'

const notKept = ({ results }: RunRecord) =>
  results.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'not-applicable')

t.test('the reference keeps every rule of chalk-1 without a token', async t => {
  const { url } = await serveReady(t)
  const clocks = { now: () => performance.now(), date: () => new Date(0) }
  const { record } = await drained(certify(url, { seed: 'reference', ...clocks }))
  t.same(notKept(record), [])
  t.equal(record.verdict, 'conformant')
})

t.test('the reference keeps every rule of chalk-1 with a token', async t => {
  const { url } = await serveReady(t, { token })
  const clocks = { now: () => performance.now(), date: () => new Date(0) }
  const secret = { name: 'REFERENCE_TOKEN', value: token }
  const { record } = await drained(certify(url, { seed: 'reference', token: secret, ...clocks }))
  t.same(notKept(record), [])
  t.equal(record.verdict, 'conformant')
})
