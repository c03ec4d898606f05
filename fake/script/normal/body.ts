import { isObject } from '../../../spec/json-object.ts'
import type { BodyForm } from '../script.ts'

/** Writes a body out: a text, bytes, or a JSON value. */
export function bodyOf(source: unknown): BodyForm {
  if (typeof source === 'string') return { form: 'text', text: source }
  const [key, ...others] = isObject(source) ? Object.keys(source) : []
  const value = isObject(source) && key !== undefined ? source[key] : undefined
  if (others.length > 0) return { form: 'json', value: source }
  if (key === 'json') return { form: 'json', value }
  if (key === 'text') return { form: 'text', text: String(value) }
  if (key === 'base64') return { form: 'bytes', bytes: Buffer.from(String(value), 'base64') }
  return { form: 'json', value: source }
}
