import { UsageError } from '../conformance/errors.ts'
import type { Capability } from '../spec/profile.ts'

const known: readonly Capability[] = ['auth']

/** Parses the values of --declare; throws a UsageError for a capability nobody knows. */
export const capabilitiesFrom = (names: readonly string[]): Capability[] =>
  names.map(name => {
    const found = known.find(each => each === name)
    if (found !== undefined) return found
    throw new UsageError(`there is no capability ${name}: --declare takes ${known.join(', ')}.`)
  })
