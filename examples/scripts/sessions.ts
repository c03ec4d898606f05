// Sessions: parallel tests share one fake and never see each other's steps, counts and sequences.
//
//   npm run build && node dist/examples/scripts/sessions.js
//
// Prints:
//   one: 503 200
//   two: 503 200
//   three: 503
//   one: As expected: 2 requests.
//   three: Not as expected, after 1 request: step 1 "once bitten": item 2 of its sequence was never reached.
//   four: 503, for there are 3 sessions already

import { createFake } from 'decider-kit/fake'

const fake = await createFake({
  script: { steps: [{ name: 'once bitten', sequence: [{ status: 503 }, { status: 200 }] }] },
  // None is dropped to make room for another: reset({session}) ends one that is over.
  sessions: { limit: 3 },
})

const body = JSON.stringify({
  state: 'The build is red.',
  questions: { stuck: { type: 'noul', instructions: 'Is the agent stuck?' } },
})

/** Names the session by a header; a client that cannot send one takes `fake.url + '/@name'` for its URL. */
async function askAs(session: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-fake-session': session }
  return fetch(`${fake.url}/v1/systemone`, { method: 'POST', headers, body })
}

const askUnder = (prefix: string): Promise<Response> =>
  fetch(`${fake.url}/${prefix}/v1/systemone`, { method: 'POST', body })

async function both(name: string): Promise<string> {
  const first = await askAs(name)
  const second = await askUnder(`@${name}`)
  return `${name}: ${first.status} ${second.status}`
}

for (const line of await Promise.all([both('one'), both('two')])) console.log(line)
console.log(`three: ${(await askAs('three')).status}`)
for (const session of ['one', 'three']) {
  const { text } = fake.verify({ session })
  console.log(`${session}: ${text.replaceAll('\n- ', ' ')}`)
}
const turnedAway = await askAs('four')
const { detail } = Object(await turnedAway.json())
console.log(`four: ${turnedAway.status}, for ${detail.split(':')[0]}`)
await fake.stop()
