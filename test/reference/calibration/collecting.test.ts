import t from 'tap'
import { measure } from '../../../cli/calibration-measure.ts'
import { collect, type Told } from '../../../reference/calibration/collecting.ts'
import { fitTable } from '../../../reference/calibration/fit.ts'
import { type Engine, tooLong } from '../../../reference/engines/engine.ts'
import { labelReadout } from '../../../reference/readout/label.ts'
import { letters } from '../../../reference/readout/labels.ts'
import { option } from '../../../reference/readout/option.ts'
import { generatorOf } from '../../../spec/generator.ts'
import { byBrackets, byLabels, toyEngine } from '../engines/toy-engine.ts'

const told = (name: string, state: string, logOdds = 0): Told => ({
  ...{ name, state, truth: [1, 0], cluster: state },
  question: { type: 'noul', instructions: `So? [${logOdds}]` },
})
const namesOf = (each: readonly { readonly name: string }[]) => each.map(({ name }) => name)

t.test('questions about one state are read in one passage, wherever they stand', async t => {
  const engine = toyEngine(byBrackets)
  const done: number[] = []
  const all = [told('1', 'red', 3), told('2', 'blue', 1), told('3', 'red', -2)]
  const onDone = (count: number) => done.push(count)
  const outcome = await collect(all, { engine, readout: option, onDone })
  t.same(
    engine.asked.map(({ prefix, passes }) => [prefix, passes.length]),
    [
      ['State:\nred\n\n', 2],
      ['State:\nblue\n\n', 1],
    ],
  )
  t.match(outcome, {
    result: { labelled: [{ evidence: [[3, 0]] }, { evidence: [[-2, 0]] }, { evidence: [[1, 0]] }] },
  })
  t.same(done, [2, 3])
})

t.test(
  'what is too long or begins otherwise is left out by name, and the rest is read',
  async t => {
    const few = { failure: { kind: 'too-few', says: 'It begins with "<think>".' } } as const
    const inner = toyEngine(byBrackets)
    const engine: Engine = toyEngine(byBrackets, {
      async read(passage) {
        const text = JSON.stringify(passage.passes)
        if (text.includes('[9]')) return tooLong(9000, 4096)
        return text.includes('[7]') ? few : inner.read(passage)
      },
    })
    const all = [
      told('1', 'red', 1),
      told('2', 'red', 9),
      told('3', 'red', 7),
      told('4', 'blue', 2),
    ]
    const outcome = await collect(all, { engine, readout: option })
    t.match(outcome, {
      result: {
        labelled: [{ evidence: [[1, 0]] }, { evidence: [[2, 0]] }],
        unread: [
          { name: '2', says: /9000 tokens/ },
          { name: '3', says: /<think>/ },
        ],
      },
    })
  },
)

t.test('more options than can be told apart are left out by name', async t => {
  const options = Array.from({ length: 256 }, (_, index) => [`o${index}`, '']).values()
  const many: Told = {
    ...told('many', 'red'),
    question: { type: 'choice', instructions: '', criteria: Object.fromEntries(options) },
  }
  const engine = toyEngine(byBrackets)
  const outcome = await collect([many, told('1', 'red')], { engine, readout: option })
  t.match(outcome, { result: { unread: [{ name: 'many', says: /at most 255.*got 256/ }] } })
  t.same('result' in outcome ? outcome.result.labelled.length : 0, 1)
  t.same(namesOf('result' in outcome ? outcome.result.unread : []), ['many'])
})

t.test('any other failure ends it', async t => {
  const failure = { kind: 'lost', says: 'The device is gone.' } as const
  const engine = toyEngine(byBrackets, { read: async () => ({ failure }) })
  t.same(await collect([told('1', 'red')], { engine, readout: option }), { failure })
})

t.test('choices and scores of a model that is too sure are fitted by bucket', async t => {
  const next = generatorOf('choices')
  const drawn = (type: 'choice' | 'score', count: number, index: number): Told => {
    const weights = Array.from({ length: count }, () => 4 * (next() - 0.5))
    const shares = weights.map(Math.exp)
    const sum = shares.reduce((total, share) => total + share, 0)
    // The model holds everything 1.6 times as surely as it is.
    const texts = weights.map(weight => `[${1.6 * weight}]`)
    const named = Object.fromEntries(texts.map((text, at) => [`o${at}`, text]))
    const head = { name: `${index}`, state: `${type} ${index}`, cluster: `${type} ${index}` }
    const truth = shares.map(share => share / sum)
    return type === 'choice'
      ? { ...head, truth, question: { type, instructions: '', criteria: named } }
      : { ...head, truth, question: { type, instructions: '', criteria: texts } }
  }
  const all = Array.from({ length: 60 }, (_, index) => [
    ...[drawn('choice', 3, index), drawn('choice', 8, index), drawn('score', 5, index)],
  ]).flat()
  const outcome = await collect(all, {
    engine: toyEngine(byLabels),
    readout: labelReadout(letters),
  })
  const { table } = fitTable('result' in outcome ? outcome.result.labelled : [], measure)
  t.same(table, { choice: { any: 1.6, '3_5': 1.6, '6_10': 1.6 }, score: { any: 1.6 } })
})
