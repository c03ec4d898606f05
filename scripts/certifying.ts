import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXIT } from '../cli/exit.ts'
import { parseRecord } from '../cli/saved-record.ts'
import type { RunRecord } from '../conformance/record.ts'

const main = join(import.meta.dirname, '../cli/main.js')

/** The variables under which llama.cpp computes on Mesa's software device, and fuses nothing, which is faster there. */
export const lavapipe = {
  GGML_VK_VISIBLE_DEVICES: '0',
  GGML_VK_DISABLE_FUSION: '1',
  VK_ICD_FILENAMES: '/usr/share/vulkan/icd.d/lvp_icd.x86_64.json',
} as const

/** A run of `certify` against a reference that it launches, and what is wanted of it. */
export type Certifying = {
  /** What is certified, as a subject: "the reference on the CPU". */
  readonly what: string
  /** Words for `reference`. */
  readonly server: readonly string[]
  /** Words for `certify`. */
  readonly words: readonly string[]
  /** Variables that both see beside those there are. */
  readonly variables?: Readonly<Record<string, string>>
  /** Says what is not as wanted, a sentence; null where all is. */
  readonly flaw: (record: RunRecord) => string | null
}

/**
 * Certifies a reference and says what came of it and how long it took; true where all is as wanted.
 *
 * The record is kept in a folder of its own, to be looked into where something is not.
 */
export async function certify(given: Certifying): Promise<boolean> {
  const { what, server, words, variables } = given
  const folder = mkdtempSync(join(tmpdir(), 'decider-kit-certify-'))
  const file = join(folder, 'record.json')
  const launched = [process.execPath, main, 'reference', '--port', '{port}', ...server]
  const command = launched.map(quoted).join(' ')
  const began = performance.now()
  const child = spawn(
    process.execPath,
    // A choice of 255 options is 255 passes, which software devices and busy machines take long for.
    [main, 'certify', '--launch', command, '--timeout', '120000', '--json', file, ...words],
    { stdio: 'inherit', env: { ...process.env, ...variables } },
  )
  const [code] = await once(child, 'exit')
  const seconds = Math.round((performance.now() - began) / 1000)
  const flaw = await flawOf(file, Number(code ?? EXIT.kitFault), given)
  if (flaw === null) {
    process.stdout.write(`${what} is as wanted, in ${seconds} s\n`)
    return true
  }
  process.stdout.write(
    [
      `${what} is not as wanted, after ${seconds} s: ${flaw}`,
      `Each exchange is in ${file}; to read it: node dist/cli/main.js report ${file}`,
      `To run it alone: ${command.replace('{port}', '8471')}\n`,
    ].join('\n'),
  )
  return false
}

const quoted = (word: string): string => (/^[\w./{}-]+$/.test(word) ? word : `'${word}'`)

async function flawOf(file: string, code: number, { flaw }: Certifying): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return `certify ended with ${code} and wrote no record.`
  const record = await parseRecord(text, file)
  if (record.verdict !== 'conformant') return `it is ${record.verdict}.`
  return flaw(record) ?? (code === 0 ? null : `certify ended with ${code}.`)
}
