import { OpenRouter } from '@openrouter/sdk'
import type { DecisionsRequest } from '@openrouter/sdk/models'
import t from 'tap'
import { exchangesOf, failureOf, serve, state, token } from './questions.ts'

const decisionsRequest: DecisionsRequest = {
  model: 'jev-latest',
  state,
  questions: {
    red: { type: 'noul', instructions: 'Is the build red?' },
    team: {
      type: 'choice',
      instructions: 'Which team looks at it?',
      criteria: { parser: 'Parsers.', wire: 'Network.', none: 'Nobody.' },
    },
    bad: { type: 'score', instructions: 'How bad is it?', criteria: ['fine', 'bad', 'worse'] },
  },
}

// The alpha call goes to openrouter.ai whatever the client was made with, unless each call is told another host.
const clientAt = (url: string) =>
  new OpenRouter({
    apiKey: token,
    serverURL: `${url}/api/v1`,
    retryConfig: { strategy: 'none' },
  })

t.test('@openrouter/sdk gets an answer of every type by systemOne', async t => {
  const fake = await serve(t, 'openrouter')
  const response = await clientAt(fake.url).systemOne.create({ decisionsRequest })
  t.match(
    response,
    {
      model: 'jev-latest',
      id: /^gen-/,
      provider: 'Fake',
      usage: { inputTokens: Number, outputTokens: 3, cost: Number },
      answers: {
        red: { type: 'noul', noul: Number },
        team: { type: 'choice', choice: String, confidence: Number, probabilities: {} },
        bad: { type: 'score', score: Number, confidence: Number, legend: {}, probabilities: {} },
      },
    },
    exchangesOf(fake),
  )
})

t.test('@openrouter/sdk gets an answer of every type by alpha.decisions', async t => {
  const fake = await serve(t, 'openrouter')
  const response = await clientAt(fake.url).alpha.decisions.create(
    { decisionsRequest },
    { serverURL: fake.url },
  )
  const types = Object.values(response.answers).map(({ type }) => type)
  t.same(types, ['noul', 'choice', 'score'], exchangesOf(fake))
})

t.test('@openrouter/sdk reads a refusal as what its status says', async t => {
  const fake = await serve(t, 'openrouter')
  const refused = clientAt(fake.url).systemOne.create({
    decisionsRequest: { ...decisionsRequest, questions: {} },
  })
  t.match(await failureOf(refused), {
    name: 'BadRequestResponseError',
    statusCode: 400,
    message: /question/,
  })
})
