import { isObject, type JsonObject } from '../../spec/json-object.ts'

/** A request body that is no JSON. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody'
}

/** Reads a body as a JSON object, an empty one as `{}`; throws UnreadableBody for what is no JSON, a TypeError for what is no object. */
export function readJsonBody(text: string): JsonObject {
  if (text.trim() === '') return {}
  const value = parsed(text)
  if (isObject(value)) return value
  throw new TypeError('the body: expected a JSON object, got another value.')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnreadableBody('the body: expected JSON, got another text.', { cause })
  }
}
