import { respondHonestly } from './honest.ts'
import { createJournal } from './journal.ts'
import type { Fake, FakeOptions } from './options.ts'
import type { FakeReply, FakeRequest } from './reply.ts'
import { respond } from './respond.ts'
import { wireServer } from './server.ts'

/** Starts a fake decider and gives its URL once it answers; rejects with a sentence when it cannot listen. */
export async function createFake(options: FakeOptions = {}): Promise<Fake> {
  const { port = 0, host = '127.0.0.1', token, mutant, honest, now } = options
  const journal = createJournal(options.journal?.limit ?? 1000, token, options.journal?.each)
  const thrown: unknown[] = []
  let occasion = 0
  const conforming = (request: FakeRequest): FakeReply => {
    if (honest === undefined) return respond(request, options)
    occasion += 1
    return respondHonestly(request, options, honest, occasion)
  }
  const answer = (request: FakeRequest): FakeReply | null => {
    const kept = { at: now?.() ?? null, request, mutant: mutant?.id ?? null }
    try {
      const reply = mutant?.reply?.(request, conforming) ?? conforming(request)
      journal.add({ ...kept, reply, error: null })
      return reply
    } catch (error) {
      thrown.push(error)
      journal.add({ ...kept, reply: null, error: String(error) })
      return null
    }
  }
  const app = wireServer(answer)
  mutant?.server?.(app.server)
  const url = await app.listen({ port, host }).catch(error => {
    throw cannotListen(host, port, error)
  })
  let stopped: Promise<void> | undefined
  const close = async () => {
    await app.close()
    if (thrown.length > 0)
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

function cannotListen(host: string, port: number, cause: NodeJS.ErrnoException): Error {
  const why: Readonly<Record<string, string>> = {
    EADDRINUSE: 'the port is in use. Choose another, or 0 for any free one.',
    EACCES: 'the port is not allowed to this user. Choose one above 1023, or 0 for any free one.',
    EADDRNOTAVAIL: 'this machine has no such address. Use 127.0.0.1.',
  }
  const reason = why[cause.code ?? ''] ?? cause.message
  return new Error(`could not listen on ${host}:${port}: ${reason}`, { cause })
}
