import t from 'tap'
import { allIds } from '../../cli/catalogue.ts'
import { checks } from '../../conformance/checks.ts'
import { verdictRules } from '../../conformance/verdict-rules.ts'
import { faultOf, faults } from '../../fake/faults/index.ts'
import { mutants } from '../../fake/index.ts'
import { clauses } from '../../spec/clauses.ts'
import { dialects } from '../../spec/dialects.ts'
import { runHere } from './paper-rim.ts'

const sizes = {
  checks: checks.length,
  verdicts: verdictRules().length,
  clauses: Object.keys(clauses).length,
  profiles: 1,
  mutants: mutants.length,
  faults: faults.length,
  dialects: dialects.length,
}

for (const [kind, size] of Object.entries(sizes)) {
  t.test(`list ${kind} has a line for each`, async t => {
    const { code, out } = await runHere(['list', kind])
    t.equal(code, 0)
    t.equal(out.split('\n').length - 1, size)
  })

  t.test(`list ${kind} --json is an array with an id each`, async t => {
    const rows: { id: string }[] = JSON.parse((await runHere(['list', kind, '--json'])).out)
    t.equal(rows.filter(({ id }) => id !== '').length, size)
  })
}

t.test('every id there is can be explained, without a hole', async t => {
  for (const id of await allIds()) {
    const { code, out } = await runHere(['explain', id])
    t.equal(code, 0, id)
    t.notMatch(out, /undefined|^ {2}\S+ *$/m, id)
  }
})

t.test('no two things share an id, but a mutant and the fault that does the same', async t => {
  const shared = (await allIds()).filter((id, index, ids) => ids.indexOf(id) !== index)
  const ofMutants = new Set(mutants.map(({ id }) => id))
  t.same(
    shared.filter(id => !ofMutants.has(id) || faultOf(id) === undefined),
    [],
  )
})

t.test('an id of a mutant and of a fault explains both', async t => {
  const { out } = await runHere(['explain', 'redirect-302'])
  t.match(out, /^mutant redirect-302\n[\s\S]*^fault redirect-302$/m)
})

t.test('a fault is explained by what the client sees, its parameters and a script', async t => {
  const { out } = await runHere(['explain', 'cut-after'])
  for (const label of ['does', 'when', 'parameter', 'try it']) {
    t.match(out, new RegExp(`^  ${label} `, 'm'), label)
  }
})

t.test('a check is explained by rule, source, requests and the servers it catches', async t => {
  const { out } = await runHere(['explain', 'auth.missing'])
  for (const label of ['rule', 'source', 'level', 'binds', 'sends', 'passes', 'control', 'fails']) {
    t.match(out, new RegExp(`^  ${label} `, 'm'), label)
  }
})

t.test('a dialect is explained by its endpoints and by how it reckons', async t => {
  const { out } = await runHere(['explain', 'typesafe'])
  t.match(out, /^ {2}endpoint +POST \/v1\/systemone: decisions$/m)
  t.match(out, /^ {2}confidence +noul has none, choice normalised, score distance$/m)
})

t.test('chalk-1 is explained as a profile and as a dialect', async t => {
  const { out } = await runHere(['explain', 'chalk-1'])
  t.match(out, /^ {2}try it +decider-kit certify <url> --profile chalk-1$/m)
  t.match(out, /^ {2}try it +decider-kit fake --dialect chalk-1$/m)
})

t.test('a clause nobody can see is explained by the reason', async t => {
  t.match((await runHere(['explain', 'STUCK-WHEN'])).out, /^ {2}unseen +It binds the client/m)
})

t.test('a proof of one check prints its row of the kill matrix', async t => {
  const { code, out } = await runHere(['prove', '--only', 'choice.sum', '--seeds', '1'])
  t.equal(code, 0, out)
  t.match(out, /^choice\.sum +green, (\d+) of \1 killed/)
  t.match(out, /\nproved: 1 checks/)
})
