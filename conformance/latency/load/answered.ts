import type { SystemOneRequest } from '../../../spec/nouns.ts'
import { readBody } from '../../../spec/response.ts'
import type { Exchange } from '../../exchange.ts'
import { bodyOf } from '../../json-body.ts'

/** Says whether a complete 200 came that answers every question of the request (page section "Response"). */
export const isAnsweredWhole = ({ questions }: SystemOneRequest, exchange: Exchange): boolean => {
  if (exchange.received?.status !== 200) return false
  const { answers } = readBody(bodyOf(exchange), questions)
  return [...answers.values()].every(({ reads }) => reads !== 'unknown')
}
