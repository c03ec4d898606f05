import { Client } from 'undici'
import { growthRequestOf } from '../../conformance/latency/states.ts'
import { ownValue } from '../../spec/json-object.ts'
import { atMost, type BenchLine } from '../line.ts'
import { serveReference } from './served.ts'

const CLIENTS = 64
const ROUNDS = 12
// What a process takes while it warms up is no leak.
const WARM = 4

/** What a client was told: its answers as they were written, and how many were told before it. */
type Reply = {
  readonly status: number
  readonly answers: string
  readonly retryAfter: number
  readonly place: number
}

/** Measures 64 clients at once: whether answers cross, come in order of arrival, and leave memory held. */
export async function crowdLines(): Promise<BenchLine[]> {
  const served = await serveReference()
  const clients = Array.from({ length: CLIENTS }, () => new Client(served.url))
  try {
    const alone: string[] = []
    for (const [index, client] of clients.entries()) {
      const reply = await ask(client, bodyOf(index), () => 0)
      if (!isAnswer(reply)) throw new Error(`alone a client was told ${reply.status}`)
      alone.push(reply.answers)
    }
    const rounds: { replies: readonly Reply[]; memory: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const replies = await askAll(clients, bodyOf)
      rounds.push({ replies, memory: served.memory() })
    }
    const crossed = rounds.map(({ replies }) => replies.filter(isUnlike(alone)).length)
    const memory = rounds.map(each => each.memory)
    const gained = Math.min(...memory.slice(-WARM)) - Math.min(...memory.slice(0, WARM))
    const crowded = await askAll(clients, longBodyOf)
    const answered = rounds.flatMap(({ replies }) => replies.filter(isAnswer)).length
    const name = `reference, ${CLIENTS} clients at once`
    return [
      none(`${name}, answers like another client's alone`, CLIENTS - new Set(alone).size),
      none(`${name}, ${answered} answers, unlike their own alone`, sum(crossed)),
      none(`${name}, neither in order nor refused`, sum(rounds.map(each => misled(each.replies)))),
      atMost(`${name}, memory gained in ${ROUNDS} rounds`, gained, 'MiB', 16),
      none(`${name}, more than fit, neither in order nor refused`, misled(crowded)),
    ]
  } finally {
    await Promise.all(clients.map(client => client.close()))
    await served.close()
  }
}

const none = (name: string, value: number): BenchLine => atMost(name, value, 'answers', 0)

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)

const isUnlike =
  (alone: readonly string[]) =>
  (reply: Reply, index: number): boolean =>
    isAnswer(reply) && reply.answers !== alone[index]

const isAnswer = ({ status }: Reply): boolean => status === 200

/** Counts the replies that came before one that was asked for sooner. */
const disorderOf = (replies: readonly Reply[]): number =>
  replies.filter(({ place }, index) => place < (replies[index - 1]?.place ?? -1)).length

/** Counts what was neither answered in order of arrival nor refused with the time to come back after. */
function misled(replies: readonly Reply[]): number {
  const answered = replies.filter(isAnswer)
  const refused = replies.filter(({ status, retryAfter }) => status === 503 && retryAfter >= 1)
  return disorderOf(answered) + replies.length - answered.length - refused.length
}

/** Asks about another state for each client, and enough that no two answers are alike in four digits. */
const bodyOf = (index: number): object => ({
  protocol: 1,
  state: `Loop ${index + 1}: ${index * 7 + 3} of 500 tests failed in build ${index * 13 + 5}.`,
  questions: {
    stuck: { type: 'noul', instructions: 'Do both loops fail for the same reason?' },
    most: { type: 'noul', instructions: 'Did most tests fail?' },
  },
})

const longBodyOf = (index: number): object =>
  growthRequestOf({ questions: 8, characters: 5000 }, 'bench crowd', index)

/** Asks with every client at once, each on its own connection, one after the other put on the wire. */
async function askAll(
  clients: readonly Client[],
  bodyFor: (index: number) => object,
): Promise<Reply[]> {
  let told = 0
  const replies: Promise<Reply>[] = []
  for (const [index, client] of clients.entries()) {
    replies.push(ask(client, bodyFor(index), () => told++))
    // Two that are on the wire at one time have no order.
    await new Promise(resolve => setTimeout(resolve, 2))
  }
  return await Promise.all(replies)
}

async function ask(client: Client, sent: object, placeOf: () => number): Promise<Reply> {
  const { statusCode, headers, body } = await client.request({
    ...{ method: 'POST', path: '/v1/systemone', body: JSON.stringify(sent) },
    headers: { 'content-type': 'application/json' },
  })
  const text = await body.text()
  return {
    status: statusCode,
    answers: JSON.stringify(ownValue(JSON.parse(text), 'answers')) ?? text,
    retryAfter: Number(headers['retry-after'] ?? 0),
    place: placeOf(),
  }
}
