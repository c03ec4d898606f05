import { parseJson } from '../../json.ts'

/** Gives the first bytes of `body` that are a JSON object, or all of them where none are. */
export function firstObject(body: Buffer): Buffer {
  for (let at = body.indexOf('}'); at >= 0; at = body.indexOf('}', at + 1)) {
    const start = body.subarray(0, at + 1)
    if (parseJson(start) !== undefined) return start
  }
  return body
}
