import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { atMost, type BenchLine } from '../line.ts'
import { median } from '../time.ts'
import { scriptOfKind } from './kinds.ts'

const command = join(import.meta.dirname, '../../cli/main.js')
const starter = join(import.meta.dirname, 'start.js')
const ROUNDS = 15

/** Measures the start of a fake with a script of 500 steps beside one without, on the command line and in a program. */
export async function starts(): Promise<BenchLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'decider-kit-script-'))
  try {
    const script = scriptOfKind('state contains', 500)
    const [yaml, json] = [join(folder, 'script.yaml'), join(folder, 'script.json')]
    writeFileSync(yaml, stringify(script))
    writeFileSync(json, JSON.stringify(script, null, 2))
    const fake = [command, 'fake']
    return [
      ...(await beside(fake, {
        YAML: [...fake, yaml],
        JSON: [...fake, json],
      })),
      ...(await beside([starter], { 'an object for createFake': [starter, json] })),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function beside(
  plain: readonly string[],
  scripted: Readonly<Record<string, readonly string[]>>,
): Promise<BenchLine[]> {
  const commands = [plain, ...Object.values(scripted)]
  const times: number[][] = commands.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, words] of commands.entries()) times[index]?.push(await firstLine(words))
  }
  const [bare = 0, ...others] = times.map(median)
  return Object.keys(scripted).map((name, index) => {
    const value = (others[index] ?? Number.NaN) / bare
    return atMost(`start with 500 steps, ${name}`, value, 'x a start without', 1.5)
  })
}

/** Gives ms of a process from its start until it says where it listens. */
async function firstLine(words: readonly string[]): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  const time = performance.now() - began
  // A fake that is asked to end would name the steps nothing used.
  child.kill('SIGKILL')
  await once(child, 'exit')
  if (!String(line).startsWith('listening ')) throw new Error(`${words.join(' ')}: ${line}`)
  return time
}
