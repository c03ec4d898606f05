import t from 'tap'
import { type HonestTraits, respondHonestly, traitsOf } from '../../fake/index.ts'
import { parseJson } from '../../fake/json.ts'
import { isHealth, isResponse } from '../../spec/validate.ts'
import { ask, call, everyType } from './requests.ts'

const seeds = Array.from({ length: 50 }, (_, index) => `seed ${index}`)
const servers = seeds.map(traitsOf)
const many = {
  state: 's',
  questions: {
    many: {
      type: 'choice',
      instructions: 'Which?',
      criteria: Object.fromEntries(Array.from({ length: 255 }, (_, i) => [`option ${i}`, 'o'])),
    },
  },
}
const answer = (traits: HonestTraits, occasion = 1, body: unknown = everyType) =>
  respondHonestly(ask(body), {}, traits, occasion)

t.test('the same seed gives the same server', async t => {
  t.same(traitsOf('a'), traitsOf('a'))
  t.notSame(traitsOf('a'), traitsOf('b'))
})

t.test('50 seeds reach every value of every trait', async t => {
  const reached = (name: keyof HonestTraits) => new Set(servers.map(traits => traits[name])).size
  const wanted = { jitter: 3, digits: 4, confidence: 5, envelope: 5, closes: 3, health: 3 } as const
  t.equal(reached('jitter'), wanted.jitter)
  t.equal(reached('digits'), wanted.digits)
  t.equal(reached('confidence'), wanted.confidence)
  t.equal(reached('envelope'), wanted.envelope)
  t.equal(reached('closes'), wanted.closes)
  t.equal(reached('health'), wanted.health)
})

for (const traits of servers) {
  t.test(`every answer of ${traits.seed} is a response of the protocol`, async t => {
    for (let occasion = 1; occasion <= 10; occasion += 1) {
      for (const body of [everyType, many]) {
        const { status, body: bytes } = answer(traits, occasion, body)
        t.equal(status, 200)
        t.ok(isResponse(parseJson(bytes)), bytes.toString())
      }
    }
  })
}

t.test('health is health where there is any', async t => {
  for (const traits of servers) {
    const reply = respondHonestly(call('GET', '/health'), {}, traits, 1)
    if (traits.health === 'on') t.ok(isHealth(parseJson(reply.body)), traits.seed)
    else t.equal(reply.status, traits.health, traits.seed)
  }
})

t.test('what breaks the protocol is refused with 400 or 422', async t => {
  for (const traits of servers) {
    for (const body of [{ state: '' }, Buffer.from('{')]) {
      t.match(String(answer(traits, 1, body).status), /^4(00|22)$/, traits.seed)
    }
  }
})

t.test('a wrong token is refused with 401 and a challenge, or with 403', async t => {
  for (const traits of servers) {
    const { status, headers } = respondHonestly(ask(everyType), { token: 'sesame' }, traits, 1)
    t.ok(status === 403 || (status === 401 && 'www-authenticate' in headers), traits.seed)
  }
})

t.test('a noisy server answers a repeat differently, a quiet one with the same bytes', async t => {
  for (const traits of servers) {
    const quiet = { ...traits, unknownShare: 0, hasLatency: false, hasExtras: false } as const
    const noisy = { ...quiet, jitter: 0.3, digits: 17 } as const
    const still = { ...quiet, jitter: 0 } as const
    t.notSame(answer(noisy, 1).body, answer(noisy, 2).body, traits.seed)
    t.same(answer(still, 1).body, answer(still, 2).body, traits.seed)
  }
})

t.test('a server that leaves out does so about once in ten', async t => {
  const traits = { ...traitsOf('x'), unknownShare: 0.1 } as const
  const left = Array.from({ length: 500 }, (_, occasion) => answer(traits, occasion).body)
    .map(bytes => bytes.toString().match(/"type":/g)?.length ?? 0)
    .filter(count => count < 3).length
  t.ok(left > 25 && left < 75, `${left} of 500 miss an answer`)
})

t.test('two digits without a care give sums beside 1', async t => {
  const traits = { ...traitsOf('x'), digits: 2, hasProbabilities: true, unknownShare: 0 } as const
  const sums = Array.from({ length: 50 }, (_, index) => {
    const text = answer({ ...traits, hasExtras: false }, index, {
      ...everyType,
      state: `s${index}`,
    })
    const [, spread = '{}'] =
      text.body.toString().match(/"drink":\{.*?"probabilities":\s*(\{[^}]*\})/s) ?? []
    const values: unknown[] = Object.values(JSON.parse(spread))
    return values.reduce((sum: number, value) => sum + Number(value), 0)
  })
  t.ok(
    sums.some(sum => Math.abs(sum - 1) > 0.005),
    String(sums),
  )
})
