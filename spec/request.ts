import { findingsOf } from './findings.ts'
import type { SystemOneRequest } from './nouns.ts'
import { rendered } from './rendering.ts'
import type { SchemaFinding } from './sentences.ts'
import { isRequest } from './validate.ts'

/** A request that was read, or what is wrong with the body. */
export type ParsedRequest =
  | { readonly ok: true; readonly request: SystemOneRequest }
  | {
      readonly ok: false
      /** Whether the body was JSON at all; if not, 400 is the fitting refusal, else 422. */
      readonly readable: boolean
      readonly findings: readonly SchemaFinding[]
    }

/** A JSON value, or why the bytes hold none. */
export type ReadJson = { readonly value: unknown } | { readonly flaw: SchemaFinding }

/** Reads the body of a request of protocol v1, as bytes or text; never throws, and names at most 20 findings. */
export function parseRequest(body: Uint8Array | string): ParsedRequest {
  const read = readJson(body)
  if ('flaw' in read) return { ok: false, readable: false, findings: [read.flaw] }
  if (isRequest(read.value)) return { ok: true, request: read.value }
  return { ok: false, readable: true, findings: findingsOf('request', read.value) }
}

/** Reads bytes or text as one JSON text in UTF-8 without a byte order mark; never throws. */
export function readJson(body: Uint8Array | string): ReadJson {
  const text = typeof body === 'string' ? body : decoded(body)
  if (text === undefined) return flawed('text in UTF-8', `${body.length} bytes that are not`)
  return parsed(text) ?? flawed('a JSON text', rendered(text))
}

const flawed = (expected: string, actual: string): ReadJson => ({
  flaw: { at: '', expected, actual },
})

// A byte order mark is kept, so that JSON.parse refuses it: RFC 8259 section 8.1 forbids sending one.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decoded(body: Uint8Array): string | undefined {
  try {
    return utf8.decode(body)
  } catch {
    return undefined
  }
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
