import { generatorOf } from '../fake/distribution.ts'
import { defaultsOf, type Fault, isBeforeRequest } from '../fake/fault.ts'
import { faults } from '../fake/faults/index.ts'
import { createFront, type Meeting } from '../fake/front.ts'
import { jsonReply } from '../fake/json-reply.ts'
import { listen } from '../fake/listen.ts'
import type { FakeRequest } from '../fake/reply.ts'
import { wireServer } from '../fake/server.ts'
import { clients } from './fault-clients.ts'

const REPLY = jsonReply(200, {
  model: 'fake-decider',
  answers: { red: { type: 'noul', noul: 0.75 } },
})

/** Has every connection met by a fault that meets connections. */
const meetingBy = (fault: Fault) => (): Meeting | null =>
  fault.at === 'connection' || fault.at === 'listening'
    ? { fault, values: defaultsOf(fault) }
    : null

/** Answers under a fault; what a redirect leads to is answered as it is. */
function answerUnder(fault: Fault) {
  const next = generatorOf('fault table')
  const values = defaultsOf(fault)
  return ({ query }: FakeRequest) => {
    if (query === 'redirected' || isBeforeRequest(fault)) return { reply: REPLY }
    if (fault.at === 'reply') return { reply: fault.edit(REPLY, values, next) }
    if (fault.at !== 'delivery') return { reply: REPLY }
    return { reply: REPLY, steps: wireOf(fault, values, next) }
  }
}

const wireOf =
  (
    fault: Extract<Fault, { at: 'delivery' }>,
    ...given: [ReturnType<typeof defaultsOf>, () => number]
  ) =>
  (wire: Parameters<typeof fault.deliver>[0]) =>
    fault.deliver(wire, ...given)

/** Measures what every client reports for a fault: one fake for each, all at once. */
async function measure(fault: Fault): Promise<string[]> {
  return Promise.all(
    Object.values(clients).map(async client => {
      const front = createFront({
        receive: socket => void app.server.emit('connection', socket),
        meet: meetingBy(fault),
      })
      const app = wireServer(answerUnder(fault))
      await app.ready()
      const listener = await listen({}, front.take)
      front.guard(listener)
      const report = await client(`${listener.url}/v1/systemone`)
      front.close()
      await listener.close()
      return report
    }),
  )
}

/** Keeps what a client quotes of the bytes it got from breaking the table. */
const readable = (cell: string): string => cell.replaceAll('|', '/').replace(/[^ -~]+/g, ' … ')

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const names = Object.keys(clients)
process.stdout.write(`${row(['fault', ...names])}\n${row(['---', ...names.map(() => '---')])}\n`)
for (const fault of faults) {
  const cells = (await measure(fault)).map(cell => readable(cell))
  process.stdout.write(`${row([`\`${fault.id}\``, ...cells])}\n`)
}
