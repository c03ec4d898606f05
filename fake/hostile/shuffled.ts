import { isObject } from '../../spec/json-object.ts'
import { shuffleKeys } from '../legal/key-order.ts'
import type { HostileTrait } from './trait.ts'

/** Writes keys in any order: an object has none (RFC 8259 section 4). */
export const shuffled: HostileTrait = {
  id: 'shuffled',
  says: 'Writes the keys of every object in another order each time.',
  share: 0.5,
  edit(body, next) {
    const changed = shuffleKeys(body, next)
    return isObject(changed) ? changed : body
  },
}
