import fc from 'fast-check'
import t from 'tap'
import type { Pass } from '../../../reference/engines/engine.ts'
import { distributionOf } from '../../../reference/readout/evidence.ts'
import { groupsOf } from '../../../reference/readout/group.ts'
import { labelReadout } from '../../../reference/readout/label.ts'
import { labelsIn, letters } from '../../../reference/readout/labels.ts'
import { option } from '../../../reference/readout/option.ts'
import type { Reading } from '../../../reference/readout/readout.ts'
import type { ChoiceQuestion, Question } from '../../../spec/nouns.ts'
import { optionNames, seeded } from '../arbitrary.ts'
import { type Belief, byBrackets, byLabels } from '../engines/toy-engine.ts'

/** Runs one reading against a belief; gives its distribution and the passes of each round. */
function run(reading: Reading, belief: Belief) {
  const rounds: (readonly Pass[])[] = []
  let step = reading.next()
  while (step.done !== true) {
    rounds.push(step.value)
    step = reading.next(step.value.map(pass => belief(pass, '')))
  }
  return { distribution: distributionOf(step.value), rounds }
}

const choiceOf = (options: readonly string[]): ChoiceQuestion => ({
  type: 'choice',
  instructions: 'Which?',
  criteria: Object.fromEntries(options.map(name => [name, `[${name.length}]`])),
})

const noul: Question = { type: 'noul', instructions: 'Is it red? [1.5]' }
const near = (one: number, other: number) => Math.abs(one - other) < 1e-9

const orders = (least: number, most: number) =>
  optionNames(least, most).chain(names =>
    fc.tuple(fc.constant(names), fc.shuffledSubarray(names, { minLength: names.length })),
  )

t.test('option gives every option the same probability in whatever order they come', async t => {
  const property = fc.property(orders(2, 40), ([names, moved]) => {
    const plain = run(option.read(choiceOf(names), ''), byBrackets).distribution
    const other = run(option.read(choiceOf(moved), ''), byBrackets).distribution
    return moved.every((name, index) => other[index] === plain[names.indexOf(name)])
  })
  t.doesNotThrow(() => fc.assert(property, seeded))
})

t.test('label gives every option the same probability forward and in reverse', async t => {
  const likesFirst: Belief = (pass, prefix) =>
    byLabels(pass, prefix).map((each, index) => each + (index === 0 ? 2 : 0))
  const property = fc.property(optionNames(2, 26), names => {
    const label = labelReadout(letters)
    const plain = run(label.read(choiceOf(names), ''), likesFirst).distribution
    const other = run(label.read(choiceOf(names.toReversed()), ''), likesFirst).distribution
    return other.toReversed().every((p, index) => near(p, plain[index] ?? 0))
  })
  t.doesNotThrow(() => fc.assert(property, seeded))
})

t.test('option asks for one pass an option, and for one of a yes or no', async t => {
  const many = choiceOf(Array.from({ length: 255 }, (_, index) => `option-${index}`))
  t.same(
    run(option.read(many, ''), byBrackets).rounds.map(each => each.length),
    [255],
  )
  t.same(
    run(option.read(noul, ''), byBrackets).rounds.map(each => each.length),
    [1],
  )
})

t.test('option reads a yes or no as the share of its log-odds', async t => {
  const [yes = 0, no = 0] = run(option.read(noul, ''), byBrackets).distribution
  t.ok(near(yes, 1 / (1 + Math.exp(-1.5))) && near(yes + no, 1), `${yes} ${no}`)
})

t.test('option reads the levels of a score from the lowest up', async t => {
  const score: Question = {
    type: 'score',
    instructions: 'How bad?',
    criteria: ['[0]', '[1]', '[5]'],
  }
  const [low = 0, middle = 0, high = 0] = run(option.read(score, ''), byBrackets).distribution
  t.ok(low < middle && middle < high && near(low + middle + high, 1))
})

t.test(
  'label reads a question in two passes, each label spelled with and without a space',
  async t => {
    const { rounds } = run(labelReadout(letters).read(choiceOf(['a', 'bb', 'ccc']), ''), byLabels)
    t.same(
      rounds.map(each => each.length),
      [2],
    )
    t.same(rounds[0]?.[0]?.candidates, [
      ['A', ' A'],
      ['B', ' B'],
      ['C', ' C'],
    ])
  },
)

t.test('one outcome is certain without a pass', async t => {
  for (const readout of [option, labelReadout(letters)]) {
    const { distribution, rounds } = run(readout.read(choiceOf(['only']), ''), byBrackets)
    t.same({ distribution, rounds }, { distribution: [1], rounds: [] })
  }
})

t.test('groups hold 26 at most and differ by one at most', async t => {
  const property = fc.property(fc.integer({ min: 27, max: 676 }), count => {
    const sizes = groupsOf(
      Array.from({ length: count }, (_, index) => index),
      26,
    ).map(g => g.length)
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
    return most <= 26 && most - least <= 1 && sizes.reduce((sum, each) => sum + each, 0) === count
  })
  t.doesNotThrow(() => fc.assert(property, seeded))
})

t.test('more options than labels are read in groups, and their winners in a final', async t => {
  const options = Array.from({ length: 676 }, (_, index) => `o${index}`.padEnd(5, '.'))
  const question = choiceOf(options)
  const best = { ...question, criteria: { ...question.criteria, [options[300] ?? '']: '[9]' } }
  const { distribution, rounds } = run(labelReadout(letters).read(best, ''), byLabels)
  t.same(
    rounds.map(each => each.length),
    [52, 2],
    'each group in two orders, then the final',
  )
  t.equal(distribution.indexOf(Math.max(...distribution)), 300)
  t.ok(
    near(
      distribution.reduce((sum, each) => sum + each, 0),
      1,
    ),
  )
})

t.test('in groups a probability is that of the group in the final times that within', async t => {
  const names = Array.from({ length: 28 }, (_, index) => 'x'.repeat(index + 1))
  const criteria = Object.fromEntries(
    names.map((name, index) => [name, `[${index === 20 ? 2 : 0}]`]),
  )
  const question: Question = { type: 'choice', instructions: 'Which?', criteria }
  const { distribution } = run(labelReadout(letters).read(question, ''), byLabels)
  const within = Math.exp(2) / (Math.exp(2) + 13)
  const final = Math.exp(2) / (Math.exp(2) + 1)
  t.ok(near(distribution[20] ?? 0, within * final), String(distribution[20]))
  t.ok(near(distribution[0] ?? 0, (1 / 14) * (1 - final)), String(distribution[0]))
})

t.test('no more than 676 options are read in groups, and 255 one by one', async t => {
  t.equal(labelReadout(letters).mostOutcomes, 676)
  t.equal(labelReadout(labelsIn(() => true)).mostOutcomes, 676)
  t.equal(option.mostOutcomes, 255)
})

t.test('labels go on with the pairs that are one token, up to 255', async t => {
  t.equal(labelsIn(() => true).length, 255)
  t.same(labelsIn(text => text.length === 1 || text === 'AB').slice(25), ['Z', 'AB'])
})
