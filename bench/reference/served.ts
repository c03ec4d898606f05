import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

const main = join(import.meta.dirname, '../../cli/main.js')

/** How long one answer may take, in ms: a busy machine makes it slow and no mistake. */
export const PATIENCE_MS = 60_000

// A server that is not healthy by then never will be.
const MOST_START_MS = 60_000

/** The reference decider in a process of its own, as a user starts it. */
export type ServedReference = {
  readonly url: string
  /** From the start of the process to the first 200 of /health. */
  readonly startMs: number
  /** Gives the memory that the server and every process below it hold, in MiB. */
  memory(): number
  close(): Promise<void>
}

/** Starts `decider-kit reference` with the shipped model on two threads of the CPU and waits until it is healthy. */
export async function serveReference(...words: readonly string[]): Promise<ServedReference> {
  const began = performance.now()
  const child = spawn(
    process.execPath,
    // The bounds are stated for two threads on a machine with nothing else to do.
    [main, 'reference', '--port', '0', '--device', 'cpu', '--threads', '2', ...words],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const exit = once(child, 'exit')
  const close = async () => {
    child.kill('SIGTERM')
    await exit
  }
  try {
    const url = await urlOf(child, exit)
    await healthOf(url, () => performance.now() - began < MOST_START_MS)
    return {
      url,
      startMs: performance.now() - began,
      memory: () => familyOf(child.pid ?? 0).reduce((sum, pid) => sum + residentOf(pid), 0),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function healthOf(url: string, isInTime: () => boolean): Promise<void> {
  while ((await fetch(`${url}/health`)).status !== 200) {
    if (!isInTime()) throw new Error(`${url} is not healthy`)
    await wait(5)
  }
}

async function urlOf({ stdout }: ChildProcess, exit: Promise<unknown[]>): Promise<string> {
  if (stdout === null) throw new Error('the reference has no standard output')
  const line = once(createInterface({ input: stdout }), 'line')
  const ended = exit.then(([code]) => {
    throw new Error(`decider-kit reference ended with ${code} before it listened`)
  })
  const [first] = await Promise.race([line, ended])
  return String(first).replace('listening ', '')
}

/** Gives a process and all below it, as Linux lists them. */
function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap(task =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return [pid, ...children.flatMap(child => familyOf(Number(child)))]
}

function residentOf(pid: number): number {
  const [, kibibytes = Number.NaN] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) / 1024
}
