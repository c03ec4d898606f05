import { type ListenOptions, listen } from '../listen.ts'
import { followConnections } from './connections.ts'
import { createProxy } from './proxy.ts'
import { createRecording } from './recording.ts'
import { claimScriptFile, openScriptFile } from './script-file.ts'
import { openUpstream } from './upstream.ts'

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
  /** Takes one line about an exchange that is not recorded. */
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
      if (recording.add(exchange)) {
        file.refresh()
      } else if (!isFull) {
        isFull = true
        warn('the recording is full: further exchanges pass through unrecorded.')
      }
    },
  })
  const connections = followConnections(server)
  const listener = await listen(options, socket => {
    connections.add(socket)
    server.emit('connection', socket)
  })
  const stop = async (): Promise<void> => {
    connections.end(GRACE_MS)
    await listener.close()
    await upstream.close()
    await file.finish()
  }
  return { url: listener.url, port: listener.port, certificate: listener.certificate, stop }
}
