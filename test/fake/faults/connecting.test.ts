import t from 'tap'
import type { ConnectionFault, ConnectionUse, ListeningFault } from '../../../fake/fault.ts'
import { bannerOnConnect } from '../../../fake/faults/banner-on-connect.ts'
import { closeOnConnect } from '../../../fake/faults/close-on-connect.ts'
import { neverRead } from '../../../fake/faults/never-read.ts'
import { refuse } from '../../../fake/faults/refuse.ts'
import { resetOnConnect } from '../../../fake/faults/reset-on-connect.ts'
import { isOver, open, promised, REPLY, REQUEST, start } from './wire.ts'

const answer = () => ({ reply: REPLY })
const isAnswered = ({ text }: { text: string }) => text.endsWith('0.75}}}')

/** Meets the connections with these numbers by a fault, the others as usual. */
const meeting =
  (fault: ConnectionFault | ListeningFault, numbers: readonly number[], ms = 0) =>
  (connection: number): ConnectionUse | null =>
    numbers.includes(connection) ? { fault, values: { ms } } : null

t.test('reset-on-connect is an ECONNRESET without a byte', async t => {
  const { port } = await start(t, answer, { meet: meeting(resetOnConnect, [1]) })
  t.same(await open(port).until(isOver), { text: '', ended: 'ECONNRESET' })
})

t.test('close-on-connect is a FIN without a byte', async t => {
  const { port } = await start(t, answer, { meet: meeting(closeOnConnect, [1]) })
  t.same(await open(port).until(isOver), { text: '', ended: 'FIN' })
})

t.test('banner-on-connect speaks before it is asked and stays', async t => {
  const { port } = await start(t, answer, { meet: meeting(bannerOnConnect, [1]) })
  const client = open(port)
  const seen = await client.until(({ text }) => text.endsWith('\n'))
  t.same(seen, { text: 'SSH-2.0-OpenSSH_9.2\r\n', ended: 'open' })
  client.socket.end()
  t.same((await client.until(isOver)).ended, 'FIN', 'until the client goes')
})

t.test('never-read lets the client fill the buffers between them, and no more', async t => {
  const { port } = await start(t, answer, { meet: meeting(neverRead, [1]) })
  const client = open(port)
  t.teardown(() => client.socket.destroy())
  const chunk = Buffer.alloc(1_048_576)
  const isTaken = () =>
    new Promise<boolean>(resolve => {
      client.socket.write(chunk, () => resolve(true))
      client.socket.setTimeout(100, () => resolve(false))
    })
  let taken = 0
  while (taken < 64 && (await isTaken())) taken += 1
  t.ok(taken < 64, `${taken} MiB were taken`)
  t.same(client.seen(), { text: '', ended: 'open' })
})

t.test('a connection that is met leaves those before and after it alone', async t => {
  const met: unknown[] = []
  const { promise, resolve } = promised<void>()
  const { port } = await start(t, answer, {
    meet: meeting(resetOnConnect, [2]),
    onMet: (connection, { fault }, sent) => {
      met.push([connection, fault.id, sent])
      resolve()
    },
  })
  const ask = () => {
    const client = open(port)
    t.teardown(() => client.socket.destroy())
    client.socket.write(REQUEST)
    return client.until(seen => isOver(seen) || isAnswered(seen))
  }
  t.equal((await ask()).ended, 'open')
  t.equal((await ask()).ended, 'ECONNRESET')
  t.equal((await ask()).ended, 'open')
  await promise
  const sent = { whole: false, bytes: Buffer.alloc(0), total: 0, ended: 'reset' }
  t.same(met, [[2, 'reset-on-connect', sent]])
})

const endOf = async (port: number) => {
  const client = open(port)
  client.socket.once('connect', () => client.socket.write(REQUEST))
  const seen = await client.until(seen => isOver(seen) || isAnswered(seen))
  client.socket.destroy()
  return seen.ended
}

t.test('refuse is a true ECONNREFUSED, of the first connection as well', async t => {
  const { port } = await start(t, answer, { meet: meeting(refuse, [1]) })
  t.equal(await endOf(port), 'ECONNREFUSED')
  t.equal(await endOf(port), 'ECONNREFUSED')
})

t.test('refuse leaves the connections before it alone', async t => {
  const { port } = await start(t, answer, { meet: meeting(refuse, [2]) })
  const client = open(port)
  t.teardown(() => client.socket.destroy())
  client.socket.write(REQUEST)
  await client.until(isAnswered)
  t.equal(await endOf(port), 'ECONNREFUSED')
  client.socket.write(REQUEST)
  await client.until(({ text }) => text.split('0.75').length === 3)
  t.equal(client.seen().ended, 'open')
})

t.test('refuse ends after its ms, and counts as one connection', async t => {
  const { promise: time, resolve: pass } = promised<void>()
  const waits: number[] = []
  const sleep = (ms: number) => {
    waits.push(ms)
    return time
  }
  const numbers: number[] = []
  const numbering = (_: unknown, connection: number) => {
    numbers.push(connection)
    return { reply: REPLY }
  }
  const { port } = await start(t, numbering, { meet: meeting(refuse, [1], 250), sleep })
  t.equal(await endOf(port), 'ECONNREFUSED')
  pass()
  await new Promise(setImmediate)
  t.equal(await endOf(port), 'open')
  t.same(waits, [250])
  t.same(numbers, [2])
})

t.test('refuse without ms ends when the script is replaced', async t => {
  let isRefused = true
  const { port, front } = await start(t, answer, {
    meet: () => (isRefused ? { fault: refuse, values: { ms: 0 } } : null),
  })
  t.equal(await endOf(port), 'ECONNREFUSED')
  isRefused = false
  front.refresh()
  await new Promise(setImmediate)
  t.equal(await endOf(port), 'open')
})
