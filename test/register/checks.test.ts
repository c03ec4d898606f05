import t from 'tap'
import { checks } from '../../conformance/checks.ts'

const places = new Map(checks.map(({ id }, place) => [id, place]))
/** A phrase: no capital at its start unless a name in capitals stands there, no full stop at its end. */
const phrase = /^(?![A-Z][a-z])(?!.*[^.]\.$)/s

for (const { id, clauses, title, needs, requests, sends, passes, control, killedBy } of checks) {
  t.test(`${id} is a subject and a name`, async t => {
    t.match(id, /^[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  t.test(`${id} says in phrases what it sends, what passes and its control`, async t => {
    for (const text of [title, sends, passes, control ?? 'no control']) t.match(text, phrase)
    t.ok(title.length <= 120, `the title has ${title.length} characters`)
  })

  t.test(`${id} names no clause, need or mutant twice`, async t => {
    for (const list of [clauses, needs, killedBy]) t.same(list, [...new Set(list)])
  })

  t.test(`${id} needs checks that exist, and not itself`, async t => {
    t.same(
      needs.filter(need => !places.has(need) || need === id),
      [],
    )
  })

  t.test(`${id} with a control makes a request beside it`, async t => {
    t.ok(requests >= (control === undefined ? 1 : 2), String(requests))
  })
}

t.test('no check needs itself by way of others', async t => {
  const reach = (id: string, above: readonly string[]): readonly string[] =>
    above.includes(id)
      ? [[...above, id].join(' > ')]
      : (checks[places.get(id) ?? -1]?.needs ?? []).flatMap(need => reach(need, [...above, id]))
  t.same(
    checks.flatMap(({ id }) => reach(id, [])),
    [],
  )
})
