import type { Condition, Failure, Outcome } from '../engine.ts'
import type { Request } from './asking.ts'
import { placeOf, type Serving, startServing, type Task } from './choosing.ts'
import { unlessGivenUp } from './giving-up.ts'
import type { Trial } from './golden.ts'
import type { Guard } from './guards.ts'
import { type Launch, Launching } from './launching.ts'

/** What a supervisor works with. */
export type Means = Trial & Launch

type Place = Pick<Serving, 'backend' | 'fallback'>

// A device that is lost so often in a row, with no answer in between, is given up for the CPU.
const MOST_LOSSES = 2
const SHORTEST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 30_000

/** Gives how long to wait before a start after so many losses in a row, in ms: twice as long each time, within bounds. */
export const pauseAfter = (losses: number): number =>
  Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** (losses - 1))

/** Keeps a worker serving: one that is lost is started anew, after a longer pause each time in a row. */
export class Supervisor {
  readonly #task: Task
  readonly #means: Means
  readonly #launching: Launching
  #opening: Promise<Outcome<Serving>> | null = null
  #serving: Serving | null = null
  #restarts = 0
  #lossesInARow = 0
  #reason: string | null = null
  #isClosed = false
  #cancelRestart = () => {}

  constructor(task: Task, means: Means) {
    this.#task = task
    this.#means = means
    this.#launching = new Launching(means)
  }

  /** Starts what serves, or gives what does; after a failure to start it tries anew, after a loss it fails until it is back. */
  async open(): Promise<Outcome<Serving>> {
    if (this.#serving !== null) return { result: this.#serving }
    if (this.#isClosed || this.#reason !== null) return { failure: this.#absence() }
    this.#opening ??= this.#openFirst()
    return await this.#opening
  }

  /** Asks what serves. */
  async ask<Result>(
    request: Request,
    isResult: Guard<Result>,
    signal?: AbortSignal,
  ): Promise<Outcome<Result>> {
    const opened = await unlessGivenUp(this.open(), signal)
    if ('failure' in opened) return opened
    const outcome = await opened.result.worker.ask(request, isResult, signal)
    if ('result' in outcome) this.#lossesInARow = 0
    return outcome
  }

  /** Says how it is now. */
  condition(): Condition {
    const serving = this.#serving
    return {
      ...{ isServing: serving !== null, restarts: this.#restarts, reason: this.#reason },
      ...(serving !== null && { place: placeOf(serving) }),
    }
  }

  /** Ends what serves and starts nothing any more. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#serving = null
    this.#cancelRestart()
    await this.#launching.close()
  }

  async #openFirst(): Promise<Outcome<Serving>> {
    const opened = await startServing(this.#task, this.#launching, this.#means)
    this.#opening = null
    if (this.#isClosed) return { failure: this.#absence() }
    if ('result' in opened) this.#serve(opened.result)
    return opened
  }

  #serve(serving: Serving): void {
    this.#serving = serving
    const { worker, backend, fallback } = serving
    void worker.ended.then(reason =>
      this.#lose({ backend, fallback }, `the process that computes ${reason}`),
    )
  }

  #lose(place: Place, reason: string): void {
    if (this.#isClosed) return
    this.#serving = null
    this.#restarts += 1
    this.#lossesInARow += 1
    this.#reason = `${reason}.`
    this.#task.log(this.#reason)
    const next = this.#placeAfter(place, reason)
    const pause = pauseAfter(this.#lossesInARow)
    this.#cancelRestart = this.#means.after(pause, () => void this.#restart(next))
  }

  #placeAfter(place: Place, reason: string): Place {
    if (place.backend === 'cpu' || this.#lossesInARow < MOST_LOSSES) return place
    const fallback = `${place.backend} is not used any more: ${reason}.`
    this.#task.log(fallback)
    return { backend: 'cpu', fallback }
  }

  async #restart(place: Place): Promise<void> {
    const { job } = this.#task
    const running = await this.#launching.run({ ...job, backend: place.backend })
    if (this.#isClosed) return
    if ('flaw' in running) return this.#lose(place, running.flaw)
    this.#serve({ ...running, ...place })
    this.#task.log(`what was lost computes again, on ${place.backend}.`)
  }

  #absence(): Failure {
    if (this.#isClosed) return { kind: 'lost', says: 'the engine is closed. Open another.' }
    return { kind: 'lost', says: `${this.#reason} It is being started anew: ask again.` }
  }
}
