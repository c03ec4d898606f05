import t from 'tap'
import { answerChecks } from '../../conformance/checks/answers/index.ts'
import { traitsOf } from '../../fake/honest.ts'
import { answerMutants } from '../../fake/mutants/answers/index.ts'
import { mutantOf } from '../../fake/mutants.ts'
import { differ, judgeFake, shownJudgement } from './servers.ts'

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

const judgeConforming = judgeFake(answerChecks, {})

t.test('every check passes on the conforming fake', async t => {
  for (const [check, judgement] of await judgeConforming) {
    t.equal(judgement.verdict.outcome, 'pass', check.id, shownJudgement(judgement))
  }
})

t.test('no check makes more requests than it declares', async t => {
  for (const [check, { exchanges }] of await judgeConforming) {
    t.ok(exchanges.length <= check.requests, `${check.id}: ${exchanges.length}`)
  }
})

for (const mutant of answerMutants) {
  const killers = answerChecks.filter(check => check.killedBy.includes(mutant.id))
  t.test(`the mutant ${mutant.id} turns its checks red`, async t => {
    t.not(killers.length, 0, 'a check names it')
    const timeoutMs = mutant.id === 'silent' ? 200 : undefined
    for (const [check, judgement] of await judgeFake(killers, { mutant }, timeoutMs)) {
      const clean = (await judgeConforming).get(check)?.exchanges ?? []
      t.equal(judgement.verdict.outcome, 'fail', check.id, shownJudgement(judgement))
      t.ok(check.clauses.includes(mutant.breaks), `${check.id} judges ${mutant.breaks}`)
      t.ok(differ(clean, judgement.exchanges), `bytes differ for ${check.id}`)
      t.ok(judgement.exchanges.length <= check.requests, `${check.id} keeps to its requests`)
    }
  })
}

t.test('every mutant a check names is there', async t => {
  const named = answerChecks.flatMap(check => check.killedBy)
  t.same(
    named.filter(id => mutantOf(id) === undefined),
    [],
  )
})

for (const seed of SEEDS) {
  t.test(`no check is red on the honest server ${seed}`, async t => {
    for (const [check, judgement] of await judgeFake(answerChecks, { honest: traitsOf(seed) })) {
      const { outcome } = judgement.verdict
      t.match(outcome, /^(pass|not-applicable)$/, check.id, shownJudgement(judgement))
    }
  })
}
