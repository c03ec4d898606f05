import type { Socket } from 'node:net'
import { type Listener, type ListenOptions, listen } from '../listen.ts'
import { followConnections } from './connections.ts'
import type { Exchange } from './exchange.ts'
import { createProxy } from './proxy.ts'
import { createRecording } from './recording.ts'
import { claimScriptFile, leaveScriptFile, openScriptFile } from './script-file.ts'
import { isSame, openUpstream } from './upstream.ts'

/** What a recorder stands before, where it listens and what it writes. */
export type RecorderOptions = ListenOptions & {
  /** The decider: http, https, http+unix or https+unix, with the path it lies under. */
  readonly url: string
  /** The script to write; what lies there already is never written over. */
  readonly out: string
  /** Sent to the decider with requests that have no Authorization of their own; never written. */
  readonly token?: string
  /** Whether every request has to carry the token. Default: no. */
  readonly isTokenAsked?: boolean
  /** A clock that never goes back, in ms. */
  readonly clock: () => number
  /** Takes one line about an exchange that is not recorded, or found no decider. */
  readonly warn: (line: string) => void
}

/** A recorder that listens. */
export type Recorder = {
  /** The base URL, without a slash at its end. */
  readonly url: string
  readonly port: number
  /** The certificate a client has to trust, as PEM; null without TLS. */
  readonly certificate: string | null
  /** Finishes what is being answered, up to 2 s, and writes the script; rejects where it cannot be written. */
  stop(): Promise<void>
}

const GRACE_MS = 2000

/**
 * Stands before a real decider and writes a script that replays what it answered, whole after every exchange.
 *
 * Rejects with an Error of one sentence for a URL that is none, a file that is there, and where it cannot listen.
 */
export async function startRecorder(options: RecorderOptions): Promise<Recorder> {
  const { url, out, token, isTokenAsked = false, clock, warn } = options
  const upstream = openUpstream(url)
  await claimScriptFile(out)
  const recording = createRecording(token, new URL(url).host)
  const file = openScriptFile(out, recording.text)
  let isFull = false
  const server = createProxy({
    ...{ upstream, isTokenAsked, clock, warn },
    ...(token !== undefined && { token }),
    onExchange(exchange) {
      warnOf(exchange, warn)
      if (recording.add(exchange)) {
        file.refresh()
      } else if (!isFull) {
        isFull = true
        warn('the recording is full: further exchanges pass through unrecorded.')
      }
    },
  })
  const connections = followConnections(server)
  const onSocket = (socket: Socket) => {
    connections.add(socket)
    server.emit('connection', socket)
  }
  const listener = await listenFor(options, onSocket).catch(async error => {
    await leaveScriptFile(out)
    throw error
  })
  const stop = async (): Promise<void> => {
    connections.end(GRACE_MS)
    await listener.close()
    await upstream.close()
    await file.finish()
  }
  return { url: listener.url, port: listener.port, certificate: listener.certificate, stop }
}

/** Listens, unless that is where the decider is looked for: every request would be passed round for ever. */
async function listenFor(
  options: RecorderOptions,
  onSocket: (socket: Socket) => void,
): Promise<Listener> {
  const listener = await listen(options, onSocket)
  if (!isSame(options.url, listener.url)) return listener
  await listener.close()
  throw new Error(
    `${options.url} is where the recorder listens itself. Give the URL of the decider, or another --port.`,
  )
}

function warnOf({ number, ending, cause }: Exchange, warn: RecorderOptions['warn']): void {
  if (ending !== 'unreachable') return
  const isUntrusted = cause !== null && /CERT|SELF_SIGNED|ALTNAME/.test(cause)
  const next = isUntrusted
    ? 'Name a file with its certificate in NODE_EXTRA_CA_CERTS.'
    : 'Is it running, and is its URL right?'
  warn(`request ${number}: the decider could not be reached (${cause}). ${next}`)
}
