import OpenAI from 'openai'
import t from 'tap'
import { exchangesOf, failureOf, serve, state, token } from './questions.ts'

// openai 7 asks for Node 22; what is used of it here runs on 20.19 as well.

const asked: OpenAI.DecisionCreateParams = {
  model: 'gpt-6-luna',
  input: state,
  questions: [
    { type: 'predicate', name: 'red', instructions: 'Is the build red?' },
    {
      type: 'choice',
      name: 'team',
      instructions: 'Which team looks at it?',
      choices: [{ value: 'parser', description: 'Parsers.' }, { value: '7' }, { value: true }],
    },
    {
      type: 'score',
      instructions: 'How bad is it?',
      levels: [{ label: 'fine' }, { label: 'bad', description: 'Some fail.' }],
    },
    { type: 'predicate', name: 'sky', instructions: 'An unknowable thing: is the sky blue?' },
  ],
}

const clientAt = (url: string) =>
  new OpenAI({ baseURL: `${url}/v1`, apiKey: token, maxRetries: 0, logLevel: 'off' })

for (const dialect of ['openai', 'decisions']) {
  t.test(
    `openai gets an answer of every type, and a refusal, from the ${dialect} face`,
    async t => {
      const fake = await serve(t, dialect)
      const { model, answers, usage } = await clientAt(fake.url).decisions.create(asked)
      t.equal(model, 'gpt-6-luna')
      const [red, team, bad, sky] = answers
      t.match(red, { type: 'predicate', name: 'red', probability: Number }, exchangesOf(fake))
      t.match(team, { type: 'choice', name: 'team', confidence: Number })
      t.match(bad, { type: 'score', name: null, score: Number, confidence: Number })
      t.same(sky, { type: 'refusal', name: 'sky' })
      t.match(usage, { input_tokens: Number, total_tokens: Number })
    },
  )
}

t.test('openai gets typed options back, in their order, the picked one the likeliest', async t => {
  const fake = await serve(t, 'openai')
  const { answers } = await clientAt(fake.url).decisions.create(asked)
  const team = answers.find(each => each.type === 'choice')
  const probabilities = team?.probabilities ?? []
  t.same(
    probabilities.map(({ value }) => value),
    ['parser', '7', true],
    exchangesOf(fake),
  )
  const [likeliest] = probabilities.toSorted((one, other) => other.probability - one.probability)
  t.equal(team?.choice, likeliest?.value)
})

t.test('openai lists the models of the openai face', async t => {
  const fake = await serve(t, 'openai')
  const { data } = await clientAt(fake.url).models.list()
  t.same(
    data.map(({ id }) => id),
    ['gpt-6-luna'],
  )
})

t.test('openai reads a refusal with the place that is wrong', async t => {
  const fake = await serve(t, 'openai')
  const refused = clientAt(fake.url).decisions.create({
    ...asked,
    questions: [{ type: 'choice', instructions: 'i', choices: [{ value: 'a' }] }],
  })
  t.match(await failureOf(refused), { status: 400, param: 'questions[0].choices' })
})

t.test('openai is told of a wrong token with 401', async t => {
  const fake = await serve(t, 'openai')
  const client = new OpenAI({ baseURL: `${fake.url}/v1`, apiKey: 'another', maxRetries: 0 })
  const refused = await failureOf(client.decisions.create(asked))
  t.match(refused, { status: 401, code: 'invalid_api_key' })
})

t.test('openai gets embeddings of the default face', async t => {
  const fake = await serve(t, 'chalk-1')
  const { data } = await clientAt(fake.url).embeddings.create({
    input: ['one text', 'another'],
    model: 'BAAI/bge-small-en-v1.5',
    encoding_format: 'float',
  })
  t.same(
    data.map(({ embedding }) => embedding.length),
    [384, 384],
  )
})
