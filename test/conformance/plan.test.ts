import fc from 'fast-check'
import t from 'tap'
import { type PlanOptions, plan } from '../../conformance/plan.ts'
import { profiles } from '../../spec/profiles.ts'
import { toyCheck } from './toy.ts'

const profile = profiles['chalk-1'] ?? { name: 'none', title: 'none', clauses: {} }

const planned = (options: Omit<PlanOptions, 'profile'>) => {
  const result = plan({ profile, ...options })
  if (!result.ok) throw new Error(result.says)
  return result.plan
}

const ids = (options: Omit<PlanOptions, 'profile'>) =>
  planned(options).checks.map(({ check }) => check.id)

/** Checks whose needs go only to checks of a lower number, declared in any order. */
const suite = fc
  .array(fc.array(fc.nat(30), { maxLength: 4 }), { minLength: 1, maxLength: 20 })
  .map(rows =>
    rows.map((row, at) =>
      toyCheck(`toy.c${at}`, {
        needs: [...new Set(row.filter(need => need < at).map(need => `toy.c${need}`))],
      }),
    ),
  )
  .chain(checks => fc.shuffledSubarray(checks, { minLength: checks.length }))

t.test('every check comes once, and after what it needs', async t => {
  const property = fc.property(suite, checks => {
    const order = ids({ checks })
    const isAfter = (id: string, needs: readonly string[]) =>
      needs.every(need => order.indexOf(need) < order.indexOf(id))
    return order.length === checks.length && checks.every(({ id, needs }) => isAfter(id, needs))
  })
  t.doesNotThrow(() => fc.assert(property, { seed: 20261130 }))
})

t.test('checks that need nothing stay in declaration order', async t => {
  const checks = ['z', 'a', 'm'].map(id => toyCheck(id))
  t.same(ids({ checks }), ['z', 'a', 'm'])
})

const chain = [
  toyCheck('a.root'),
  toyCheck('a.middle', { needs: ['a.root'], requests: 3 }),
  toyCheck('b.leaf', { needs: ['a.middle'] }),
  toyCheck('c.other'),
]

t.test('a selected check brings along what it needs', async t => {
  t.same(ids({ checks: chain, only: ['b.*'] }), ['a.root', 'a.middle', 'b.leaf'])
})

t.test('a skipped check is left out', async t => {
  t.same(ids({ checks: chain, skip: ['a.root'] }), ['a.middle', 'b.leaf', 'c.other'])
})

t.test('the cost is the sum of what the checks send', async t => {
  t.equal(planned({ checks: chain }).requests, 6)
})

t.test('a pattern that selects nothing is refused with the nearest ids', async t => {
  const result = plan({ profile, checks: chain, only: ['a.midle'] })
  t.match(result, { ok: false, says: /"a\.midle"; did you mean a\.middle/ })
})

t.test('a check of a capability does not apply without it', async t => {
  const checks = [
    toyCheck('auth', { when: 'auth', requests: 4 }),
    toyCheck('open', { when: 'no-auth' }),
  ]
  const reasons = (declared: readonly 'auth'[]) =>
    planned({ checks, declared }).checks.map(({ notApplicable }) => notApplicable !== null)
  t.same(reasons([]), [true, false])
  t.same(reasons(['auth']), [false, true])
  t.equal(planned({ checks }).requests, 1)
})

t.test('the level is the strongest of the clauses', async t => {
  const checks = [toyCheck('a', { clauses: ['RESPONSE-CONTENT-TYPE', 'RESPONSE-STATUS'] })]
  t.equal(planned({ checks }).checks[0]?.level, 'MUST')
})

t.test('needs in a circle are the fault of the suite', async t => {
  const checks = [toyCheck('a', { needs: ['b'] }), toyCheck('b', { needs: ['a'] })]
  t.throws(() => ids({ checks }), /a > b > a/)
})
