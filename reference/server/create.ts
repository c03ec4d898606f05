import { isLoopback } from '../../spec/loopback.ts'
import type { Engine, Outcome } from '../engines/engine.ts'
import { type Face, faceOf } from '../faces/face.ts'
import { Queue, type QueueClock } from '../queue.ts'
import { createDecisions } from './decisions.ts'
import { createEmbeddings } from './embeddings.ts'
import { listenAt } from './listening.ts'
import { openRequests } from './open-requests.ts'
import type { Limits, Ready, Reference, ReferenceOptions } from './options.ts'
import { prepare, tryOut } from './preparing.ts'
import { createReception, type Reception } from './reception.ts'
import { type Prepared, standingOf } from './standing.ts'
import { type Trouble, troubleBook } from './trouble.ts'
import { wireServer } from './wire.ts'

// What the request that tries an engine out would have as a body.
const TRIAL_BYTES = 100
const defaults: Limits = { mostWaitMs: 10_000, mostWaiting: 256, mostQuestions: 128 }

// What is broken off in the engine is answered at once; one that is not is waited for no longer.
const SETTLE_MS = 1000

const FINISH_MS = 10_000

/**
 * Starts a reference decider and gives its URL once it listens; its model is loaded meanwhile.
 *
 * Rejects with an Error of one sentence when it cannot listen, for a dialect it does not speak, and for
 * an address that others reach where there is no token.
 */
export async function createReference(options: ReferenceOptions): Promise<Reference> {
  const { engine, embedder, host = '127.0.0.1', port = 0, listen = listenAt(host, port) } = options
  const face = faceNamed(options.dialect)
  refuseOpenAddress(options)
  const clock: QueueClock = { after, ...options.clock }
  const open = openRequests(clock.after)
  const preparing = prepareAll(options)
  const reception = receptionOf(options, { face, clock, open, preparing })
  const app = wireServer(reception, open)
  await app.ready()
  const listening = await listen(app.server).catch(async error => {
    await Promise.all([engine.close(), embedder?.close()])
    throw error
  })
  const close = async (finishMs: number) => {
    open.close()
    await open.idle(finishMs)
    await Promise.all([engine.close(), embedder?.close()])
    await open.idle(SETTLE_MS)
    await listening.close()
  }
  let closed: Promise<void> | undefined
  return {
    url: listening.url,
    port: listening.port,
    ready: preparing.then(readyOf),
    close({ finishMs = FINISH_MS } = {}) {
      closed ??= close(finishMs)
      return closed
    },
  }
}

/** The timer of this process, which keeps it alive for nothing. */
function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms)
  timer.unref()
  return () => clearTimeout(timer)
}

function faceNamed(id = 'chalk'): Face {
  const face = faceOf(id === 'chalk' ? 'chalk-1' : id)
  if (face !== undefined) return face
  throw new TypeError(
    `there is no dialect ${JSON.stringify(id)} of the reference: give one of chalk, strands, wald.`,
  )
}

function refuseOpenAddress({ host = '127.0.0.1', token, listen }: ReferenceOptions): void {
  if (listen !== undefined || token !== undefined || isLoopback(host)) return
  throw new TypeError(
    `${host} can be reached from other machines, so a token is needed. Give one, or listen on 127.0.0.1.`,
  )
}

/** Prepares the decider, and the embedder where there is one. */
async function prepareAll(options: ReferenceOptions): Promise<Outcome<Prepared>> {
  try {
    const [prepared, embedder] = await Promise.all([prepare(options), options.embedder?.ready()])
    if (embedder === undefined || 'failure' in prepared) return prepared
    if ('failure' in embedder) return embedder
    const { deciding, ready } = prepared.result
    return { result: { deciding, ready: { ...ready, embeddings: embedder.result } } }
  } catch (cause) {
    // What finds a readout or a calibration may be the caller's own, and its errors too.
    return { failure: { kind: 'refused', says: String(cause) } }
  }
}

const readyOf = (outcome: Outcome<Prepared>): Outcome<Ready> =>
  'failure' in outcome ? outcome : { result: outcome.result.ready }

type Wiring = {
  readonly face: Face
  readonly clock: QueueClock
  readonly open: ReturnType<typeof openRequests>
  readonly preparing: Promise<Outcome<Prepared>>
}

function receptionOf(options: ReferenceOptions, wiring: Wiring): Reception {
  const { engine, embedder, token, log = () => {} } = options
  const { face, clock, open, preparing } = wiring
  const limits: Limits = { ...defaults, ...options.limits }
  const standing = standingOf(engine, preparing)
  const queue = new Queue(limits, clock)
  const trouble = troubleOf(engine, preparing, queue)
  const shared = { face, standing, trouble, open, log, ...(token !== undefined && { token }) }
  // Another model in another process: neither waits for the other.
  const embedding = { ...shared, queue: new Queue(limits, clock), ...(embedder && { embedder }) }
  return createReception({
    ...shared,
    answerDecisions: createDecisions({ ...shared, queue, limits, now: () => clock.now() }),
    answerEmbeddings: createEmbeddings(embedding),
  })
}

/** Keeps what an engine fails at where it cannot tell itself; one that computes here tells of its own condition. */
function troubleOf(engine: Engine, preparing: Promise<Outcome<Prepared>>, queue: Queue): Trouble {
  const book = troubleBook(async () => {
    const outcome = await preparing
    if ('failure' in outcome) return outcome.failure
    const served = await queue.run(TRIAL_BYTES, () => tryOut(outcome.result.deciding))
    // Who is busy is there.
    return 'result' in served ? served.result : null
  })
  return engine.condition === undefined ? book : { ...book, says: null, note: () => {} }
}
