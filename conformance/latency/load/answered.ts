import type { JsonObject } from '../../../spec/json-object.ts'
import { readBody } from '../../../spec/response.ts'
import { isRequest } from '../../../spec/validate.ts'
import type { Exchange } from '../../exchange.ts'
import { bodyOf } from '../../json-body.ts'

/** Says whether a complete 200 came that answers every question of `body` (page section "Response"). */
export const isAnsweredWhole = (body: JsonObject, exchange: Exchange): boolean => {
  if (exchange.received?.status !== 200 || !isRequest(body)) return false
  const { answers } = readBody(bodyOf(exchange), body.questions)
  return [...answers.values()].every(({ reads }) => reads !== 'unknown')
}
