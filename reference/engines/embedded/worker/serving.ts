import type { Outcome } from '../../engine.ts'
import {
  isReceived,
  isSent,
  type Job,
  type Order,
  type Received,
  type Sent,
  START,
} from '../messages.ts'
import type { Asker, Computing } from './computing.ts'
import { loadLlama, Unfit } from './llama.ts'
import { backendsHere, type Surroundings } from './surroundings.ts'

/** The process a worker is, as far as it knows it. */
export type Rim = Surroundings & {
  send(message: Received): Promise<void>
  end(): void
}

/** What a worker does with the messages of its parent: its job first, then orders, one at a time in order of arrival. */
export class Serving {
  readonly #rim: Rim
  readonly #complaints: string[] = []
  readonly #stopped = new Set<number>()
  #computing: Computing | null = null
  #last = Promise.resolve()

  constructor(rim: Rim) {
    this.#rim = rim
  }

  /** Takes a message; what is none for a worker is left. */
  take(message: unknown): void {
    if (!isSent(message)) return
    if (message.kind === 'stop') this.#stopped.add(message.id)
    else this.#last = this.#last.then(() => this.#do(message))
  }

  async #do(message: Exclude<Sent, { kind: 'stop' }>): Promise<void> {
    if (message.kind === 'start') return await this.#start(message.job)
    if (message.kind !== 'look') return await this.#obey(message)
    const backends = await backendsHere(this.#rim).catch(() => [])
    await this.#rim.send({ kind: 'found', backends })
    this.#rim.end()
  }

  async #start(job: Job): Promise<void> {
    try {
      this.#computing = await open(job, this.#complaints, this.#askerOf(START))
      await this.#rim.send({ kind: 'ready', about: this.#computing.about })
    } catch (error) {
      await this.#rim.send({ kind: 'unfit', says: await this.#reasonOf(error) })
      this.#rim.end()
    }
  }

  async #obey(order: Order): Promise<void> {
    if (this.#computing === null) return
    this.#complaints.length = 0
    try {
      const outcome = await this.#computing.obey(order, this.#askerOf(order.id))
      await this.#rim.send(answerTo(order, outcome))
    } catch (error) {
      // What the context holds is unknown now, and a device that failed once is not trusted again.
      await this.#rim.send({ kind: 'broken', says: await this.#reasonOf(error) })
      this.#rim.end()
    } finally {
      for (const id of this.#stopped) if (id <= order.id) this.#stopped.delete(id)
    }
  }

  #askerOf(id: number): Asker {
    return {
      isGone: () => this.#stopped.has(id),
      tell: () => void this.#rim.send({ kind: 'going', id }),
    }
  }

  /** Gives why something was thrown, with what llama.cpp complained of first, which is nearest to the cause. */
  async #reasonOf(error: unknown): Promise<string> {
    // Its lines come from another thread, a turn later than what was thrown.
    await new Promise(resolve => setImmediate(resolve))
    const says = error instanceof Error ? error.message : String(error)
    const complaint = error instanceof Unfit ? undefined : this.#complaints[0]
    const line = [says, complaint].filter(Boolean).join(': ').replace(/\s+/g, ' ')
    return line.replace(/[.\s]+$/, '')
  }
}

async function open(job: Job, complaints: string[], asker: Asker): Promise<Computing> {
  const loaded = await loadLlama(job, complaints)
  if (job.purpose === 'embedder') {
    const { openEmbedding } = await import('./embedding.ts')
    return await openEmbedding(job, loaded, asker)
  }
  const { openDeciding } = await import('./deciding.ts')
  return await openDeciding(job, loaded, asker)
}

function answerTo({ id }: Order, outcome: Outcome<unknown>): Received {
  if ('result' in outcome) return { kind: 'done', id, result: outcome.result }
  const failed = { kind: 'failed', id, failure: outcome.failure }
  return isReceived(failed) ? failed : { kind: 'broken', says: outcome.failure.says }
}
