#!/usr/bin/env node
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { EXIT } from './exit.ts'
import { createPrinter } from './print.ts'
import { runProgram } from './program.ts'
import type { Rim } from './rim.ts'

const { stdin, stdout, stderr, env } = process
// A seed is published as a digest before a run: what has 128 random bits cannot be guessed from it.
const SEED_BYTES = 16
const interruption = new AbortController()
let isTakenOver = false

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    if (!isTakenOver) process.exit(EXIT.interrupted)
    interruption.abort()
  })
}
for (const stream of [stdout, stderr]) {
  // A reader such as head may leave early; that is its right and no fault worth a message.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? process.exitCode : EXIT.kitFault)
  })
}

const wantsColour = (stream: { isTTY?: boolean }): boolean =>
  stream.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb'

const rim: Rim = {
  ...createPrinter(stdout, stderr),
  exit: code => {
    process.exitCode = code
  },
  env: name => env[name],
  stdin: () => (stdin.isTTY === true ? null : readAll()),
  now: () => Date.now(),
  clock: () => performance.now(),
  freshSeed: () => randomBytes(SEED_BYTES).toString('hex'),
  colour: { output: wantsColour(stdout), diagnosis: wantsColour(stderr) },
  interruption: () => {
    isTakenOver = true
    return interruption.signal
  },
}

// Loaded when it is needed: the module brings web streams with it, which --help does without.
async function readAll(): Promise<string> {
  const { text } = await import('node:stream/consumers')
  return text(stdin)
}

await runProgram(process.argv.slice(2), rim, versionOfPackage())

function versionOfPackage(): string {
  const held: unknown = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  const isVersioned = typeof held === 'object' && held !== null && 'version' in held
  return isVersioned ? String(held.version) : 'unknown'
}
