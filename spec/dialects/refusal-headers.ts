import type { Refusal } from '../dialect.ts'

/** Gives the headers HTTP itself wants of a refusal: Allow with 405, Retry-After with 503 and 429 (RFC 9110). */
export const refusalHeaders = ({ allow, retryAfter }: Refusal): Record<string, string> => ({
  ...(allow !== undefined && { allow }),
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
})
