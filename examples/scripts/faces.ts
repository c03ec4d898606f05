// Faces: the fake speaks the wire form of each public decider, and one script answers under them all.
//
//   npm run build && node dist/examples/scripts/faces.js
//
// Prints:
//   chalk-1 200 {"type":"noul","noul":0.96}
//     refuses with 400 {detail: string}
//   strands 200 {"type":"noul","noul":0.96}
//     refuses with 422 {detail: [{loc: [string, number], msg: string, type: string}]}
//   wald 200 {"type":"noul","mode":"A",...,"noul":0.96,"confidence":0.96}
//     refuses with 400 {error: string}
//   typesafe 200 {"type":"noul","noul":0.96}
//     refuses with 422 {detail: [{loc: [string, number], msg: string, type: string}]}
//   openrouter 200 {"type":"noul","noul":0.96}
//     refuses with 400 {error: {code: number, message: string}}
//   openai 200 {"type":"predicate","name":"stuck","probability":0.96}
//     refuses with 400 {error: {message: string, type: string, param: null, code: null}}
//   decisions 200 {"type":"noul","noul":0.96}
//     refuses with 400 {error: {message: string, type: string, param: null, code: string}}

import { createFake } from 'decider-kit/fake'

const state = 'The build is red.'
const instructions = 'Is the agent stuck?'
const systemOne = { state, questions: { stuck: { type: 'noul', instructions } } }

const faces = [
  { dialect: 'chalk-1', path: '/v1/systemone', body: { protocol: 1, ...systemOne } },
  { dialect: 'strands', path: '/v1/systemone', body: systemOne },
  { dialect: 'wald', path: '/v1/systemone', body: { effort: 'none', ...systemOne } },
  { dialect: 'typesafe', path: '/v1/systemone', body: { model: 'jev-latest', ...systemOne } },
  {
    dialect: 'openrouter',
    path: '/api/v1/systemone',
    body: { model: 'typesafe/jev', ...systemOne },
  },
  {
    dialect: 'openai',
    path: '/v1/decisions',
    body: {
      model: 'gpt-6-luna',
      input: state,
      questions: [{ type: 'predicate', name: 'stuck', instructions }],
    },
  },
  { dialect: 'decisions', path: '/v1/decisions', body: { model: 'decider', ...systemOne } },
]

/** Names the fields of a refusal, whose texts differ from one to the next. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shapeOf).join(', ')}]`
  if (value === null) return 'null'
  if (typeof value !== 'object') return typeof value
  const fields = Object.entries(value).map(([name, each]) => `${name}: ${shapeOf(each)}`)
  return `{${fields.join(', ')}}`
}

for (const { dialect, path, body } of faces) {
  const fake = await createFake({ dialect, script: { answers: { stuck: 0.96 } } })
  // The hosted ones want a token, any.
  const headers = { 'content-type': 'application/json', authorization: 'Bearer any' }
  const post = (text: string) =>
    fetch(`${fake.url}${path}`, { method: 'POST', headers, body: text })
  const response = await post(JSON.stringify(body))
  const { answers } = Object(await response.json())
  const [answer] = Array.isArray(answers) ? answers : [answers.stuck]
  const shown = JSON.stringify(answer).replace(/"probabilities":.*(?=,"noul")/, '...')
  console.log(`${dialect} ${response.status} ${shown}`)
  const refusal = await post('no JSON')
  console.log(`  refuses with ${refusal.status} ${shapeOf(await refusal.json())}`)
  await fake.stop()
}
