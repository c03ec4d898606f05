import t from 'tap'
import { capacityRefusalOf, type Deciding, decide } from '../../reference/decider.ts'
import { tooLong } from '../../reference/engines/engine.ts'
import { labelReadout } from '../../reference/readout/label.ts'
import { letters } from '../../reference/readout/labels.ts'
import { option } from '../../reference/readout/option.ts'
import type { Asked } from '../../spec/asked.ts'
import { type Belief, byBrackets, byLabels, toyEngine } from './engines/toy-engine.ts'

const asked: Asked = {
  state: { log: 'red' },
  text: '',
  questions: {
    red: { type: 'noul', instructions: 'Red? [2]' },
    team: { type: 'choice', instructions: 'Who?', criteria: { a: '[0]', b: '[1]', c: '[2]' } },
  },
}
const once = { form: 'once', gate: 0 } as const
const always = { form: 'once', gate: 1.01 } as const

const deciding = (parts: Partial<Deciding> = {}): Deciding => ({
  ...{ engine: toyEngine(byBrackets), readout: option, table: {} },
  ...parts,
})

t.test('the state is read once, with the passes of all questions behind it', async t => {
  const engine = toyEngine(byBrackets)
  const outcome = await decide(asked, deciding({ engine }), once)
  t.same(
    engine.asked.map(({ prefix, passes }) => [prefix, passes.length]),
    [['State:\nlog: red\n\n', 4]],
  )
  t.match(outcome, { result: { inputTokens: 40, thoughtTokens: 0 } })
})

t.test('each question has a raw and a calibrated distribution', async t => {
  const outcome = await decide(asked, deciding({ table: { noul: { any: 2 } } }), once)
  const red = 'result' in outcome ? outcome.result.decided.get('red') : undefined
  t.ok(Math.abs((red?.raw[0] ?? 0) - 1 / (1 + Math.exp(-2))) < 1e-12)
  t.ok(Math.abs((red?.calibrated[0] ?? 0) - 1 / (1 + Math.exp(-1))) < 1e-12)
  t.equal(red?.mode, 'A')
})

t.test('answers to one question do not depend on which others are asked', async t => {
  const { team } = asked.questions
  const together = await decide(asked, deciding(), once)
  const alone = await decide({ ...asked, questions: team ? { team } : {} }, deciding(), once)
  const [one, other] = [together, alone].map(each => ('result' in each ? each.result : null))
  t.same(one?.decided.get('team'), other?.decided.get('team'))
})

t.test('more than 26 options are read in groups, mode K, and never with a thought', async t => {
  const criteria = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`o${index}`, '[1]']),
  )
  const many: Asked = { ...asked, questions: { q: { type: 'choice', instructions: '', criteria } } }
  const engine = toyEngine(byLabels, {
    think: async () => ({ failure: { kind: 'lost', says: 'It thought.' } }),
  })
  const outcome = await decide(many, deciding({ engine, readout: labelReadout(letters) }), always)
  t.equal('result' in outcome && outcome.result.decided.get('q')?.mode, 'K')
})

t.test('a first reading below the gate is read again behind a thought, mode B', async t => {
  const surer: Belief = ({ suffix }) => [suffix.includes('Thought: It is red.') ? 5 : 0, 0]
  const seeds: number[] = []
  const engine = toyEngine(surer, {
    async think({ prompt, mostTokens, seed }) {
      seeds.push(seed)
      t.equal(mostTokens, 512)
      t.match(prompt, /^State:\nlog: red\n\n/)
      return { result: { text: ' It is red.\n', outputTokens: 4 } }
    },
  })
  const outcome = await decide(asked, deciding({ engine }), always)
  const red = 'result' in outcome ? outcome.result.decided.get('red') : undefined
  t.equal(red?.mode, 'B')
  t.ok((red?.raw[0] ?? 0) > 0.99)
  t.match(outcome, { result: { thoughtTokens: 8 } })
  await decide(asked, deciding({ engine }), always)
  t.same(seeds.slice(0, 2), seeds.slice(2), 'the same request thinks with the same seeds')
})

t.test('a thought that does not fit leaves the first reading, mode A', async t => {
  const engine = toyEngine(byBrackets, { think: async () => tooLong(9000, 4096) })
  const outcome = await decide(asked, deciding({ engine }), always)
  t.equal('result' in outcome && outcome.result.decided.get('red')?.mode, 'A')
})

t.test(
  'the images of a request go with its state, to a first reading and to a thought',
  async t => {
    const seen: unknown[] = []
    const engine = toyEngine(byBrackets, {
      async think({ images }) {
        seen.push(images)
        return { result: { text: ' It is red.', outputTokens: 4 } }
      },
    })
    const images = ['data:image/png;base64,iVBORw0KGgo=']
    await decide({ ...asked, images }, deciding({ engine }), always)
    t.same(new Set(engine.asked.map(each => JSON.stringify(each.images))).size, 1)
    t.same([engine.asked[0]?.images, seen[0]], [images, images])
    await decide(asked, deciding({ engine }), once)
    t.notOk('images' in (engine.asked.at(-1) ?? {}), 'and none where there are none')
  },
)

t.test('what the engine fails with is the failure of the whole request', async t => {
  const failure = { kind: 'lost', says: 'The device is gone.' } as const
  const engine = toyEngine(byBrackets, { read: async () => ({ failure }) })
  t.same(await decide(asked, deciding({ engine }), once), { failure })
})

t.test('a question with more options than can be told apart is refused by its name', async t => {
  const criteria = Object.fromEntries(Array.from({ length: 677 }, (_, index) => [`o${index}`, '']))
  const many: Asked = {
    ...asked,
    questions: { big: { type: 'choice', instructions: '', criteria } },
  }
  t.same(capacityRefusalOf(many, labelReadout(letters)), {
    kind: 'over-capacity',
    detail: 'the question "big": at most 676 options can be told apart, got 677',
  })
  t.equal(capacityRefusalOf(asked, option), null)
})
