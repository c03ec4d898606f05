import { isObject } from '../../spec/json-object.ts'
import type { HostileTrait } from './trait.ts'

/** Names the protocol or does not: absent means 1. */
export const protocol: HostileTrait = {
  id: 'protocol',
  says: 'Gives protocol as 1 in some responses and leaves it out of others.',
  share: 0.5,
  isOfProtocol: true,
  edit(body, next) {
    if (!isObject(body['answers'])) return body
    const { protocol: _protocol, ...others } = body
    return next() < 0.5 ? others : { ...others, protocol: 1 }
  },
}
