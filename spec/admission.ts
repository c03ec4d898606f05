import { isBearer } from './bearer.ts'
import type { Dialect, Refusal } from './dialect.ts'

const missing = { kind: 'no-token', detail: 'expected Authorization: Bearer <token>' } as const
const wrong = { kind: 'wrong-token', detail: 'the token is not known here' } as const

/** Gives the refusal of a request by its Authorization header: without a token that is needed, or with another; null where it may ask. */
export function tokenRefusalOf(
  dialect: Pick<Dialect, 'token'>,
  authorization: string | undefined,
  token: string | undefined,
): Refusal | null {
  if (token === undefined) {
    // A hosted decider wants some token from everybody; without one of its own a server takes any.
    return dialect.token === 'always' && !isSome(authorization) ? missing : null
  }
  if (isBearer(authorization, token)) return null
  return isSome(authorization) ? wrong : missing
}

const isSome = (authorization: string | undefined): boolean =>
  authorization !== undefined && /^bearer +\S/i.test(authorization)
