import { platform } from 'node:os'
import { generatorOf } from '../fake/distribution.ts'
import { type ConnectionUse, defaultsOf, type Fault, isBeforeRequest } from '../fake/fault.ts'
import { faults } from '../fake/faults/index.ts'
import { createFront } from '../fake/front.ts'
import { jsonReply } from '../fake/json-reply.ts'
import { listen } from '../fake/listen.ts'
import type { FakeRequest } from '../fake/reply.ts'
import { wireServer } from '../fake/server.ts'
import { clients, LIMIT_MS, versions } from './fault-clients.ts'

const REPLY = jsonReply(200, {
  model: 'fake-decider',
  answers: { red: { type: 'noul', noul: 0.75 } },
})

const AT_ONCE = 4

/** Has every connection met by a fault that meets connections. */
const metBy = (fault: Fault) => (): ConnectionUse | null =>
  isBeforeRequest(fault) ? { fault, values: defaultsOf(fault) } : null

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
        meet: metBy(fault),
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
process.stdout.write(
  `With a limit of ${LIMIT_MS / 1000} s, on ${platform()}: ${await versions()}.\n\n`,
)
process.stdout.write(`${row(['fault', ...names])}\n${row(['---', ...names.map(() => '---')])}\n`)
// Nearly all of the time is spent waiting for silence, so that several wait at once.
for (let first = 0; first < faults.length; first += AT_ONCE) {
  const some = faults.slice(first, first + AT_ONCE)
  const reports = await Promise.all(some.map(measure))
  for (const [index, { id }] of some.entries()) {
    const cells = reports[index]?.map(readable) ?? []
    process.stdout.write(`${row([`\`${id}\``, ...cells])}\n`)
  }
}
