import type { Received } from '../../exchange.ts'
import { locate } from './json-locator.ts'
import type { Span } from './span.ts'

/** The name of the status line among the lines of a head; no header can have it. */
export const STATUS = ':status'

/** What a finding points at in an exchange: a part of the body, a line of the head, or how it ended. */
export type Offence =
  | { readonly part: 'body'; readonly span: Span; readonly note: string | null }
  | { readonly part: 'head'; readonly line: string }
  | { readonly part: 'ending' }

/**
 * Finds what the place of a finding means in a response.
 *
 * `at` is a JSON pointer into the body ('' is all of it), `status`, `header <name>`, `byte <offset>`
 * or `connection`; where there is no response, the ending is all there is to point at.
 */
export function offenceAt(at: string, received: Received | null): Offence {
  if (received === null || at === 'connection') return { part: 'ending' }
  if (at === 'status') return { part: 'head', line: STATUS }
  if (at.startsWith('header ')) return { part: 'head', line: at.slice('header '.length) }
  const { body } = received
  const [, offset] = /^byte (\d+)$/.exec(at) ?? []
  if (offset !== undefined) {
    const from = Math.min(Number(offset), body.length)
    const span = { from, to: Math.min(from + 1, body.length) }
    return { part: 'body', span, note: null }
  }
  const { span, depth } = at.startsWith('/')
    ? locate(body, at)
    : { span: { from: 0, to: body.length }, depth: 0 }
  return { part: 'body', span, note: depth < partsOf(at) ? missing(at) : null }
}

const partsOf = (at: string): number => (at.startsWith('/') ? at.split('/').length - 1 : 0)

const missing = (at: string): string =>
  `Nothing stands at ${at}; marked is the innermost value it would stand in.`
