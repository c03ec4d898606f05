import t from 'tap'
import { checks } from '../../conformance/checks.ts'
import { mutantOf, mutants } from '../../fake/mutants.ts'
import { clauseOf, clauses, isClauseId } from '../../spec/clauses.ts'
import { profiles } from '../../spec/profiles.ts'

const ids = checks.map(({ id }) => id)
const profile = Object.keys(profiles['chalk-1']?.clauses ?? {})
const judged = new Set<string>(checks.flatMap(check => check.clauses))
const named = new Set(checks.flatMap(({ killedBy }) => killedBy))

t.test('a clause of the profile has a check', async t => {
  t.same(
    profile.filter(id => !judged.has(id)),
    [],
  )
})

t.test('a clause has a check or a reason why none can see it, and not both', async t => {
  const wrong = Object.keys(clauses)
    .filter(isClauseId)
    .filter(id => judged.has(id) === (clauseOf(id).unseen !== undefined))
  t.same(wrong, [])
})

t.test('a clause a check judges is in the profile', async t => {
  t.same(
    [...judged].filter(id => !profile.includes(id)),
    [],
  )
})

t.test('no two checks share an id or a title', async t => {
  const titles = checks.map(({ title }) => title)
  t.same(ids, [...new Set(ids)])
  t.same(titles, [...new Set(titles)])
})

t.test('every mutant a check names exists', async t => {
  t.same(
    [...named].filter(id => mutantOf(id) === undefined),
    [],
  )
})

for (const { id, breaks } of mutants) {
  t.test(`${id} breaks a clause of the profile, and a check of that clause names it`, async t => {
    t.ok(profile.includes(breaks), breaks)
    const killers = checks.filter(({ killedBy }) => killedBy.includes(id))
    t.ok(
      killers.some(check => check.clauses.includes(breaks)),
      killers.map(check => check.id).join(' ') || 'no check names it',
    )
  })
}
