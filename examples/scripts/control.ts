// A client's test: what the fake did and saw, through its methods; and how a test fails.
//
//   npm run build && node dist/examples/scripts/control.js
//
// Prints:
//   503 then {"stuck":{"type":"noul","noul":0.96}}
//   As expected: 2 requests.
//   Not as expected, after 1 request:
//   - expected 2 requests with path /v1/systemone, got 1.
//   - step 1 "overloaded once" was never used.
//   - request 1 of session default, POST /v1/systemone, matched no step; nearest: step 1 "overloaded once": question: expected the key stuck, got hungry
//   the request that was awaited asked hungry

import { createFake } from 'decider-kit/fake'

const script = {
  answers: { stuck: 0.96 },
  steps: [
    { name: 'overloaded once', when: { question: 'stuck' }, times: 1, status: 503 },
    { name: 'then answered', when: { question: 'stuck' } },
  ],
}
const fake = await createFake({ script })

/** Stands for the client that is tested. */
async function ask(key: string): Promise<Response> {
  const questions = { [key]: { type: 'noul', instructions: `Is it ${key}?` } }
  const body = JSON.stringify({ protocol: 1, state: 'The build is red.', questions })
  const headers = { 'content-type': 'application/json' }
  return fetch(`${fake.url}/v1/systemone`, { method: 'POST', headers, body })
}

const first = await ask('stuck')
const second = await ask('stuck')
const { answers } = Object(await second.json())
console.log(`${first.status} then ${JSON.stringify(answers)}`)
console.log(fake.verify({ order: ['overloaded once', 'then answered'] }).text)

// The same script again, every step unused and the journal empty.
await fake.load({ ...script, steps: script.steps.slice(0, 1) })
fake.reset()
const awaited = fake.waitFor({ requests: 1, path: '/v1/*' }, { timeoutMs: 5000 })
await ask('hungry')
// In a test-suite this is one line: assert.ok(verification.ok, verification.text)
const verification = fake.verify({ counts: [{ path: '/v1/systemone', times: 2 }] })
console.log(verification.text)
const [entry] = await awaited
console.log(`the request that was awaited asked ${entry?.keys.join(', ')}`)
await fake.stop()
