import type { Ending } from '../exchange.ts'

/** How a connection failed, in the kit's word and in the system's. */
export type Failure = { readonly ended: Ending; readonly cause: string }

const resets: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED'])

/** Gives the code of an error (`ECONNREFUSED`), else its message. */
export const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && code !== '') return code
  return error.message === '' ? error.name : error.message
}

/**
 * Says what an error on a connection means: before the connection stood it was refused, afterwards
 * it was reset (RST) or closed early (FIN, or bytes that are no HTTP response).
 */
export const failureOf = (error: unknown, connected: boolean): Failure => {
  const cause = causeOf(error)
  if (!connected) return { ended: 'refused', cause }
  return { ended: resets.has(cause) ? 'reset' : 'closed-early', cause }
}
