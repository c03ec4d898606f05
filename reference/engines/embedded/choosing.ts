import type { Condition, Failure, Outcome } from '../engine.ts'
import { flawOfBackend, type Trial } from './golden.ts'
import type { Launching, Running, Unstarted } from './launching.ts'
import type { Job } from './messages.ts'
import type { AskedDevice, Backend, Probe } from './options.ts'

/** What is to be served, and where. */
export type Task = {
  readonly job: Omit<Job, 'backend'>
  readonly device: AskedDevice
  /** Gives what a device proves itself with; rejects where there is nothing to prove it with. */
  readonly probe: () => Promise<Probe>
  readonly log: (line: string) => void
}

/** A worker that serves, and why it does so on another device than was asked for. */
export type Serving = Running & { readonly backend: Backend; readonly fallback: string | null }

/** Gives where a worker computes: the device that computes layers, whatever llama.cpp loaded. */
export function placeOf({ about, backend, fallback }: Serving): Required<Condition>['place'] {
  const { devices, offloadedLayers } = about
  const isOnDevice = offloadedLayers > 0 && devices.length > 0
  const device = isOnDevice ? `${backend}: ${devices.join(', ')}` : 'cpu'
  return { device, offloadedLayers, fallback }
}

/**
 * Starts a worker on the device that was asked for, or on the first that proves itself: cuda, metal, vulkan, the CPU.
 *
 * A device asked for by its name is taken or fails; no other takes its place.
 */
export async function startServing(
  task: Task,
  launching: Launching,
  trial: Trial,
): Promise<Outcome<Serving>> {
  const { job, device, log } = task
  const on = async (backend: Backend): Promise<Running | Unstarted> => {
    const flaw = backend === 'cpu' ? null : await flawOn(backend, task, launching, trial)
    return flaw === null ? await launching.run({ ...job, backend }) : { flaw, isCrash: false }
  }
  const passed: string[] = []
  for (const backend of device === 'auto' ? await launching.look() : []) {
    const running = await on(backend)
    if (!('flaw' in running)) return { result: { ...running, backend, fallback: joined(passed) } }
    passed.push(`${backend} is not used: ${running.flaw}.`)
    log(passed.at(-1) ?? '')
  }
  const backend = device === 'auto' ? 'cpu' : device
  const running = await on(backend)
  if (!('flaw' in running)) return { result: { ...running, backend, fallback: joined(passed) } }
  return { failure: failureOf(job.model, backend, running) }
}

async function flawOn(
  backend: Backend,
  { probe }: Task,
  launching: Launching,
  trial: Trial,
): Promise<string | null> {
  try {
    return await flawOfBackend(backend, await probe(), launching, trial)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const joined = (lines: readonly string[]): string | null =>
  lines.length === 0 ? null : lines.join(' ')

function failureOf(model: string, backend: Backend, { flaw, isCrash }: Unstarted): Failure {
  const kind = isCrash ? 'lost' : 'unfit'
  if (backend === 'cpu') {
    const says = `cannot compute with ${model}: ${flaw}. Use another file, or serve it with llama-server and give --upstream.`
    return { kind, says }
  }
  const says = `${backend} was asked for and cannot be used here: ${flaw}. Ask for another --device, or for auto.`
  return { kind, says }
}
