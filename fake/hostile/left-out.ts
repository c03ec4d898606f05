import { isObject } from '../../spec/json-object.ts'
import { leaveOut } from '../legal/unknown.ts'
import type { HostileTrait } from './trait.ts'

/** Leaves a key out, which is the answer unknown. */
export const leftOut: HostileTrait = {
  id: 'left-out',
  says: 'Leaves one key out of the answers, the only one too.',
  share: 0.1,
  edit(body, next) {
    const { answers } = body
    if (!isObject(answers)) return body
    return leaveOut(body, Math.floor(next() * Object.keys(answers).length))
  },
}
