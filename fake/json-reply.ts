import type { FakeReply } from './reply.ts'

/** Makes a reply whose body is `value` as compact JSON. */
export function jsonReply(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): FakeReply {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  }
}

/** Makes a refusal: `status` and `{"detail": "..."}`. */
export const refuse = (
  status: number,
  detail: string,
  headers?: Record<string, string>,
): FakeReply => jsonReply(status, { detail }, headers)
