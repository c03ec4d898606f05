// Faces: the fake speaks the wire form of each public decider, and one script answers under them all.
//
//   npm run build && node dist/examples/scripts/faces.js
//
// Prints:
//   chalk-1 200 {"type":"noul","noul":0.96}
//   strands 200 {"type":"noul","noul":0.96}
//   wald 200 {"type":"noul","mode":"A",...,"noul":0.96,"confidence":0.96}
//   typesafe 200 {"type":"noul","noul":0.96}
//   openrouter 200 {"type":"noul","noul":0.96}
//   openai 200 {"type":"predicate","name":"stuck","probability":0.96}
//   decisions 200 {"type":"noul","noul":0.96}

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

for (const { dialect, path, body } of faces) {
  const fake = await createFake({ dialect, script: { answers: { stuck: 0.96 } } })
  // The hosted ones want a token, any.
  const headers = { 'content-type': 'application/json', authorization: 'Bearer any' }
  const response = await fetch(`${fake.url}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const { answers } = Object(await response.json())
  const [answer] = Array.isArray(answers) ? answers : [answers.stuck]
  const shown = JSON.stringify(answer).replace(/"probabilities":.*(?=,"noul")/, '...')
  console.log(`${dialect} ${response.status} ${shown}`)
  await fake.stop()
}
