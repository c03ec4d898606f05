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

// How much the latest request counts in the mean of what one takes.
const WEIGHT = 0.2

/** One at a time, in order of arrival; a request that would wait too long, or has, is told to come back. */
export class Queue {
  readonly #limits: QueueLimits
  readonly #clock: QueueClock
  /** Each is called once: with null for its turn, else with why it has none. */
  readonly #waiters: ((end: Unserved | null) => void)[] = []
  #startedAt: number | null = null
  #mean: number | null = null

  constructor(limits: QueueLimits, clock: QueueClock) {
    this.#limits = limits
    this.#clock = clock
  }

  /** How many wait; the one whose turn it is does not. */
  get waiting(): number {
    return this.#waiters.length
  }

  /** Gives how long a request that came now would wait, in ms, by what those before took. */
  expectedWait(): number {
    if (this.#startedAt === null) return 0
    const spent = this.#clock.now() - this.#startedAt
    // One that runs longer than others did shows what one takes now.
    const each = Math.max(this.#mean ?? 0, spent)
    return each - spent + this.waiting * each
  }

  /** Waits for its turn and does `task`; what it throws is thrown to its own caller alone, and the next has its turn. */
  async run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Served<Result>> {
    if (signal?.aborted === true) return { gone: true }
    if (this.#startedAt !== null) {
      const { mostWaitMs, mostWaiting } = this.#limits
      if (this.waiting >= mostWaiting || this.expectedWait() > mostWaitMs) return this.#busy()
      const unserved = await this.#turn(signal)
      if (unserved !== null) return unserved
    }
    const start = this.#clock.now()
    this.#startedAt = start
    try {
      return { result: await task() }
    } finally {
      this.#learn(this.#clock.now() - start)
      this.#next()
    }
  }

  #turn(signal: AbortSignal | undefined): Promise<Unserved | null> {
    return new Promise(resolve => {
      const end = (unserved: Unserved | null) => {
        const place = this.#waiters.indexOf(end)
        if (place >= 0) this.#waiters.splice(place, 1)
        stop()
        signal?.removeEventListener('abort', onGone)
        resolve(unserved)
      }
      const onGone = () => end({ gone: true })
      const stop = this.#clock.after(this.#limits.mostWaitMs, () => end(this.#busy()))
      signal?.addEventListener('abort', onGone, { once: true })
      this.#waiters.push(end)
    })
  }

  #next(): void {
    const [first] = this.#waiters
    // Taken at once, so that nobody who comes before the next one wakes steps in between.
    this.#startedAt = first === undefined ? null : this.#clock.now()
    first?.(null)
  }

  #learn(spent: number): void {
    this.#mean = this.#mean === null ? spent : this.#mean + WEIGHT * (spent - this.#mean)
  }

  #busy(): Unserved {
    return { busy: { retryAfter: Math.max(1, Math.ceil(this.expectedWait() / 1000)) } }
  }
}
