import { isObject, type JsonObject, ownValue } from '../spec/json-object.ts'
import type { Exchange } from './exchange.ts'

/** A body read as JSON, or what is wrong with it. */
export type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string }

/** Reads the body of a response as JSON in UTF-8 (RFC 8259); a byte order mark or broken UTF-8 makes it none. */
export const jsonOf = ({ received }: Exchange): Parsed => {
  if (received === null) return { ok: false, error: 'no response' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(received.body)
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Gives the JSON value of a complete response, or undefined where it has none.
 * It reads as the most patient client does, so that flaws in the bytes are one check's finding and not everyone's.
 */
export const bodyOf = ({ received, ended }: Exchange): unknown => {
  if (received === null || ended !== 'clean') return undefined
  try {
    return JSON.parse(new TextDecoder().decode(received.body))
  } catch {
    return undefined
  }
}

/** Gives the answers object of a complete 200, read as `bodyOf` does, or null when the exchange is no answer. */
export const answersOf = (exchange: Exchange): JsonObject | null => {
  if (exchange.received?.status !== 200) return null
  const answers = ownValue(bodyOf(exchange), 'answers')
  return isObject(answers) ? answers : null
}
