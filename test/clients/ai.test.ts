import { createTypeSafeAi } from '@ai-sdk/typesafe-ai'
import { type Experimental_DecisionModel as DecisionModel, experimental_decide as decide } from 'ai'
import t from 'tap'
import { exchangesOf, serve, state, token } from './questions.ts'

// ai 7 asks for Node 22; what is used of it here runs on 20.19 as well.

const questions = {
  red: { type: 'boolean', instructions: 'Is the build red?' },
  team: {
    type: 'choice',
    instructions: 'Which team looks at it?',
    criteria: { parser: 'Parsers.', wire: 'Network.', none: 'Nobody.' },
  },
  bad: { type: 'score', instructions: 'How bad is it?', criteria: ['fine', 'bad', 'worse'] },
} as const

// The provider was compiled against the name this interface had before; ai takes it at run time.
const isModel = (model: object): model is Exclude<DecisionModel, string> =>
  'supportedQuestionTypes' in model

function modelAt(url: string) {
  const provider = createTypeSafeAi({ baseURL: `${url}/v1`, apiKey: token })
  const model: object = provider.evaluationModel('jev-latest')
  if (!isModel(model)) throw new TypeError('the provider has another kind of model')
  return model
}

for (const dialect of ['typesafe', 'strands']) {
  t.test(`ai takes every answer of the ${dialect} face as valid`, async t => {
    const fake = await serve(t, dialect)
    const { answers } = await decide({ model: modelAt(fake.url), state, questions, maxRetries: 0 })
    const { red, team, bad } = answers
    t.ok(red.probability >= 0 && red.probability <= 1, exchangesOf(fake))
    t.ok(['parser', 'wire', 'none'].includes(team.choice))
    t.same(Object.keys(team.probabilities ?? {}), ['parser', 'wire', 'none'])
    t.ok(bad.score >= 0 && bad.score <= 2)
  })
}

t.test('ai takes the answers to many questions at once, whatever was drawn', async t => {
  const fake = await serve(t, 'typesafe')
  const names = Array.from({ length: 30 }, (_, index) => `level_${index}`)
  const many = Object.fromEntries(
    names.map(name => [name, { ...questions.bad, instructions: `How bad is ${name}?` }]),
  )
  const { answers } = await decide({ model: modelAt(fake.url), state, questions: many })
  t.same(Object.keys(answers), names, exchangesOf(fake))
})

t.test('ai sends even a text as a list of parts, which the typesafe face reads', async t => {
  const fake = await serve(t, 'typesafe')
  await decide({ model: modelAt(fake.url), state, questions, maxRetries: 0 })
  const [entry] = fake.journal.entries()
  const { state: sent } = JSON.parse(String(entry?.request.body))
  t.same(sent, [{ type: 'text', text: state }])
})
