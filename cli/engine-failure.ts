import { UsageError } from '../conformance/errors.ts'
import type { Failure } from '../reference/engines/engine.ts'
import { EndedError, EXIT } from './exit.ts'

/** Gives the error a command ends with where its model failed: the server of it is not there, or was asked wrongly. */
export const endOf = ({ kind, says }: Failure): Error =>
  kind === 'unreachable' || kind === 'lost'
    ? new EndedError(EXIT.unreachable, says)
    : new UsageError(says)
