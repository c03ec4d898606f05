import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const main = join(import.meta.dirname, '../../cli/main.js')

/** What a command left behind. */
export type Ran = { readonly code: number | null; readonly out: string; readonly err: string }

/** A command that is running. */
export type Running = { readonly child: ChildProcess; readonly ended: Promise<Ran> }

/** Starts a command of the kit with standard input closed, or holding `input`. */
export function start(words: readonly string[], env: NodeJS.ProcessEnv = {}, input = ''): Running {
  const child = spawn(process.execPath, [main, ...words], { env: { ...process.env, ...env } })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([out, err, [code]]) => ({ code: code === null ? null : Number(code), out, err }),
  )
  return { child, ended }
}

/** Runs a command of the kit to its end. */
export const run = (words: readonly string[], env?: NodeJS.ProcessEnv, input?: string) =>
  start(words, env, input).ended

/** Says whether text is one line that ends in a line feed. */
export const isOneLine = (said: string): boolean => /^[^\n]+\n$/.test(said)
