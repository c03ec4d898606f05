import { UsageError } from '../conformance/errors.ts'
import type { Exchange } from '../conformance/exchange.ts'
import { whatCame } from '../conformance/expect.ts'
import { ownValue } from '../spec/json-object.ts'
import { type CallEvent, outcomeOf } from '../spec/outcome.ts'
import { type Reading, unknownReading } from '../spec/reading.ts'
import { type Questions, type ResponseReading, readResponse } from '../spec/response.ts'

/** What came of asking by hand. */
export type Asked = {
  readonly exchange: Exchange
  readonly reading: Omit<ResponseReading, 'findings'>
  /** The answers as they came, by key. */
  readonly raw: ReadonlyMap<string, unknown>
}

/** Reads the exchange of one call as the client does, broken connections included. */
export function readCall(exchange: Exchange, questions: Questions, threshold: string): Asked {
  const { received } = exchange
  const event = eventOf(exchange)
  if (event !== null || received === null) {
    const outcome = outcomeOf(event ?? { kind: 'broken-off' })
    const reason = whatCame(exchange)
    const keys = Object.keys(questions)
    const answers = new Map<string, Reading>(keys.map(key => [key, unknownReading(outcome)]))
    return { exchange, reading: { outcome, reason, model: null, answers }, raw: new Map() }
  }
  const reading = readResponse(received, questions, threshold)
  return { exchange, reading, raw: rawAnswers(received.body, Object.keys(questions)) }
}

/** Refuses a threshold that is none. */
export function checkedThreshold(text: string): string {
  if (/^(0(\.\d+)?|1(\.0+)?|\.\d+)$/.test(text)) return text
  throw new UsageError(`"${text}" is no threshold: give a number from 0 to 1, such as 0.9.`)
}

function eventOf({ ended }: Exchange): CallEvent | null {
  if (ended === 'clean') return null
  if (ended === 'timeout') return { kind: 'timeout' }
  return ended === 'refused' ? { kind: 'no-connection' } : { kind: 'broken-off' }
}

function rawAnswers(body: Uint8Array, keys: readonly string[]): Map<string, unknown> {
  const answers = ownValue(parsed(body), 'answers')
  return new Map(keys.map(key => [key, ownValue(answers, key)]))
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
