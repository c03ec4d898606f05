import t from 'tap'
import { checks } from '../../conformance/checks.ts'
import { runCheck } from '../../conformance/judge.ts'
import { told } from '../../conformance/verdict.ts'
import { createFake } from '../../fake/create.ts'
import { editAnswers } from '../../fake/mutants/edit.ts'

/** A legal server whose serializer writes null for every optional part it does not have. */
const nullParts = {
  id: 'null-parts',
  breaks: 'CHOICE-PROBABILITIES',
  says: 'Writes null for probabilities and legend.',
  reply: editAnswers(({ type, ...answer }) => ({
    type,
    ...answer,
    ...(type !== 'noul' && { probabilities: null }),
    ...(type === 'score' && { legend: null }),
  })),
} as const

t.test('an optional part that is null is taken for absent', async t => {
  const fake = await createFake({ mutant: nullParts })
  t.teardown(() => fake.stop())
  for (const check of checks.filter(({ id }) => /^(choice|score)\./.test(id))) {
    const options = { url: fake.url, seed: 'null', timeoutMs: 5000, now: () => performance.now() }
    const { verdict } = await runCheck(check, options)
    t.not(verdict.outcome, 'fail', `${check.id}: ${told(verdict)}`)
  }
})
