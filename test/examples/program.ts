import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Where the examples lie. */
export const folder = join(root, 'examples/scripts')

/** Gives the lines that the comment at the start of a program says it prints. */
export function promisedBy(name: string): string {
  const source = readFileSync(join(folder, name), 'utf8')
  const [, rest = ''] = source.split(/^(?:\/\/ |# |)Prints:\n/m)
  const lines = rest.match(/^(?:(?:\/\/|#)? {2,}.+\n)+/)?.[0] ?? ''
  return lines.replace(/^(?:\/\/ {3}|# {3}| {2})/gm, '')
}

/** What a program left behind. */
export type Ran = { readonly code: unknown; readonly out: string; readonly err: string }

/** Runs a program of the examples to its end, a minute at most. */
export const runProgram = (name: string): Promise<Ran> =>
  new Promise(resolve => {
    const [command, path] = commandOf(name)
    execFile(command, [path], { cwd: root, timeout: 60_000 }, (error, out, err) =>
      resolve({ code: error === null ? 0 : (error.code ?? error.signal), out, err }),
    )
  })

function commandOf(name: string): [string, string] {
  if (name.endsWith('.sh')) return ['bash', join(folder, name)]
  if (name.endsWith('.py')) return ['python3', join(folder, name)]
  return [process.execPath, join(root, 'dist/examples/scripts', name.replace(/ts$/, 'js'))]
}
