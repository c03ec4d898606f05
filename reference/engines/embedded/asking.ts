import { type Failure, givenUp, type Outcome } from '../engine.ts'
import type { Guard } from './guards.ts'
import { type Order, type Received, type Sent, START } from './messages.ts'

type WithoutId<Each> = Each extends Order ? Omit<Each, 'id'> : never

/** An order before it has its id. */
export type Request = WithoutId<Order>

/** Calls back after `ms`, unless what it gives is called first. */
export type After = (ms: number, call: () => void) => () => void

/** How long a worker is waited for. */
export type Patience = {
  /** How long one that owes an answer may say nothing, in ms. */
  readonly silenceMs: number
  readonly after: After
}

/** The orders a worker has not answered, each with its own id. */
export class Asking {
  /** Resolves once the worker owes an answer, if only its first word, and says nothing for too long. */
  readonly silent: Promise<void>
  readonly #send: (message: Sent) => void
  readonly #patience: Patience
  readonly #settlers = new Map<number, (outcome: Outcome<unknown>) => void>()
  // What the worker has yet to answer, whether or not somebody still waits for it.
  readonly #owed = new Set([START])
  #lastId = START
  #loss: Failure | null = null
  #cancel = () => {}
  #ring = () => {}

  constructor(send: (message: Sent) => void, patience: Patience) {
    this.#send = send
    this.#patience = patience
    this.silent = new Promise(resolve => {
      this.#ring = resolve
    })
    this.#wait()
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
      this.#owe(id)
      this.#send({ ...request, id })
    })
    signal?.removeEventListener('abort', giveUp)
    if ('failure' in outcome) return outcome
    return isResult(outcome.result) ? { result: outcome.result } : { failure: garbled }
  }

  /** Takes what a worker sent: an answer, its first word, or that it goes on. */
  take(message: Received): void {
    if (message.kind !== 'going') this.#owed.delete('id' in message ? message.id : START)
    this.#wait()
    if (message.kind === 'done') this.#settle(message.id, { result: message.result })
    if (message.kind === 'failed') this.#settle(message.id, { failure: message.failure })
  }

  /** Fails what is not answered, and what is asked later: the worker is gone, `reason` says how. */
  lose(reason: string): void {
    const says = `the process that computes ${reason} before it had answered. Ask again.`
    this.#loss = { kind: 'lost', says }
    this.#owed.clear()
    this.#wait()
    for (const id of this.#settlers.keys()) this.#settle(id, { failure: this.#loss })
  }

  /** Has the worker owe an answer; one more does not put off the limit of those before it. */
  #owe(id: number): void {
    this.#owed.add(id)
    if (this.#owed.size === 1) this.#wait()
  }

  /** Waits for the next message anew where one is owed. */
  #wait(): void {
    const { silenceMs, after } = this.#patience
    this.#cancel()
    this.#cancel = this.#owed.size === 0 ? () => {} : after(silenceMs, this.#ring)
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
