import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectSecurely } from 'node:tls'
import t, { type Test } from 'tap'
import { defaultsOf, type Fault, isBeforeRequest } from '../../../fake/fault.ts'
import { faults } from '../../../fake/faults/index.ts'
import type { FakeOptions, JournalEntry } from '../../../fake/index.ts'
import { start } from '../control/starting.ts'
import { post } from '../socket.ts'

const QUESTION = { type: 'noul', instructions: 'Is it?' }
const REQUEST = post(JSON.stringify({ state: 'x', questions: { q: QUESTION } }))

/** Makes a script in which every request, or the first connection, meets the fault, without its waits. */
function scriptOf(fault: Fault) {
  const { ms, ...values } = { ...defaultsOf(fault) }
  const isBare = ms === undefined && Object.keys(values).length === 0
  const use = isBare ? fault.id : { [fault.id]: { ...values, ...(ms !== undefined && { ms: 1 }) } }
  return {
    steps: [{ fault: use, ...(isBeforeRequest(fault) && { when: { connection: 1 } }) }],
  }
}

/** Gives the exchange once it has ended. */
function ended() {
  let resolve: (entry: JournalEntry) => void = () => {}
  const entry = new Promise<JournalEntry>(settle => {
    resolve = settle
  })
  return { entry, each: (entry: JournalEntry) => resolve(entry) }
}

/** Asks once on a bare socket and gives all that came until `total` bytes did, or the connection ended. */
function receive(open: () => ReturnType<typeof connect>) {
  const socket = open()
  const chunks: Buffer[] = []
  let hear = () => {}
  let end = 'open'
  const settle = (how: string) => {
    if (end === 'open') end = how
    hear()
  }
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    hear()
  })
  socket.on('end', () => settle('FIN'))
  socket.on('error', (error: NodeJS.ErrnoException) => settle(error.code ?? 'error'))
  socket.write(REQUEST)
  const bytes = () => Buffer.concat(chunks)
  const until = (isEnough: () => boolean) =>
    new Promise<void>(resolve => {
      hear = () => {
        if (isEnough()) resolve()
      }
      hear()
    })
  return { socket, bytes, until, end: () => end }
}

// A Unix socket knows no RST.
const ends: Readonly<Record<string, readonly string[]>> = {
  ...{ next: ['open'], hang: ['open'], close: ['FIN'], 'half-close': ['FIN'] },
  reset: ['ECONNRESET'],
}

async function meet(t: Test, fault: Fault, options: FakeOptions) {
  const { entry, each } = ended()
  const fake = await start(t, {
    ...options,
    ...{ script: scriptOf(fault), journal: { bytes: 33_554_432, each } },
  })
  const where = { port: fake.port, host: options.host ?? '127.0.0.1', allowHalfOpen: true }
  const client = receive(() =>
    options.tls === undefined
      ? connect(options.unix === undefined ? where : { path: options.unix, allowHalfOpen: true })
      : connectSecurely({ ...where, rejectUnauthorized: false }),
  )
  t.teardown(() => client.socket.destroy())
  return { fake, entry, client }
}

/** Waits until the journal has all of it, and until the client has what the journal says. */
async function compare(t: Test, fault: Fault, options: FakeOptions) {
  const { fake, entry, client } = await meet(t, fault, options)
  if (fault.id.startsWith('keep-alive')) {
    await client.until(() => client.bytes().includes('\r\n\r\n'))
    client.socket.write(REQUEST)
  }
  const { sent, reply, faults: noted } = await entry
  const [{ id } = { id: '' }] = noted
  t.equal(id, fault.id)
  if (sent === null) throw new Error(`${fault.id} has not ended`)
  const want = sent.whole ? (reply?.body ?? Buffer.alloc(0)) : sent.bytes
  const isWhole = () => client.end() !== 'open' || client.bytes().length >= want.length
  const isEnded = () => client.end() !== 'open'
  await client.until(ends[sent.ended]?.includes('open') ? isWhole : isEnded)
  if (sent.whole) await client.until(() => client.bytes().includes(want))
  else t.same([client.bytes().equals(want), client.bytes().length], [true, sent.total])
  if (options.unix === undefined) t.ok(ends[sent.ended]?.includes(client.end()), client.end())
  t.equal(fake.journal.total, 1)
}

const folder = mkdtempSync(join(tmpdir(), 'fake-'))
t.teardown(() => rmSync(folder, { recursive: true }))

const places: Readonly<Record<string, FakeOptions>> = {
  TCP: {},
  TLS: { tls: true },
  'a Unix socket': { unix: join(folder, 'fake.sock') },
}

for (const [place, options] of Object.entries(places)) {
  t.test(`over ${place} the journal holds the bytes a client received`, async t => {
    for (const fault of faults) {
      // Nothing listens, so that nothing is received.
      if (fault.at === 'listening') continue
      await t.test(`under ${fault.id}`, async t => compare(t, fault, options))
    }
  })
}
