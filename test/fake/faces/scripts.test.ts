import t, { type Test } from 'tap'
import { createFake, type FakeOptions } from '../../../fake/index.ts'
import { dialectOf, dialects } from '../../../spec/dialects.ts'
import { asked, received } from '../../spec/dialects/asking.ts'

type ScriptedAnswer = number | string | Readonly<Record<string, unknown>>

/** Asks a fake of `dialect` whose script has `answer` for `key`, and gives the body that came back. */
async function asking(t: Test, id: string, key: string, answer: ScriptedAnswer) {
  const dialect = dialectOf(id)
  if (dialect === undefined) throw new Error(`there is no dialect ${id}`)
  const script: FakeOptions['script'] = JSON.parse(JSON.stringify({ answers: { [key]: answer } }))
  const fake = await createFake({ dialect: id, ...(script !== undefined && { script }) })
  t.teardown(() => fake.stop())
  const decides = dialect.routes.find(({ endpoint }) => endpoint === 'decisions')
  const response = await fetch(`${fake.url}${decides?.path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer any' },
    body: JSON.stringify(dialect.ask(asked)),
  })
  return { dialect, body: Object(await response.json()) }
}

/** Gives the same answer in nouns. */
async function answerOf(t: Test, id: string, key: string, answer: ScriptedAnswer) {
  const { dialect, body } = await asking(t, id, key, answer)
  return dialect.answers(body, received(dialect))[key]
}

t.test('a probability in a script is written where each dialect has it', async t => {
  for (const { id } of dialects) {
    const answer = await answerOf(t, id, 'red', 0.8995)
    t.match(answer, { type: 'noul', noul: 0.8995 }, id)
  }
})

t.test('an option in a script is picked whatever the dialect', async t => {
  for (const { id } of dialects) t.match(await answerOf(t, id, 'team', 'ui'), { choice: 'ui' }, id)
})

t.test(
  'a confidence follows from the probabilities of a script by the formula of the dialect',
  async t => {
    const probabilities = { ui: 0.2, db: 0.8 }
    const expected = { 'chalk-1': 0.8, wald: 0.8, strands: 0.6, typesafe: 0.6, openai: 0.6 }
    for (const [id, confidence] of Object.entries(expected)) {
      const answer = await answerOf(t, id, 'team', { choice: 'db', probabilities })
      t.match(answer, { confidence, probabilities }, id)
    }
  },
)

t.test(
  'probabilities follow from the confidence of a script by the formula of the dialect',
  async t => {
    const expected = { 'chalk-1': 0.6, wald: 0.6, strands: 0.8, typesafe: 0.8, openai: 0.8 }
    for (const [id, ui] of Object.entries(expected)) {
      const answer = Object(await answerOf(t, id, 'team', { choice: 'ui', confidence: 0.6 }))
      t.equal(answer.confidence, 0.6, id)
      t.ok(Math.abs(answer.probabilities.ui - ui) < 1e-9, `${id}: ${answer.probabilities.ui}`)
    }
  },
)

t.test('a key that a script leaves out has no answer in any dialect', async t => {
  for (const { id } of dialects) t.equal(await answerOf(t, id, 'red', 'omit'), undefined, id)
})

t.test('what a script answers exactly goes out as it stands', async t => {
  const odd = { type: 'noul', noul: 7, extra: null }
  for (const id of ['strands', 'typesafe', 'openrouter', 'decisions']) {
    t.strictSame(await answerOf(t, id, 'red', { exactly: odd }), odd, id)
  }
  const { body } = await asking(t, 'openai', 'red', { exactly: odd })
  t.strictSame(body.answers[0], odd)
  t.strictSame((await asking(t, 'wald', 'red', { exactly: odd })).body.answers.red, odd)
})
