import { type ChildProcess, fork } from 'node:child_process'
import { Asking, type Patience } from './asking.ts'
import { isReceived, type Received, type Sent } from './messages.ts'

/** A process that computes; it serves one parent and ends with it. */
export type WorkerProcess = Pick<Asking, 'ask'> & {
  /** What it says first: what it found, that it is ready, or why it cannot; null where it ended without a word. */
  readonly first: Promise<Received | null>
  /** Why it ended, in words that follow what ended. */
  readonly ended: Promise<string>
  /** Ends it at once, by its own id; resolves when it is gone. */
  kill(): Promise<void>
}

/** Starts the module at a path in a process of its own and sends it what it is for; one that hangs is ended. */
export function startWorker(
  module: string,
  purpose: Extract<Sent, { kind: 'look' | 'start' }>,
  patience: Patience,
): WorkerProcess {
  // Nothing of the parent's own options, such as a debugger's port, and nothing on its streams.
  const child = fork(module, [], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const end = { isWanted: false }
  // To a child that is gone nothing can be said; its end is listened to.
  const send = (message: Sent) => void (child.connected && child.send(message, () => {}))
  const asking = new Asking(send, patience)
  // A process that waits for its driver may outlive even SIGKILL: its end is not waited for.
  const hung = asking.silent.then(() => {
    child.kill('SIGKILL')
    return `said nothing for ${patience.silenceMs / 1000} s and was ended`
  })
  const ended = Promise.race([endOf(child, end), hung])
  child.on('message', message => {
    if (isReceived(message)) asking.take(message)
  })
  void ended.then(reason => asking.lose(reason))
  send(purpose)
  return {
    first: firstOf(child, ended),
    ended,
    ask: (request, isResult, signal) => asking.ask(request, isResult, signal),
    async kill() {
      end.isWanted = true
      child.kill('SIGKILL')
      await ended
    },
  }
}

const firstOf = (child: ChildProcess, ended: Promise<string>): Promise<Received | null> =>
  new Promise(resolve => {
    child.on('message', message => {
      if (!isReceived(message)) resolve(null)
      else if (message.kind !== 'going') resolve(message)
    })
    void ended.then(() => resolve(null))
  })

// What a crash has to say for itself stands at the end.
const LONGEST_TAIL = 2000

function endOf(child: ChildProcess, end: { readonly isWanted: boolean }): Promise<string> {
  let tail = ''
  let broken: string | null = null
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-LONGEST_TAIL)
  })
  child.on('message', message => {
    if (isReceived(message) && message.kind === 'broken') broken = message.says
  })
  return new Promise(resolve => {
    child.once('error', error => resolve(`could not be started (${error.message})`))
    child.once('close', (code, signal) => {
      if (end.isWanted) resolve('was ended')
      else resolve(broken === null ? endingOf(code, signal, tail) : `failed (${broken})`)
    })
  })
}

/** Says how a process ended, with the last line it wrote that tells of an error, or else the last. */
function endingOf(code: number | null, signal: string | null, tail: string): string {
  const lines = tail.split('\n').map(line => line.trim())
  const last = lines.findLast(line => /error|assert|fail|terminate/i.test(line)) ?? lines.at(-1)
  const said = last ? `: ${last}` : ''
  if (signal === 'SIGKILL') return `was killed (SIGKILL, as where memory runs out${said})`
  return signal === null ? `ended (code ${code}${said})` : `crashed (${signal}${said})`
}
