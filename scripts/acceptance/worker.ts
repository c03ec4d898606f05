import { parentPort, workerData } from 'node:worker_threads'
import { type DeciderName, deciders } from './deciders.ts'
import type { Observation } from './observation.ts'
import { observe, plansOf } from './observing.ts'
import { type Comparison, compare } from './over-http.ts'

/** What a worker is given: seeds to run every decider with, and those to run over HTTP as well. */
export type Work = { readonly seeds: readonly string[]; readonly overHttp: readonly string[] }

/** What a worker tells. */
export type Told = { readonly observed: Observation } | { readonly compared: Comparison }

// Deciders whose answers no dial of time or noise of the wrapper decides.
const compared = ['honest', 'sharpened'] as const

const isWork = (given: unknown): given is Work =>
  typeof given === 'object' && given !== null && 'seeds' in given && 'overHttp' in given

const isName = (name: string): name is DeciderName => Object.hasOwn(deciders, name)

const tell = (told: Told): void => parentPort?.postMessage(told)

if (parentPort !== null && isWork(workerData)) {
  const { seeds, overHttp } = workerData
  for (const seed of seeds) {
    const plans = plansOf(seed)
    for (const name of Object.keys(deciders).filter(isName)) {
      tell({ observed: await observe(plans, name) })
    }
    if (!overHttp.includes(seed)) continue
    for (const name of compared) tell({ compared: await compare(plans, name) })
  }
}
