import { UsageError } from '../conformance/errors.ts'
import type { Rim } from './rim.ts'

/** A token and the variable it came from. */
export type NamedToken = { readonly name: string; readonly value: string }

// What a header can carry and every client sends alike; RFC 6750 allows no more.
const VISIBLE = /^[!-~]+$/

/** Reads the token of --token-env, or of another `option`; undefined without one. Throws a UsageError for a variable that is not set, or no token. */
export function readToken(
  name: string | undefined,
  rim: Rim,
  option = '--token-env',
): NamedToken | undefined {
  if (name === undefined) return undefined
  const value = rim.env(name)
  if (value !== undefined && VISIBLE.test(value)) return { name, value }
  if (value !== undefined && value !== '') {
    throw new UsageError(
      `the environment variable named by ${option} holds what no client can send as a token: it takes visible ASCII characters and no blank (RFC 6750).`,
    )
  }
  // A secret given in place of the name may look like a name, so it is not repeated.
  throw new UsageError(
    `the environment variable named by ${option} is not set: export it with the token, then run again.`,
  )
}
