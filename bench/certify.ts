import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { atMost, type BenchLine } from './line.ts'
import { wallTimes } from './time.ts'

const main = join(import.meta.dirname, '../cli/main.js')

/** Measures a whole chalk-1 run against the fake, the command's own start included. */
export async function bench(): Promise<BenchLine[]> {
  const fake = spawn(process.execPath, [main, 'fake'], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const url = await urlOf(fake)
    const [ms = Number.NaN] = wallTimes([[process.execPath, main, 'certify', url, '--quiet']], 5)
    const value = ms / 1000
    return [atMost('chalk-1 against the fake', value, 's', 2)]
  } finally {
    fake.kill()
    await once(fake, 'exit')
  }
}

async function urlOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the fake has no standard output')
  const [line] = await once(stdout, 'data')
  return String(line).trim().replace('listening ', '')
}
