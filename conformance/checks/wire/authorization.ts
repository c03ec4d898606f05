import type { Exchange } from '../../exchange.ts'
import type { Probe, ProbeRequest } from '../../probe.ts'
import { post } from '../post.ts'
import { plainText } from './plain.ts'
import { statusOf } from './refusal.ts'

/** The statuses that say a request lacks the right token (section "Errors and time"). */
export const isUnauthorized = (exchange: Exchange): boolean =>
  exchange.ended === 'clean' && [401, 403].includes(statusOf(exchange))

/** Gives the mark the probe replaces by the token; empty where there is none. */
export const markIn = (probe: Probe): string => probe.tokenMark ?? ''

/** Gives the plain request with this Authorization header, or with none. */
export const postAs = (authorization: 'none' | string): ProbeRequest => ({
  ...post(plainText),
  authorization: authorization === 'none' ? 'none' : { value: authorization },
})

/** Gives a token no server knows. */
export const strangeToken = (probe: Probe): string =>
  `not-the-token-${Math.floor(probe.random() * 2 ** 40).toString(36)}`
