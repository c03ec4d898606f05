import type { FakeReply } from './reply.ts'

const json = { 'content-type': 'application/json' } as const

/** Makes a reply whose body is `value` as compact JSON. */
export function jsonReply(
  status: number,
  value: unknown,
  headers?: Readonly<Record<string, string>>,
): FakeReply {
  return {
    status,
    headers: headers === undefined ? json : { ...json, ...headers },
    body: Buffer.from(JSON.stringify(value)),
  }
}

/** Makes a refusal: `status` and `{"detail": "..."}`. */
export const refuse = (
  status: number,
  detail: string,
  headers?: Record<string, string>,
): FakeReply => jsonReply(status, { detail }, headers)
