import type { Patience } from './asking.ts'
import { checkpointOf } from './checkpoint.ts'
import type { About, Job } from './messages.ts'
import type { Backend } from './options.ts'
import { startWorker, type WorkerProcess } from './worker-process.ts'

/** A worker that has computed, what it found, and the SHA-256 of the file it loaded. */
export type Running = {
  readonly worker: WorkerProcess
  readonly about: About
  readonly checkpoint: string
}

/** Why a worker is not running: a flaw of the file, of the installation or of the device, or a crash. */
export type Unstarted = { readonly flaw: string; readonly isCrash: boolean }

/** The path of what a worker runs, and how long one is waited for. */
export type Launch = Patience & { readonly module: string }

/** Starts workers, and knows those that live. */
export class Launching {
  readonly #launch: Launch
  readonly #alive = new Set<WorkerProcess>()
  #isClosed = false

  constructor(launch: Launch) {
    this.#launch = launch
  }

  /** Gives the backends that are worth a try on this machine, the best first. */
  async look(): Promise<readonly Backend[]> {
    const worker = this.#start({ kind: 'look' })
    const first = await worker.first
    await worker.kill()
    return first?.kind === 'found' ? first.backends : []
  }

  /** Starts a worker on a job and waits until it has computed once. */
  async run(job: Job, signal?: AbortSignal): Promise<Running | Unstarted> {
    const worker = this.#start({ kind: 'start', job })
    const giveUp = () => void worker.kill()
    signal?.addEventListener('abort', giveUp, { once: true })
    // A file that cannot be read is what the worker tells of.
    const hashed = checkpointOf(job.model).catch(() => '')
    const [first, checkpoint] = await Promise.all([worker.first, hashed])
    signal?.removeEventListener('abort', giveUp)
    if (first?.kind === 'ready') return { worker, about: first.about, checkpoint }
    await worker.kill()
    if (first?.kind === 'unfit') return { flaw: first.says, isCrash: false }
    return { flaw: `the process that computes ${await worker.ended}`, isCrash: true }
  }

  /** Ends every worker there is, and any that is started later. */
  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#alive].map(worker => worker.kill()))
  }

  #start(purpose: Parameters<typeof startWorker>[1]): WorkerProcess {
    const worker = startWorker(this.#launch.module, purpose, this.#launch)
    this.#alive.add(worker)
    void worker.ended.then(() => this.#alive.delete(worker))
    if (this.#isClosed) void worker.kill()
    return worker
  }
}
