// Known truth: the fake answers each case with its exact posterior, and dials bend it.
//
//   npm run build && node dist/examples/scripts/truth.js
//
// From a shell: npx decider-kit fake --truth examples/truth/worked.jsonl --dial gain=2
//
// Prints:
//   the truth        0.75
//   gain 2           0.9
//   bias -1          0.5246
//   to the quarter   0.75
//   base rate        0.5

import { createFake } from 'decider-kit/fake'

const instructions = 'Is the seventh test flaky?'
// A cases file holds one of these a line; the second is there for the base rate.
const cases = [
  { state: 'Six of ten were.', question: { type: 'noul', instructions }, posterior: 0.75 },
  { state: 'None of ten was.', question: { type: 'noul', instructions }, posterior: 0.25 },
] as const

async function ask(dials: object): Promise<number> {
  const fake = await createFake({ truth: { cases, dials } })
  const questions = { flaky: { type: 'noul', instructions } }
  const body = JSON.stringify({ state: 'Six of ten were.', questions })
  const response = await fetch(`${fake.url}/v1/systemone`, { method: 'POST', body })
  const { answers } = Object(await response.json())
  await fake.stop()
  return answers.flaky.noul
}

const say = (name: string, noul: number) =>
  console.log(`${name.padEnd(16)} ${Number(noul.toFixed(4))}`)

say('the truth', await ask({}))
say('gain 2', await ask({ gain: 2 }))
say('bias -1', await ask({ bias: -1 }))
say('to the quarter', await ask({ coarseness: 4 }))
say('base rate', await ask({ baseRate: 'type' }))
