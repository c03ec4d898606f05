import type { Failure, Outcome } from '../engine.ts'
import { givenUp } from './giving-up.ts'
import type { Guard } from './guards.ts'
import type { Order, Received, Sent } from './messages.ts'

type WithoutId<Each> = Each extends Order ? Omit<Each, 'id'> : never

/** An order before it has its id. */
export type Request = WithoutId<Order>

/** The orders a worker has not answered, each with its own id. */
export class Asking {
  readonly #send: (message: Sent) => void
  readonly #settlers = new Map<number, (outcome: Outcome<unknown>) => void>()
  #lastId = 0
  #loss: Failure | null = null

  constructor(send: (message: Sent) => void) {
    this.#send = send
  }

  /** Sends a request and gives what is answered, held against a guard. */
  async ask<Result>(
    request: Request,
    isResult: Guard<Result>,
    signal?: AbortSignal,
  ): Promise<Outcome<Result>> {
    if (signal?.aborted === true) return { failure: givenUp }
    if (this.#loss !== null) return { failure: this.#loss }
    this.#lastId += 1
    const id = this.#lastId
    const giveUp = () => {
      this.#send({ kind: 'stop', id })
      this.#settle(id, { failure: givenUp })
    }
    const outcome = await new Promise<Outcome<unknown>>(resolve => {
      this.#settlers.set(id, resolve)
      signal?.addEventListener('abort', giveUp, { once: true })
      this.#send({ ...request, id })
    })
    signal?.removeEventListener('abort', giveUp)
    if ('failure' in outcome) return outcome
    return isResult(outcome.result) ? { result: outcome.result } : { failure: garbled }
  }

  /** Takes what a worker sent, if it is an answer. */
  take(message: Received): void {
    if (message.kind === 'done') this.#settle(message.id, { result: message.result })
    if (message.kind === 'failed') this.#settle(message.id, { failure: message.failure })
  }

  /** Fails what is not answered, and what is asked later: the worker is gone, `reason` says how. */
  lose(reason: string): void {
    const says = `the process that computes ${reason} before it had answered. Ask again.`
    this.#loss = { kind: 'lost', says }
    for (const id of this.#settlers.keys()) this.#settle(id, { failure: this.#loss })
  }

  #settle(id: number, outcome: Outcome<unknown>): void {
    this.#settlers.get(id)?.(outcome)
    this.#settlers.delete(id)
  }
}

const garbled: Failure = {
  kind: 'unreadable',
  says: 'the process that computes answered what cannot be read. Is the installation whole?',
}
