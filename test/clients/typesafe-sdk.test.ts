import { APIError, choice, noul, score, TypeSafeClient } from '@typesafe-ai/sdk'
import t from 'tap'
import { exchangesOf, failureOf, serve, state, token } from './questions.ts'

const questions = {
  red: noul('Is the build red?'),
  team: choice('Which team looks at it?', {
    parser: 'Parsers.',
    wire: 'Network.',
    none: 'Nobody.',
  }),
  bad: score('How bad is it?', ['fine', 'bad', 'worse']),
}

type Options = { readonly baseURL: string; readonly apiKey?: string }

const clientOf = ({ baseURL, apiKey = token }: Options) =>
  new TypeSafeClient({ baseURL, apiKey, logLevel: 'off', retry: { maxRetries: 0 } })

t.test('@typesafe-ai/sdk gets an answer of every type from the typesafe face', async t => {
  const fake = await serve(t, 'typesafe')
  const { model, answers, usage } = await clientOf({ baseURL: fake.url }).systemOne({
    state,
    questions,
  })
  const { red, team, bad } = answers
  t.equal(model, 'jev-1.13.0')
  t.ok(red.noul >= 0 && red.noul <= 1, exchangesOf(fake))
  t.equal(team.probabilities[team.choice], Math.max(...Object.values(team.probabilities)))
  t.ok(Math.abs(bad.score - (bad.probabilities[1] + 2 * bad.probabilities[2])) < 0.006)
  t.same(bad.legend, { 0: 'fine', 1: 'bad', 2: 'worse' })
  t.ok(Number.isInteger(usage.input_tokens) && Number.isInteger(usage.output_tokens))
})

t.test('@typesafe-ai/sdk lists the models of the typesafe face', async t => {
  const fake = await serve(t, 'typesafe')
  const models = await clientOf({ baseURL: fake.url }).models.list()
  t.same(
    models.map(({ name }) => name),
    ['jev-latest', 'jev-1.13.0'],
  )
})

t.test('@typesafe-ai/sdk reads a refusal of the typesafe face, with its request id', async t => {
  const fake = await serve(t, 'typesafe')
  const call = clientOf({ baseURL: fake.url }).systemOne({ state, questions, model: 'jev-0' })
  const refused = await failureOf(call)
  t.type(refused, APIError, exchangesOf(fake))
  t.match(refused, { status: 400, requestId: /^req_[0-9a-f]{16}$/, message: /jev-0/ })
})

t.test('@typesafe-ai/sdk is told of a wrong token with 401', async t => {
  const fake = await serve(t, 'typesafe')
  const refused = clientOf({ baseURL: fake.url, apiKey: 'another' }).systemOne({ state, questions })
  t.match(await failureOf(refused), { status: 401 })
})

for (const dialect of ['chalk-1', 'strands', 'wald']) {
  t.test(`@typesafe-ai/sdk gets an answer of every type from the ${dialect} face`, async t => {
    const fake = await serve(t, dialect)
    const { answers } = await clientOf({ baseURL: fake.url }).systemOne({ state, questions })
    const { red, team, bad } = answers
    t.match([red.noul, team.choice, bad.score], [Number, String, Number], exchangesOf(fake))
  })
}
