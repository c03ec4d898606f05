import { UsageError } from '../conformance/errors.ts'
import { type Capability, capabilities } from '../spec/profile.ts'

/** Parses the values of --declare; throws a UsageError for a capability nobody knows. */
export const capabilitiesFrom = (names: readonly string[]): Capability[] =>
  names.map(name => {
    const found = capabilities.find(each => each === name)
    if (found !== undefined) return found
    throw new UsageError(
      `there is no capability ${name}: --declare takes ${capabilities.join(', ')}.`,
    )
  })
