import { respondHonestly } from './honest.ts'
import { createJournal, type WritableJournal } from './journal.ts'
import { misuseOf } from './misuse.ts'
import type { Fake, FakeOptions } from './options.ts'
import { redactionOf } from './redaction.ts'
import type { FakeReply, FakeRequest } from './reply.ts'
import { respond } from './respond.ts'
import { wireServer } from './server.ts'

/** Starts a fake decider and gives its URL once it answers; rejects with a sentence when it cannot listen or an option is none. */
export async function createFake(options: FakeOptions = {}): Promise<Fake> {
  const misuse = misuseOf(options)
  if (misuse !== null) throw new TypeError(misuse)
  const { port = 0, host = '127.0.0.1', token, mutant } = options
  const { limit = 1000, bytes = 65_536, each } = options.journal ?? {}
  const redaction = redactionOf(token === undefined ? [] : [token])
  const journal = createJournal({ limit, bytes, redaction, ...(each && { each }) })
  const thrown: unknown[] = []
  const app = wireServer(answerAndNote(options, journal, thrown))
  mutant?.server?.(app.server)
  const url = await app.listen({ port, host }).catch(error => {
    throw cannotListen(host, port, error)
  })
  let stopped: Promise<void> | undefined
  const close = async () => {
    await app.close()
    if (thrown.length === 0) return
    throw new AggregateError(thrown, `mutant ${mutant?.id} threw: ${thrown[0]}`)
  }
  return {
    url,
    port: Number(new URL(url).port),
    journal,
    stop: () => {
      stopped ??= close()
      return stopped
    },
  }
}

/** Makes the function that answers each request and notes the exchange; null, and an error in `thrown`, where a mutant threw. */
function answerAndNote(options: FakeOptions, journal: WritableJournal, thrown: unknown[]) {
  const { mutant, honest, now } = options
  const mutantId = mutant?.id ?? null
  let occasion = 0
  const conforming = (request: FakeRequest): FakeReply => {
    if (honest === undefined) return respond(request, options)
    occasion += 1
    return respondHonestly(request, options, honest, occasion)
  }
  return (request: FakeRequest): FakeReply | null => {
    const at = now?.() ?? null
    let reply: FakeReply | null = null
    let error: string | null = null
    try {
      reply = mutant?.reply?.(request, conforming) ?? conforming(request)
    } catch (cause) {
      thrown.push(cause)
      error = String(cause)
    }
    const found = { session: 'default', number: 0, connection: 0, keys: [], step: null }
    const scripted = { nearest: null, faults: [], seed: null }
    journal.open({ ...found, ...scripted, at, request, reply, mutant: mutantId, error })(null)
    return reply
  }
}

function cannotListen(host: string, port: number, cause: NodeJS.ErrnoException): Error {
  const why: Readonly<Record<string, string>> = {
    EADDRINUSE: 'the port is in use. Choose another, or 0 for any free one.',
    EACCES: 'the port is not allowed to this user. Choose one above 1023, or 0 for any free one.',
    EADDRNOTAVAIL: 'this machine has no such address. Use 127.0.0.1.',
  }
  const reason = why[cause.code ?? ''] ?? cause.message
  return new Error(`could not listen on ${host}:${port}: ${reason}`, { cause })
}
