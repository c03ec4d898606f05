// Hostile within the rules: every reply is legal, and none is like the one a client was written against.
//
//   npm run build && node dist/examples/scripts/hostile.js
//
// From a shell: npx decider-kit fake --hostile
//
// Prints:
//   shuffled: the keys of a response came in 2 orders
//   left-out: {}
//   threshold: 0.1005 0.10051 0.5 0.89949 0.8995
//   extras: fields the page does not know
//   all of it: 10 replies, each of them 200

import { createFake } from 'decider-kit/fake'

const body = JSON.stringify({
  state: 'The build is red.',
  questions: { stuck: { type: 'noul', instructions: 'Is the agent stuck?' } },
})

/** Gives the text of `count` replies of a fake with these traits. */
async function replies(hostile: true | readonly string[], count: number): Promise<string[]> {
  const fake = await createFake({ hostile })
  const texts: string[] = []
  for (let request = 1; request <= count; request += 1) {
    const response = await fetch(`${fake.url}/v1/systemone`, { method: 'POST', body })
    if (response.status !== 200) throw new Error(`got ${response.status}`)
    texts.push(await response.text())
  }
  await fake.stop()
  return texts
}

const answersOf = (text: string) => Object(JSON.parse(text)).answers
const distinct = (values: readonly unknown[]) => [...new Set(values.map(String))].sort()

const shuffled = await replies(['shuffled'], 40)
const orders = distinct(shuffled.map(text => Object.keys(JSON.parse(text))))
console.log(`shuffled: the keys of a response came in ${orders.length} orders`)

const [leftOut = ''] = await replies(['left-out'], 1)
console.log(`left-out: ${JSON.stringify(answersOf(leftOut))}`)

const atThreshold = await replies(['threshold'], 40)
const nouls = distinct(atThreshold.map(text => answersOf(text).stuck.noul))
console.log(`threshold: ${nouls.join(' ')}`)

const [extra = ''] = await replies(['extras'], 1)
const known = ['protocol', 'model', 'answers', 'usage', 'latency_ms']
const unknown = Object.keys(JSON.parse(extra)).filter(name => !known.includes(name))
console.log(`extras: ${unknown.length > 0 ? 'fields the page does not know' : 'none'}`)

// The trait `slow` waits 1,500 ms on a tenth of the requests; a client's time-out has to allow that.
const all = await replies(true, 10)
console.log(`all of it: ${all.length} replies, each of them 200`)
