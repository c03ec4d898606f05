import type { Fault } from '../fault.ts'
import { closeBeforeHeaders } from './close-before-headers.ts'
import { closeInsideBody } from './close-inside-body.ts'
import { empty204 } from './empty-204.ts'
import { neverAnswer } from './never-answer.ts'
import { resetBeforeHeaders } from './reset-before-headers.ts'

/** Every fault, in the order in which an exchange meets them. */
export const faults: readonly Fault[] = [
  neverAnswer,
  resetBeforeHeaders,
  closeBeforeHeaders,
  closeInsideBody,
  empty204,
]

const byId: ReadonlyMap<string, Fault> = new Map(faults.map(fault => [fault.id, fault]))

/** Gives the fault with this id, or undefined. */
export const faultOf = (id: string): Fault | undefined => byId.get(id)
