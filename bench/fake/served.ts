import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { load } from './load.ts'
import type { Usage } from './server.ts'

const server = join(import.meta.dirname, 'server.js')

/** How many sockets ask at once. */
export const CONNECTIONS = 16

/** A server in a process of its own. */
export type Served = { readonly child: ChildProcess; readonly port: number }

/** Starts the server that `words` name: `fake`, `bare`, or `fake` with the kind of a script and its number of steps. */
export async function serve(...words: readonly string[]): Promise<Served> {
  const child = fork(server, words)
  const [{ port }] = await once(child, 'message')
  return { child, port }
}

/** Asks a server what it has used. */
export async function usageOf({ child }: Served): Promise<Usage> {
  child.send('usage')
  const [usage] = await once(child, 'message')
  return usage
}

/**
 * Gives ms of each server's CPU for one request, in each round for all of them in turn.
 *
 * Wall time would measure the neighbours on the machine.
 */
export async function costs(
  all: readonly Served[],
  {
    rounds,
    warm,
    count,
  }: { readonly rounds: number; readonly warm: number; readonly count: number },
): Promise<number[][]> {
  const measured: number[][] = all.map(() => [])
  for (const served of all) await load(served.port, CONNECTIONS, warm)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, served] of all.entries()) measured[index]?.push(await cost(served, count))
  }
  for (const { child } of all) child.disconnect()
  return measured
}

async function cost(served: Served, count: number): Promise<number> {
  const before = await usageOf(served)
  await load(served.port, CONNECTIONS, count)
  const after = await usageOf(served)
  return (after.cpuMs - before.cpuMs) / count
}
