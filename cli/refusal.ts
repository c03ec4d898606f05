import { UsageError } from '../conformance/errors.ts'

/** Throws an error that says in a sentence what was asked wrongly as a UsageError. */
export const refuse = (error: unknown): never => {
  throw new UsageError(error instanceof Error ? error.message : String(error))
}
