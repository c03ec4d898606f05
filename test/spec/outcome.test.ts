import fc from 'fast-check'
import t from 'tap'
import { clauseOf } from '../../spec/clauses.ts'
import { callOutcomes, outcomeOf, outcomeOfStatus } from '../../spec/outcome.ts'

for (const [status, outcome] of [
  [200, 'answered'],
  [100, 'invalid'],
  [101, 'invalid'],
  [201, 'invalid'],
  [204, 'invalid'],
  [299, 'invalid'],
  [301, 'invalid'],
  [302, 'invalid'],
  [304, 'invalid'],
  [307, 'invalid'],
  [400, 'rejected'],
  [401, 'auth'],
  [402, 'rejected'],
  [403, 'auth'],
  [404, 'rejected'],
  [405, 'rejected'],
  [413, 'rejected'],
  [422, 'rejected'],
  [429, 'rejected'],
  [499, 'rejected'],
  [500, 'server'],
  [502, 'server'],
  [503, 'server'],
  [599, 'server'],
  [600, 'invalid'],
] as const) {
  t.test(`status ${status} is ${outcome}`, async t => {
    t.equal(outcomeOfStatus(status), outcome)
    t.equal(outcomeOf({ kind: 'status', status }), outcome)
  })
}

for (const [event, outcome] of [
  [{ kind: 'no-connection' }, 'unreachable'],
  [{ kind: 'no-connection', loading: false }, 'unreachable'],
  [{ kind: 'no-connection', loading: true }, 'starting'],
  [{ kind: 'broken-off' }, 'unreachable'],
  [{ kind: 'timeout' }, 'timeout'],
  [{ kind: 'time-used-up' }, 'budget'],
  [{ kind: 'no-turn' }, 'busy'],
  [{ kind: 'host-not-acknowledged' }, 'untrusted'],
  [{ kind: 'unreadable-body' }, 'invalid'],
  [{ kind: 'no-answers' }, 'invalid'],
  [{ kind: 'other-version' }, 'version'],
] as const) {
  t.test(`${JSON.stringify(event)} is ${outcome}`, async t => {
    t.equal(outcomeOf(event), outcome)
  })
}

t.test('the outcomes are those of the page, with answered and untrusted', async t => {
  t.same(Object.keys(callOutcomes), [
    'answered',
    'unreachable',
    'starting',
    'timeout',
    'budget',
    'busy',
    'auth',
    'rejected',
    'server',
    'invalid',
    'version',
    'untrusted',
  ])
})

t.test('auth, version and untrusted warn and no other outcome does', async t => {
  const warning = Object.entries(callOutcomes).filter(([, { warns }]) => warns)
  t.same(
    warning.map(([name]) => name),
    ['auth', 'version', 'untrusted'],
  )
})

t.test('budget, busy and untrusted send nothing and every other outcome does', async t => {
  const unsent = Object.entries(callOutcomes).filter(([, { sends }]) => !sends)
  t.same(
    unsent.map(([name]) => name),
    ['budget', 'busy', 'untrusted'],
  )
})

t.test('an outcome that is no answer is recorded by its name', async t => {
  const others = Object.entries(callOutcomes).filter(([name]) => name !== 'answered')
  t.same(
    others.filter(([name, { records }]) => name !== records),
    [],
  )
})

for (const [name, { clause }] of Object.entries(callOutcomes)) {
  if (name === 'answered' || name === 'untrusted') continue
  t.test(`the clause of ${name} names it`, async t => {
    t.match(clauseOf(clause).text, new RegExp(`\\b${name}\\b`))
  })
}

t.test('no status but 200 is answered', async t => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), status => {
      t.equal(outcomeOfStatus(status) === 'answered', status === 200, String(status))
    }),
    { seed: 20_260_803, numRuns: 2_000 },
  )
})
