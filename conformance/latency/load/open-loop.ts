/** One arrival that was sent and came to an end; times in ms from the start of the loop. */
export type Sent<T> = {
  readonly index: number
  /** When it was to be sent. */
  readonly dueMs: number
  /** When it was sent. */
  readonly sentMs: number
  /** How much later than it could be: the client's own lateness, without waiting for one of the `most`. */
  readonly lagMs: number
  readonly result: T
}

/** What an open loop works with; every effect is handed in. */
export type OpenLoopRim = {
  /** How many may be under way at once; what is due beyond them waits, and its time runs. */
  readonly most: number
  /** A clock that never goes back, in ms. */
  now(): number
  /** Waits at least so many ms; may resolve early only where nothing more can be sent. */
  sleep(ms: number): Promise<void>
}

/** Whoever waits for something to happen, one at a time. */
class Signal {
  #wake: () => void = () => {}

  wait(): Promise<void> {
    return new Promise(resolve => {
      this.#wake = resolve
    })
  }

  raise(): void {
    this.#wake()
  }
}

/** Sends on time, whatever has been answered, and keeps what came until it is taken. */
class Pacer<T> {
  readonly taken: Sent<T>[] = []
  readonly news = new Signal()
  readonly #freed = new Signal()
  readonly #send: (index: number) => Promise<T>
  readonly #rim: OpenLoopRim
  readonly #began: number
  #underWay = 0
  #left: number
  #stopped = false
  failure: { readonly error: unknown } | null = null

  constructor(count: number, send: (index: number) => Promise<T>, rim: OpenLoopRim) {
    this.#send = send
    this.#rim = rim
    this.#began = rim.now()
    this.#left = count
  }

  /** Whether nothing more will come. */
  get isOver(): boolean {
    return this.#underWay === 0 && (this.#left === 0 || this.#stopped)
  }

  stop(): void {
    this.#stopped = true
  }

  async pace(dueMs: readonly number[]): Promise<void> {
    for (const [index, due] of dueMs.entries()) {
      const wait = due - this.#elapsed()
      if (wait > 0) await this.#rim.sleep(wait)
      const freeMs = await this.#room()
      if (this.#stopped) return
      this.#left -= 1
      void this.#dispatch(index, due, Math.max(due, freeMs))
    }
  }

  #elapsed(): number {
    return this.#rim.now() - this.#began
  }

  /** Waits for room and gives when it was there, 0 where there always was. */
  async #room(): Promise<number> {
    if (this.#underWay < this.#rim.most) return 0
    while (this.#underWay >= this.#rim.most && !this.#stopped) await this.#freed.wait()
    return this.#elapsed()
  }

  async #dispatch(index: number, dueMs: number, readyMs: number): Promise<void> {
    const sentMs = this.#elapsed()
    this.#underWay += 1
    try {
      const result = await this.#send(index)
      this.taken.push({ index, dueMs, sentMs, lagMs: Math.max(0, sentMs - readyMs), result })
    } catch (error) {
      this.failure ??= { error }
      this.stop()
    }
    this.#underWay -= 1
    this.#freed.raise()
    this.news.raise()
  }
}

/**
 * Sends the `index`-th request at its time, whether or not those before it are answered, and yields each at its end.
 *
 * Timed from the schedule, a server that stands still is seen by everyone who would have asked
 * meanwhile; a loop that waits for each answer sees it once. A `send` that throws ends the sending;
 * what is under way is still yielded, then the error is thrown. Leaving the loop ends the sending too.
 */
export async function* openLoop<T>(
  dueMs: readonly number[],
  send: (index: number) => Promise<T>,
  rim: OpenLoopRim,
): AsyncGenerator<Sent<T>, void> {
  const pacer = new Pacer(dueMs.length, send, rim)
  void pacer.pace(dueMs)
  try {
    for (;;) {
      const next = pacer.taken.shift()
      if (next !== undefined) yield next
      else if (pacer.isOver) break
      else await pacer.news.wait()
    }
  } finally {
    pacer.stop()
  }
  if (pacer.failure !== null) throw pacer.failure.error
}
