import type { FakeRequest } from '../../reply.ts'
import { askedOf, isObject } from '../edit.ts'
import { asks } from './repair.ts'

function isOutside(question: unknown): boolean {
  if (!isObject(question)) return false
  const { type, criteria, instructions } = question
  if (typeof instructions !== 'string') return true
  if (type === 'noul') return typeof criteria === 'string'
  if (type === 'choice') return isObject(criteria) && Object.keys(criteria).length === 1
  return Array.isArray(criteria) && (criteria.length === 1 || criteria.length > 10)
}

/** Says whether a request is outside the page's limits and within those of the API it adopts. */
export function isBeyondLimits(request: FakeRequest): boolean {
  const asked = askedOf(request)
  const { state } = asked
  const isOddState = 'state' in asked && (typeof state !== 'string' || state === '')
  return isOddState || asks(request, isOutside)
}
