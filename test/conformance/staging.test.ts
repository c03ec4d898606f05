import t from 'tap'
import { isConcurrent } from '../../conformance/concurrency.ts'
import { planStages } from '../../conformance/staging.ts'

const near = [
  ...[
    'http://127.0.0.1:8471',
    'http://127.8.9.1',
    'http://127.1',
    'http://0.0.0.0:8471',
    'http://0',
  ],
  ...['http://localhost', 'http://LOCALHOST.', 'http://decider.localhost:1'],
  ...['http://[::1]:80', 'http://[::]:80', 'http://[::ffff:127.0.0.1]', 'http://[::ffff:0.0.0.0]'],
]
const far = [
  ...['https://decider.example', 'http://localhost.example', 'http://notlocalhost'],
  ...['http://10.0.0.7:8471', 'http://[::2]', 'http://[fd00::1]', 'http://[::ffff:10.0.0.7]'],
]

for (const url of [...near, null]) {
  t.test(`${url ?? 'a server to be launched'} is asked one thing at a time`, async t => {
    t.equal(isConcurrent(url, {}), false)
  })
}

for (const url of far) {
  t.test(`${url} may be asked several things at once`, async t => {
    t.equal(isConcurrent(url, {}), true)
  })
}

t.test('what is declared outweighs where a server is', async t => {
  t.equal(isConcurrent('http://127.0.0.1', { declared: ['concurrent'] }), true)
  t.equal(isConcurrent('https://decider.example', { declared: ['single-flight'] }), false)
})

t.test('checks in parallel say that a server takes several requests', async t => {
  t.equal(isConcurrent('http://127.0.0.1', { parallel: 2 }), true)
})

t.test('the URL of a launch is one before its port is known', async t => {
  t.equal(isConcurrent('http://127.0.0.1:{port}/base', {}), false)
})

t.test('what was not asked for is not planned', async t => {
  t.same(await planStages('http://127.0.0.1', { seed: 's', latency: 'off' }), {})
})

t.test('the same choice costs the same, and bursts cost more', async t => {
  const costs = async (declared: readonly ('concurrent' | 'single-flight')[]) => {
    const choice = { seed: 's', latency: 'standard', declared } as const
    return (await planStages('http://127.0.0.1', choice)).latency?.cost.requests ?? 0
  }
  t.equal(await costs(['single-flight']), await costs(['single-flight']))
  t.ok((await costs(['concurrent'])) > (await costs([])))
})

t.test('calibration costs more the more thorough it is', async t => {
  const costs = ['quick', 'standard', 'certify'] as const
  const planned = await Promise.all(
    costs.map(calibration => planStages(null, { seed: 's', calibration })),
  )
  const requests = planned.map(({ calibration }) => calibration?.cost.requests ?? 0)
  t.same(
    requests,
    requests.toSorted((one, other) => one - other),
  )
  t.ok(requests.every(count => count > 100))
})

t.test('a time limit that cuts off what is compared is refused', async t => {
  const choice = { seed: 's', latency: 'quick' } as const
  for (const timeoutMs of [300, 2000]) {
    const refused = planStages(null, { ...choice, timeoutMs })
    await t.rejects(refused, new RegExp(`--timeout ${timeoutMs} cuts off .* more than 2000`))
  }
  t.ok((await planStages(null, { ...choice, timeoutMs: 2001 })).latency)
  t.ok((await planStages(null, { seed: 's', calibration: 'quick', timeoutMs: 300 })).calibration)
})

t.test('a margin that leaves nothing of the threshold is refused', async t => {
  const choice = { seed: 's', calibration: 'quick', threshold: 0.9, margin: 0.9 } as const
  await t.rejects(planStages(null, choice), /margin of 0\.9 leaves nothing/)
})
