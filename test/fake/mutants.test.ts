import t from 'tap'
import { mutantOf, mutants } from '../../fake/index.ts'

t.test('no two mutants share an id, and each is found by its own', async t => {
  const ids = mutants.map(({ id }) => id)
  t.same(ids, [...new Set(ids)])
  t.ok(mutants.every(mutant => mutantOf(mutant.id) === mutant))
})

t.test('an id of no mutant finds none', async t => {
  t.equal(mutantOf('no-such-mutant'), undefined)
})

// That each sends other bytes than the conforming fake is shown in test/proof, on the requests of the checks that must notice.
for (const { id, says, reply, server } of mutants) {
  t.test(`${id} is named in kebab case, says what is wrong and bends something`, async t => {
    t.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/)
    t.match(says, /^[A-Z].*\.$/)
    t.ok(reply !== undefined || server !== undefined)
  })
}
