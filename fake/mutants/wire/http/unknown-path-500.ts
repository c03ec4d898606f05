import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** A router that raises on a path it does not know. */
export const unknownPath500: Mutant = {
  id: 'unknown-path-500',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Fails with 500 on a path that does not exist.',
  reply: refuseWhen(({ path }) => path === '/v1/nothing-here', 500),
}
