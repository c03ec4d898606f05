import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { load } from './fake/load.ts'
import { CONNECTIONS, costs, type Served, serve, usageOf } from './fake/served.ts'
import { atMost, type BenchLine } from './line.ts'
import { median } from './time.ts'

const command = join(import.meta.dirname, '../cli/main.js')

/** Measures what the fake costs a request beside bare node:http, what it keeps in memory, and how soon it answers. */
export async function bench(): Promise<BenchLine[]> {
  return [await throughput(), await memory(), await coldStart()]
}

async function throughput(): Promise<BenchLine> {
  const all = [await serve('bare'), await serve('fake')]
  const [bare = [], fake = []] = await costs(all, { rounds: 9, warm: 20_000, count: 16_000 })
  const value = median(bare) / median(fake)
  const [name, unit] = ['fake, requests per second of CPU', 'x node:http']
  return { name, value, unit, goal: 'at least 0.40', holds: value >= 0.4 }
}

async function memory(): Promise<BenchLine> {
  const fake = await serve('fake')
  await load(fake.port, CONNECTIONS, CONNECTIONS)
  const before = await usageOf(fake)
  await load(fake.port, CONNECTIONS, 200_000)
  const after = await usageOf(fake)
  fake.child.disconnect()
  const value = (after.bytes - before.bytes) / 2 ** 20
  return atMost('fake, memory after 200,000 requests', value, 'MB above start', 60)
}

async function coldStart(): Promise<BenchLine> {
  const times: { readonly node: number[]; readonly fake: number[] } = { node: [], fake: [] }
  for (let round = 0; round < 11; round += 1) {
    times.node.push(await bareStart())
    times.fake.push(await firstAnswer())
  }
  const value = median(times.fake) / median(times.node)
  return atMost('fake, cold start to first answer', value, 'x node -e 0', 4)
}

async function bareStart(): Promise<number> {
  const started = performance.now()
  await once(spawn(process.execPath, ['-e', '0']), 'exit')
  return performance.now() - started
}

async function firstAnswer(): Promise<number> {
  const started = performance.now()
  const { child, port } = await (existsSync(command) ? serveByCommand() : serve('fake'))
  await load(port, 1, 1)
  const time = performance.now() - started
  child.kill()
  return time
}

/** Starts the fake as a user does, and reads the port from its first line, `listening <url>`. */
async function serveByCommand(): Promise<Served> {
  const child = spawn(process.execPath, [command, 'fake', '--port', '0'])
  const [line] = await once(child.stdout, 'data')
  const url = String(line).split(/\s/)[1] ?? ''
  return { child, port: Number(new URL(url).port) }
}
