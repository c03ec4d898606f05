import t from 'tap'
import type { Case } from '../../../conformance/corpus/case.ts'
import { families } from '../../../conformance/corpus/families.ts'
import { generateCases } from '../../../conformance/corpus/generate.ts'
import { exactSolvers } from './solving-exact.ts'
import { hardSolvers, solveLesson } from './solving-hard.ts'

const COUNT = 120
const partition = 'certify'
const casesOf = (id: string): Case[] => [
  ...generateCases({
    families: families.filter(family => family.id === id),
    count: COUNT,
    seed: 'solved',
    partition,
  }),
]

function sharesOf({ posterior, question }: Case): number[] {
  if (typeof posterior === 'number') return [posterior]
  return question.type === 'choice'
    ? Object.keys(question.criteria).map(
        name => Object.entries(posterior).find(([key]) => key === name)?.[1] ?? Number.NaN,
      )
    : Object.values(posterior)
}

for (const [id, solve] of Object.entries(exactSolvers)) {
  t.test(`${id}: what the text states gives the posterior`, async t => {
    for (const each of casesOf(id)) {
      const [given, solved] = [sharesOf(each), solve(each)]
      const isSame = given.every((share, at) => Math.abs(share - (solved[at] ?? Number.NaN)) < 1e-9)
      if (!isSame || given.length !== solved.length) t.fail('differs', { each, solved })
    }
    t.equal(casesOf(id).length, COUNT)
  })
}

for (const [id, solve] of Object.entries(hardSolvers)) {
  t.test(`${id}: what the text states gives the label`, async t => {
    const wrong = casesOf(id).filter(each => solve(each) !== each.label)
    t.same(wrong.slice(0, 2), [], `${wrong.length} of ${COUNT}`)
  })
}

t.test('lesson: where both errors are told, they give the label', async t => {
  const told = casesOf('lesson').filter(each => solveLesson(each) !== undefined)
  t.equal(told.length, COUNT / 2)
  t.same(
    told.filter(each => solveLesson(each) !== each.label),
    [],
  )
})
