/** What a queue reckons time with, in ms; handed in, so that a test can hold it still. */
export type QueueClock = {
  now(): number
  /** Calls back after `ms`, unless what it gives is called first. */
  after(ms: number, call: () => void): () => void
}

/** How much a queue takes. */
export type QueueLimits = {
  /** The longest a request may wait, in ms. */
  readonly mostWaitMs: number
  /** The most requests that wait at once, whatever they would cost. */
  readonly mostWaiting: number
}

/** Why a request had no turn: no room, with the whole seconds until it is worth asking again, or its caller has gone. */
export type Unserved = { readonly busy: { readonly retryAfter: number } } | { readonly gone: true }

/** What came of a request. */
export type Served<Result> = { readonly result: Result } | Unserved

// How much the latest request counts in the mean of what a unit of size takes.
const WEIGHT = 0.2

type Waiter = {
  readonly size: number
  /** Is called once: with null for its turn, else with why it has none. */
  end(unserved: Unserved | null): void
}

/** One at a time, in order of arrival; a request that would wait too long, or has, is told to come back. */
export class Queue {
  readonly #limits: QueueLimits
  readonly #clock: QueueClock
  readonly #waiters: Waiter[] = []
  #running: { readonly size: number; readonly startedAt: number } | null = null
  /** What a unit of size takes, in ms. */
  #mean: number | null = null

  constructor(limits: QueueLimits, clock: QueueClock) {
    this.#limits = limits
    this.#clock = clock
  }

  /** How many wait; the one whose turn it is does not. */
  get waiting(): number {
    return this.#waiters.length
  }

  /** Gives how long a request that came now would wait, in ms, by its size and what those before took for theirs. */
  expectedWait(): number {
    if (this.#running === null) return 0
    const { size, startedAt } = this.#running
    const spent = this.#clock.now() - startedAt
    // One that runs longer than its like did shows what it takes now.
    const each = Math.max(this.#mean ?? 0, spent / size)
    return each * this.#waiters.reduce((sum, waiter) => sum + waiter.size, size) - spent
  }

  /**
   * Waits for its turn and does `task`; what it throws is thrown to its own caller alone, and the next has its turn.
   *
   * `size` is in any unit that time grows with, above 0, the same for all: a large one holds up those behind it and
   * says nothing against small ones.
   */
  async run<Result>(
    size: number,
    task: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Served<Result>> {
    if (signal?.aborted === true) return { gone: true }
    if (this.#running === null) this.#start(size)
    else {
      const { mostWaitMs, mostWaiting } = this.#limits
      if (this.waiting >= mostWaiting || this.expectedWait() > mostWaitMs) return this.#busy()
      const unserved = await this.#turn(size, signal)
      if (unserved !== null) return unserved
    }
    const start = this.#clock.now()
    try {
      return { result: await task() }
    } finally {
      this.#learn((this.#clock.now() - start) / size)
      this.#next()
    }
  }

  #turn(size: number, signal: AbortSignal | undefined): Promise<Unserved | null> {
    return new Promise(resolve => {
      const end = (unserved: Unserved | null) => {
        const place = this.#waiters.indexOf(waiter)
        if (place >= 0) this.#waiters.splice(place, 1)
        stop()
        signal?.removeEventListener('abort', onGone)
        resolve(unserved)
      }
      const waiter = { size, end }
      const onGone = () => end({ gone: true })
      const stop = this.#clock.after(this.#limits.mostWaitMs, () => end(this.#busy()))
      signal?.addEventListener('abort', onGone, { once: true })
      this.#waiters.push(waiter)
    })
  }

  #start(size: number): void {
    this.#running = { size, startedAt: this.#clock.now() }
  }

  #next(): void {
    const [first] = this.#waiters
    this.#running = null
    // Started at once, so that nobody who comes before the next one wakes steps in between.
    if (first !== undefined) this.#start(first.size)
    first?.end(null)
  }

  #learn(each: number): void {
    this.#mean = this.#mean === null ? each : this.#mean + WEIGHT * (each - this.#mean)
  }

  #busy(): Unserved {
    return { busy: { retryAfter: Math.max(1, Math.ceil(this.expectedWait() / 1000)) } }
  }
}
