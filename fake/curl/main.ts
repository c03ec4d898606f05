import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { type CurlRim, runCall } from './call.ts'
import { CODE, CurlEnding } from './ending.ts'

// A longer timer fires at once.
const LONGEST = 2 ** 31 - 1

const isCode = (cause: unknown, code: string): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === code

/** Does what touches a file, and names the file with curl's own exit code where that fails. */
function touching<T>(code: number, path: string, act: () => T): T {
  try {
    return act()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CurlEnding(code, `${path}: ${reason}`)
  }
}

// process.stdout and process.stdin would load streams, which costs a tenth of the whole call.
function writeWhole(descriptor: number, text: string): void {
  let left = Buffer.from(text)
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(descriptor, left))
    } catch (cause) {
      if (!isCode(cause, 'EAGAIN')) throw cause
      // The reader of a pipe that does not block is behind.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
    }
  }
}

const rim: CurlRim = {
  variables: process.env,
  read: path =>
    touching(CODE.readError, path === '-' ? 'standard input' : path, () =>
      readFileSync(path === '-' ? 0 : path),
    ),
  write: (path, text) => touching(CODE.writeError, path, () => writeFileSync(path, text)),
  print: text => touching(CODE.writeError, 'standard output', () => writeWhole(1, text)),
  say: line => writeWhole(2, `${line}\n`),
  waitUntil: async ms => {
    for (let left = ms - elapsed(); left > 0; left = ms - elapsed()) {
      await new Promise(resume => setTimeout(resume, Math.min(left, LONGEST)))
    }
  },
  onInterrupt: release => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(name, () => {
        release()
        // With its listener gone the signal ends the process as it would have.
        process.kill(process.pid, name)
      })
    }
  },
}

/** The time since the process started, in ms: node's own start counts, as everything before the reply does to a caller. */
function elapsed(): number {
  return process.uptime() * 1000
}

runCall(process.argv.slice(2), rim).then(code => {
  process.exitCode = code
})
