import { growthRequestOf } from '../../conformance/latency/states.ts'
import { nearestRank } from '../../conformance/statistics/quantile.ts'
import { decide } from '../../reference/decider.ts'
import type { Engine } from '../../reference/engines/engine.ts'
import { option } from '../../reference/readout/option.ts'

/** What requests of one shape took, in ms; null where none was answered in time. */
export type Times = {
  readonly questions: number
  readonly stateCharacters: number
  readonly requests: number
  /** The tokens that were read for the last request. */
  readonly tokens: number | null
  readonly questionsPerSecond: number
  readonly p50: number | null
  readonly p95: number | null
  readonly p99: number | null
}

// With the shipped vocabulary about 300 and 1,500 tokens.
const lengths = [1000, 5000] as const
const shapes = lengths.flatMap(characters => [1, 8].map(questions => ({ characters, questions })))

// Four shapes: less than two minutes of the four there are.
const MOST_MS = 25_000
// The first ones compile what a device needs for a shape.
const WARM = 2

type How = {
  readonly requests: number
  readonly say: (line: string) => void
  /** Ends all of it. */
  readonly signal: AbortSignal
}

/** What was timed, and what kept from it: a sentence for each shape without a time. */
export type Timed = { readonly times: readonly Times[]; readonly flaws: readonly string[] }

/** Times requests of each shape, one after the other, each about a state of its own. */
export async function timeRequests(engine: Engine, { requests, say, signal }: How): Promise<Timed> {
  const times: Times[] = []
  const flaws: string[] = []
  for (const shape of shapes) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)])
    const { answered, flaw } = await askUntil(engine, shape, requests + WARM, limit)
    const found = timesOf(shape, answered.slice(WARM))
    if (found.p50 !== null) say(`${nameOf(found)}: ${found.p50.toFixed(1)} ms in the middle`)
    times.push(found)
    const within = signal.aborted ? 'the time for all of it' : `${MOST_MS / 1000} s`
    const none = `none was answered and timed within ${within}.`
    const says = flaw ?? (found.requests === 0 ? none : null)
    if (says !== null) flaws.push(`${nameOf(found)}: ${says}`)
  }
  return { times, flaws }
}

const nameOf = ({ questions, stateCharacters }: Times): string =>
  `${questions} ${questions === 1 ? 'question' : 'questions'} about ${stateCharacters} characters`

type Shape = (typeof shapes)[number]

type Answered = { readonly ms: number; readonly tokens: number }

type Asked = { readonly answered: readonly Answered[]; readonly flaw: string | null }

/** Asks until there are so many answers, the time is over, or one fails. */
async function askUntil(
  engine: Engine,
  shape: Shape,
  most: number,
  limit: AbortSignal,
): Promise<Asked> {
  const answered: Answered[] = []
  while (answered.length < most && !limit.aborted) {
    const { state, questions } = growthRequestOf(shape, 'gpu-check', answered.length)
    const began = performance.now()
    const decision = await decide(
      { state, text: state, questions },
      { engine, readout: option, table: {} },
      { form: 'once', gate: 0 },
      limit,
    )
    const ms = performance.now() - began
    if ('result' in decision) answered.push({ ms, tokens: decision.result.inputTokens })
    else if (!limit.aborted) return { answered, flaw: decision.failure.says }
  }
  return { answered, flaw: null }
}

function timesOf({ questions, characters }: Shape, answered: readonly Answered[]): Times {
  const ascending = answered.map(({ ms }) => ms).sort((one, other) => one - other)
  const spent = ascending.reduce((sum, ms) => sum + ms, 0)
  const at = (quantile: number) => nearestRank(ascending, quantile) ?? null
  return {
    ...{ questions, stateCharacters: characters, requests: answered.length },
    tokens: answered.at(-1)?.tokens ?? null,
    questionsPerSecond: spent === 0 ? 0 : (1000 * questions * answered.length) / spent,
    ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99) },
  }
}
