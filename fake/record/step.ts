import { isDeeperThan } from '../../spec/json-object.ts'
import type { Redaction } from '../redaction.ts'
import { respond } from '../respond.ts'
import { valueIn } from '../script/match.ts'
import { DEEPEST } from '../script/problem.ts'
import { decoded, writtenBody } from './body.ts'
import { type Breakage, breakageOf } from './breakage.ts'
import type { Exchange, Heard } from './exchange.ts'
import { keptHeaders, valuesOf } from './headers.ts'

/** A value as it stands in a script, before it is written in YAML. */
export type Written = Readonly<Record<string, unknown>>

/** What a script says of one exchange: its effect, and what a comment tells of it. */
export type Played = { readonly effect: Written | null; readonly notes: readonly string[] }

/** Gives the conditions that this request meets, and no request that asks anything else; without secrets. Null where the body is nested too deep to be compared. */
export function conditionsOf({ request }: Exchange, redaction: Redaction): Written | null {
  const { method, path, body } = request
  const isBare = body.length === 0 && (method === 'GET' || method === 'HEAD')
  const value = valueIn(body)
  if (isDeeperThan(value, DEEPEST)) return null
  // As scripts compare values: a number beyond all bounds is null in JSON.
  const is = redaction.json(JSON.parse(JSON.stringify(value)))
  return { method, path: redaction.text(path), ...(!isBare && { body: { is } }) }
}

/** Gives the effect that does to a client what this exchange did to its own; without secrets. */
export function playedOf(exchange: Exchange, redaction: Redaction): Played {
  const { heard, firstMs, totalMs } = exchange
  const breakage = breakageOf(exchange)
  const notes = breakage === null ? [] : [breakage.says]
  if (heard?.body === null) return { effect: null, notes: ['a body above 16 MiB is not kept'] }
  const fault = breakage === null ? {} : { fault: breakage.fault }
  const reply = heard === null ? {} : replyOf(exchange, heard, breakage, redaction)
  const delay = delayOf(firstMs, exchange.ending === 'abandoned' ? firstMs : totalMs)
  return { effect: { ...reply, ...delay, ...fault }, notes }
}

function replyOf(
  { request }: Exchange,
  { status, headers, body }: Heard,
  breakage: Breakage | null,
  redaction: Redaction,
): Written {
  const kept = keptHeaders(headers)
  const came = body ?? Buffer.alloc(0)
  const isBroken = breakage !== null
  const plain = isBroken ? null : decoded(came, kept['content-encoding'])
  const { 'content-encoding': _coding, ...uncoded } = kept
  const shown = redaction.bytes(plain ?? came)
  // What a broken exchange announced is what tells its client that something is missing.
  const length =
    isBroken || request.method === 'HEAD' ? valuesOf(headers, 'content-length')[0] : undefined
  return {
    status,
    headers: {
      ...removed(request, kept),
      ...redaction.headers(withoutTags(plain === null ? kept : uncoded)),
      ...(length !== undefined && { 'content-length': length }),
    },
    body: writtenBody(breakage?.isHalved === true ? doubled(shown) : shown),
  }
}

/** Takes away the headers that the fake would send of itself. */
const removed = (request: Exchange['request'], kept: Written): Written =>
  Object.fromEntries(
    Object.keys(respond(request).headers)
      .filter(name => !Object.hasOwn(kept, name))
      .map(name => [name, null]),
  )

/** Leaves out what a template would change. */
const withoutTags = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => !value.includes('{{')))

/** Makes a body the first half of a longer one, rounded down. */
const doubled = (body: Buffer): Buffer => Buffer.concat([body, Buffer.alloc(body.length + 1, ' ')])

function delayOf(firstMs: number | null, totalMs: number | null): Written {
  const first = Math.round(firstMs ?? totalMs ?? 0)
  const rest = Math.round(totalMs ?? 0) - first
  const head = first > 0 ? [{ before: 'head', ms: first }] : []
  const body = firstMs !== null && rest > 0 ? [{ before: 'body', ms: rest }] : []
  const delays = [...head, ...body]
  if (delays.length === 0) return {}
  return { delay: body.length === 0 ? first : delays }
}
