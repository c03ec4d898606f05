import t from 'tap'
import { answerChecks } from '../../conformance/checks/answers/index.ts'
import type { Proof } from '../../conformance/proof.ts'
import { prove } from '../../conformance/prove.ts'
import { createFake } from '../../fake/create.ts'
import { traitsOf } from '../../fake/honest.ts'
import { answerMutants } from '../../fake/mutants/answers/index.ts'
import { wireMutants } from '../../fake/mutants/wire/index.ts'
import { mutantOf } from '../../fake/mutants.ts'
import { judgeFake, phrase, shown } from './servers.ts'

/** Long enough for a loaded machine, short enough for a server that never answers. */
const TIMEOUT_MS = 1500

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

// status-201 lies among the mutants of the exchange, which other checks need as well.
const mutants = [...answerMutants, ...wireMutants.filter(({ id }) => id === 'status-201')]

async function proveAnswers(): Promise<Proof> {
  const steps = prove({
    checks: answerChecks,
    mutants,
    variants: ['on'],
    seeds: SEEDS,
    timeoutMs: TIMEOUT_MS,
    now: () => performance.now(),
    start: ({ kind, name }) => {
      const mutant = kind === 'mutant' ? mutantOf(name) : undefined
      const honest = kind === 'honest' ? traitsOf(name) : undefined
      return createFake({ ...(mutant && { mutant }), ...(honest && { honest }) })
    },
  })
  for (;;) {
    const step = await steps.next()
    if (step.done) return step.value
  }
}

const proven = proveAnswers()

t.test('every check passes on the conforming fake', async t => {
  t.same((await proven).notGreen, [])
})

for (const check of answerChecks) {
  t.test(`${check.id} is red on each of its mutants, for the clause it breaks`, async t => {
    const kills = (await proven).kills.filter(kill => kill.check === check.id)
    t.same(kills.map(({ mutant }) => mutant).sort(), [...check.killedBy].sort())
    t.same(
      kills.filter(({ result }) => result !== 'killed'),
      [],
    )
    for (const { says } of kills) t.match(says, phrase)
  })
}

t.test('no check is red on an honest server', async t => {
  t.same((await proven).falseAlarms, [])
})

t.test('every answer of an honest server can be judged', async t => {
  t.equal((await proven).unmet, 0)
})

t.test(
  'no check makes more requests than it declares, on the conforming fake and its mutants',
  async t => {
    const servers = [undefined, ...mutants.filter(({ id }) => id !== 'silent')]
    for (const mutant of servers) {
      const checks = answerChecks.filter(
        ({ killedBy }) => mutant === undefined || killedBy.includes(mutant.id),
      )
      for (const check of checks) {
        const judgement = await judgeFake(check, mutant ? { mutant } : {}, TIMEOUT_MS)
        t.ok(judgement.exchanges.length <= check.requests, check.id, shown(judgement))
      }
    }
  },
)

t.test('each check stands after the checks it needs', async t => {
  const order = answerChecks.map(({ id }) => id)
  for (const [index, { id, needs }] of answerChecks.entries()) {
    t.same(
      needs.filter(need => !order.slice(0, index).includes(need)),
      [],
      id,
    )
  }
})
