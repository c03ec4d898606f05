import type { Exchange } from '../conformance/exchange.ts'

/** Says what to do about an exchange that gave no answer, in one line; null where the answer itself tells. */
export function hintFor({ ended, received, sent }: Exchange, url: string): string | null {
  if (ended === 'refused') return `could not connect to ${url}: is the server running there?`
  if (received?.status !== 401 && received?.status !== 403) return null
  return 'authorization' in sent.headers
    ? 'the server refuses the token it was sent: does the variable of --token-env hold the right one?'
    : 'the server wants a token: name its variable with --token-env.'
}
