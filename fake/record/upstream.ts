import { Agent } from 'undici'
import type { Ending, HeaderList } from './exchange.ts'
import { pairsOf } from './headers.ts'

/** A request on its way to the decider; the path with its query. */
export type Outgoing = {
  readonly method: string
  readonly path: string
  readonly headers: HeaderList
  readonly body: Buffer
}

/** Hears what a decider does with a request: first `start`, then a head and bytes as far as they come, at last `end`. */
export type ReplyListener = {
  start(): void
  head(status: number, message: string, headers: HeaderList): void
  /** Gives false where no more is wanted until `resume`. */
  bytes(chunk: Buffer): boolean
  end(ending: Ending, cause: string | null): void
}

/** A request that is being answered. */
export type Pending = { abort(): void; resume(): void }

/** The way to one decider. */
export type Upstream = {
  send(request: Outgoing, listener: ReplyListener): Pending
  /** Ends every connection. */
  close(): Promise<void>
}

/**
 * Opens the way to the decider at `url`, by http, https, http+unix or https+unix; throws an Error of one sentence for another URL.
 *
 * Each exchange has a connection of its own, so that what a decider does to one is never put down to another.
 */
export function openUpstream(url: string): Upstream {
  const { origin, prefix, socketPath } = targetOf(url)
  const agent = new Agent({
    pipelining: 0,
    // The client decides how long it waits.
    headersTimeout: 0,
    bodyTimeout: 0,
    ...(socketPath !== null && { connect: { socketPath } }),
  })
  return {
    send: ({ method, path, headers, body }, listener) =>
      dispatch(
        agent,
        {
          ...{ origin, method, path: prefix + path },
          headers: headers.flat(),
          body: body.length === 0 ? null : body,
        },
        listener,
      ),
    close: () => agent.destroy(),
  }
}

function dispatch(agent: Agent, options: Agent.DispatchOptions, listener: ReplyListener): Pending {
  let controls: Pending | null = null
  let isAborted = false
  let hasStarted = false
  agent.dispatch(options, {
    onRequestStart(controller) {
      controls = {
        abort: () => controller.abort(new Error('the client is gone')),
        resume: () => controller.resume(),
      }
      hasStarted = true
      if (isAborted) controls.abort()
      listener.start()
    },
    onResponseStart({ rawHeaders }, status, headers, message = '') {
      if (status < 200) return
      listener.head(status, message, listOf(Array.isArray(rawHeaders) ? rawHeaders : null, headers))
    },
    onResponseData(controller, chunk) {
      if (!listener.bytes(chunk)) controller.pause()
    },
    onResponseEnd: () => listener.end('whole', null),
    onResponseError: (_, error) => listener.end(endingOf(error, hasStarted), causeOf(error)),
  })
  return {
    abort() {
      isAborted = true
      controls?.abort()
    },
    resume: () => controls?.resume(),
  }
}

const listOf = (
  raw: readonly (string | Buffer)[] | null,
  named: Readonly<Record<string, string | string[] | undefined>>,
): HeaderList =>
  raw === null
    ? Object.entries(named).flatMap(([name, values]) =>
        [values ?? []].flat().map((value): [string, string] => [name, value]),
      )
    : pairsOf(raw)

const causeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : error.message

function endingOf(error: Error, hasStarted: boolean): Ending {
  const cause = causeOf(error)
  if (cause === 'UND_ERR_SOCKET') return 'closed'
  return hasStarted ? 'reset' : 'unreachable'
}

/** Splits the URL of a decider into where to connect and the path it starts with. */
function targetOf(text: string) {
  const url = URL.canParse(text) ? new URL(text) : null
  const [, scheme, unix] = /^(https?)(\+unix)?:$/.exec(url?.protocol ?? '') ?? []
  if (url === null || scheme === undefined || url.host === '') {
    throw new Error(
      `${JSON.stringify(text)} is no URL of a decider. Give one such as http://127.0.0.1:8471.`,
    )
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new Error(
      'the URL of the decider has a user name, a query or a fragment. Give it without, and a secret by --token-env.',
    )
  }
  const prefix = url.pathname.replace(/\/+$/, '')
  if (unix === undefined) return { origin: url.origin, prefix, socketPath: null }
  return { origin: `${scheme}://localhost`, prefix, socketPath: socketPathIn(url.host) }
}

function socketPathIn(host: string): string {
  try {
    return decodeURIComponent(host)
  } catch (cause) {
    throw new Error(
      `${JSON.stringify(host)} is no path of a Unix socket. Percent-encode it, as in http+unix://%2Ftmp%2Fdecider.sock.`,
      { cause },
    )
  }
}

/** Says whether a decider's URL leads to where a server listens itself, on this machine. */
export function isSame(decider: string, listening: string): boolean {
  const [one, other] = [new URL(decider), new URL(listening)]
  const isHere = ({ hostname }: URL) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
  if (one.protocol.includes('unix') || other.protocol.includes('unix')) {
    return one.host === other.host && one.protocol === other.protocol
  }
  return (
    one.port === other.port && (one.hostname === other.hostname || (isHere(one) && isHere(other)))
  )
}
