import { inspectJson, unreadableKinds } from '../../../spec/json-bytes.ts'
import { isObject, ownValue } from '../../../spec/json-object.ts'
import { pointer } from '../../../spec/pointer.ts'
import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import {
  type Complaint,
  fail,
  isThrottled,
  oneLine,
  pass,
  throttled,
  unmet,
  whatCame,
} from '../../expect.ts'
import { answersOf, bodyOf } from '../../json-body.ts'
import { REFUSAL_REQUESTS, refusalToldBy } from './essentials.ts'
import { exampleAsk } from './questions.ts'
import { shown } from './reply.ts'

const sends = 'the page’s example by hand'

/** RESPONSE-STATUS: 200 and nothing else is an answer. */
export const bodyStatus: Check = {
  id: 'body.status',
  clauses: ['RESPONSE-STATUS'],
  title: 'an answer has status 200',
  needs: ['endpoint.no-redirect'],
  requests: 1 + REFUSAL_REQUESTS,
  sends: `${sends}; if it is refused, changed in one thing at a time, to tell whether another check says why`,
  passes: 'exactly 200: 201, 202 and 204 are no answer',
  killedBy: ['status-201', 'status-204', 'status-500'],
  async run(probe) {
    const exchange = await probe.ask(exampleAsk)
    const status = exchange.received?.status
    if (status === 200) return pass
    if (isThrottled(exchange)) return throttled(exchange)
    const told = status !== undefined && status >= 400 ? await refusalToldBy(probe) : null
    if (told !== null) return unmet(`a 200 to the page’s example; ${told} tells why it is refused`)
    return fail(exchange, {
      says: 'the status of an answer is not 200',
      at: status === undefined ? 'connection' : 'status',
      expected: '200',
      actual: whatCame(exchange),
    })
  },
}

/** RESPONSE-JSON: the body is one JSON text. What is wrong with its bytes is body.bytes' matter. */
export const bodyJson: Check = {
  id: 'body.json',
  clauses: ['RESPONSE-JSON', 'RESPONSE-BYTES'],
  title: 'the body is one readable JSON text',
  needs: ['body.status'],
  requests: 1,
  sends,
  passes: 'a complete body that a JSON parser reads to its end',
  killedBy: [
    'body-empty',
    'body-html',
    'body-half',
    'body-trailing',
    'body-twice',
    'number-nan',
    'number-infinity',
  ],
  async run(probe) {
    const exchange = await probe.ask(exampleAsk)
    const { received, ended } = exchange
    if (received === null || ended !== 'clean') return unmet(`a whole body (${whatCame(exchange)})`)
    if (isThrottled(exchange)) return throttled(exchange)
    if (bodyOf(exchange) !== undefined) return pass
    const flaw = inspectJson(received.body).findings.find(({ kind }) => unreadableKinds.has(kind))
    return fail(exchange, {
      says: `the body is not one JSON text: ${flaw?.says ?? 'a parser refuses it'}`,
      at: `byte ${flaw?.offset ?? 0}`,
      expected: 'one JSON text and nothing else',
      actual: received.body.length === 0 ? 'no bytes' : oneLine(received.body),
    })
  },
}

/** Gives the path of the first object named answers below the top level, or null. */
function answersBelow(value: unknown, path: readonly string[] = []): string | null {
  if (!isObject(value) || path.length > 4) return null
  if (isObject(ownValue(value, 'answers'))) return pointer(...path, 'answers')
  const below = Object.entries(value).map(([key, inner]) => answersBelow(inner, [...path, key]))
  return below.find(found => found !== null) ?? null
}

function missingAnswers(exchange: Exchange): Complaint {
  const body = bodyOf(exchange)
  const answers = isObject(body) ? ownValue(body, 'answers') : undefined
  const wrapped = answersBelow(body)
  const found = wrapped === null ? 'has no answers object' : `has its answers at ${wrapped}`
  return {
    says: `the body ${found}, not at the top level`,
    at: isObject(body) ? '/answers' : '',
    expected: 'an object whose answers is an object',
    actual: shown(answers ?? body),
  }
}

/** RESPONSE-ANSWERS: what every other check stands on. */
export const bodyAnswers: Check = {
  id: 'body.answers',
  clauses: ['RESPONSE-ANSWERS'],
  title: 'the body has an answers object at its top level',
  needs: ['body.json'],
  requests: 1,
  sends,
  passes: 'answers is an object, empty or not; an array is none',
  killedBy: ['answers-wrapped', 'answers-array', 'answers-null', 'answers-missing', 'body-array'],
  async run(probe) {
    const exchange = await probe.ask(exampleAsk)
    if (isThrottled(exchange)) return throttled(exchange)
    if (bodyOf(exchange) === undefined) return unmet(`a JSON body (${whatCame(exchange)})`)
    return answersOf(exchange) !== null ? pass : fail(exchange, missingAnswers(exchange))
  },
}
