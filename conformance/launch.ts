import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { kill } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { openTargetAt } from './judge.ts'
import { lastWords } from './last-words.ts'

/** A server under test that the kit started and will stop. */
export type Launched = {
  readonly url: string
  /** What the server wrote on standard output and standard error, the last 64 KiB. */
  output(): string
  /** Ends the whole process group: SIGTERM, and SIGKILL to whatever is left after 5,000 ms. May be called again. */
  stop(): Promise<void>
}

/** How a server is launched. */
export type LaunchOptions = {
  /** A shell command; `{port}` becomes a free port. */
  readonly command: string
  /** The server's base URL; without one it is `http://127.0.0.1:{port}`. */
  readonly url?: string
  /** How long the server may take until it answers, in ms. */
  readonly readyMs: number
  /** Ends the wait, and the server with it. */
  readonly signal?: AbortSignal
  now(): number
}

/** The server could not be launched; its message is a sentence that says what it last wrote. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError'
}

const keptOutput = 64 * 1024
const termMs = 5000
const pollMs = 50

/**
 * Starts a server in a process group of its own and waits until it answers HTTP with anything but 503.
 * Rejects with a LaunchError when it ends first or is not ready in time; nothing is left running then.
 */
export async function launch(options: LaunchOptions): Promise<Launched> {
  const port = await freePort()
  const command = options.command.replaceAll('{port}', String(port))
  const url = (options.url ?? 'http://127.0.0.1:{port}').replaceAll('{port}', String(port))
  const child = spawn('/bin/sh', ['-c', command], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = keepOutput(child)
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopped ??= stopGroup(child, options.now)
    return stopped
  }
  const problem = await waitUntilReady(child, url, options)
  if (problem === null) return { url, output, stop }
  await stop()
  throw new LaunchError(`${problem} ${lastLines(output())}`)
}

/** Finds a TCP port on 127.0.0.1 that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

function keepOutput(child: ChildProcess): () => string {
  let kept = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      kept = (kept + text).slice(-keptOutput)
    })
  }
  return () => kept
}

/** Gives null once the server answers, else what kept it from answering. */
async function waitUntilReady(
  child: ChildProcess,
  url: string,
  { readyMs, signal, now, command }: LaunchOptions,
): Promise<string | null> {
  const target = openTargetAt(url, { timeoutMs: 2000, now })
  const probe = target.probe({ check: 'launch', seed: 'launch', record: () => {} })
  const started = now()
  try {
    while (now() - started < readyMs) {
      if (signal?.aborted) return `the launch of "${command}" was interrupted.`
      const { received } = await probe.send({ method: 'GET', path: '/health' })
      if (hasEnded(child))
        return `"${command}" ended (${endOf(child)}) before it answered at ${url}.`
      if (received !== null && received.status !== 503) return null
      await wait(pollMs)
    }
    return `"${command}" did not answer at ${url} within ${readyMs / 1000} s. Does it listen on the port it was given with {port}?`
  } finally {
    await target.close()
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null

const endOf = ({ exitCode, signalCode }: ChildProcess): string =>
  signalCode === null ? `exit code ${exitCode}` : `signal ${signalCode}`

function lastLines(output: string): string {
  const lines = lastWords(output, 8).join(' | ')
  return lines === '' ? 'It wrote nothing.' : `It last wrote: ${lines}`
}

async function stopGroup(child: ChildProcess, now: () => number): Promise<void> {
  const group = child.pid
  if (group === undefined) return
  signalGroup(group, 'SIGTERM')
  const started = now()
  while (isAlive(group) && now() - started < termMs) await wait(pollMs)
  signalGroup(group, 'SIGKILL')
  if (!hasEnded(child)) await once(child, 'exit')
}

/** Sends a signal to every process of the group; an empty group is no error. */
function signalGroup(group: number, name: NodeJS.Signals): void {
  try {
    kill(-group, name)
  } catch {
    // ESRCH: every process of the group has ended already.
  }
}

function isAlive(group: number): boolean {
  try {
    return kill(-group, 0)
  } catch {
    return false
  }
}
