import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Observation } from './observation.ts'
import type { Comparison } from './over-http.ts'
import type { Told, Work } from './worker.ts'

/** What all runs came to. */
export type Observed = {
  readonly observations: readonly Observation[]
  readonly comparisons: readonly Comparison[]
}

/** What is run, by how many threads. */
export type Job = {
  readonly seeds: readonly string[]
  /** How many of the seeds, from the first, are run over HTTP too. */
  readonly overHttp: number
  readonly threads: number
  /** Is told of each run in this process. */
  onRun?(observation: Observation): void
}

/** Runs every decider with every seed, spread over threads; rejects with what a thread threw. */
export async function observeAll({ seeds, overHttp, threads, onRun }: Job): Promise<Observed> {
  const observations: Observation[] = []
  const comparisons: Comparison[] = []
  const note = (told: Told): void => {
    if ('compared' in told) comparisons.push(told.compared)
    else {
      observations.push(told.observed)
      onRun?.(told.observed)
    }
  }
  const shares = Array.from({ length: threads }, (_, thread): Work => {
    const own = seeds.filter((_, at) => at % threads === thread)
    return { seeds: own, overHttp: seeds.slice(0, overHttp).filter(seed => own.includes(seed)) }
  })
  await Promise.all(
    shares.map(async workerData => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData })
      worker.on('message', note)
      // `once` rejects with an error event that comes first.
      await once(worker, 'exit')
    }),
  )
  return { observations, comparisons }
}
