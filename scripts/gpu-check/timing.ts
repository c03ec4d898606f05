import { growthRequestOf } from '../../conformance/latency/states.ts'
import { nearestRank } from '../../conformance/statistics/quantile.ts'
import { decide } from '../../reference/decider.ts'
import type { Engine } from '../../reference/engines/engine.ts'
import { option } from '../../reference/readout/option.ts'

/** What requests of one shape took, in ms. */
export type Times = {
  readonly questions: number
  readonly stateTokens: number
  readonly requests: number
  /** The tokens that the middle request had read. */
  readonly tokens: number
  readonly questionsPerSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

const shapes = [300, 1500].flatMap(stateTokens =>
  [1, 8].map(questions => ({ stateTokens, questions })),
)

// Four shapes, and a start: four minutes at most.
const MOST_MS = 20_000
// The first ones compile what a device needs for a shape.
const WARM = 2

type How = { readonly requests: number; readonly say: (line: string) => void }

/** Times requests of each shape, one after the other, each about a state of its own. */
export async function timeRequests(engine: Engine, { requests, say }: How): Promise<Times[]> {
  const times: Times[] = []
  const perToken = await charactersPerToken(engine)
  for (const { stateTokens, questions } of shapes) {
    const shape = { questions, characters: Math.round(stateTokens * perToken) }
    for (let index = 0; index < WARM; index += 1) await decided(engine, shape, -1 - index)
    const taken: { ms: number; tokens: number }[] = []
    const began = performance.now()
    while (taken.length < requests && performance.now() - began < MOST_MS) {
      taken.push(await decided(engine, shape, taken.length))
    }
    const seconds = (performance.now() - began) / 1000
    const ascending = taken.map(({ ms }) => ms).sort((one, other) => one - other)
    const at = (quantile: number) => nearestRank(ascending, quantile) ?? Number.NaN
    times.push({
      ...{ questions, stateTokens, requests: taken.length },
      tokens: taken[Math.floor(taken.length / 2)]?.tokens ?? Number.NaN,
      questionsPerSecond: (questions * taken.length) / seconds,
      ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    })
    say(`${questions} questions about ${stateTokens} tokens: p50 ${at(0.5).toFixed(1)} ms`)
  }
  return times
}

type Shape = { readonly questions: number; readonly characters: number }

async function decided(engine: Engine, shape: Shape, index: number) {
  const { state, questions } = growthRequestOf(shape, 'gpu-check', index)
  const began = performance.now()
  const decision = await decide(
    { state, text: state, questions },
    { engine, readout: option, table: {} },
    { form: 'once', gate: 0 },
  )
  const ms = performance.now() - began
  if ('failure' in decision) throw new Error(decision.failure.says)
  return { ms, tokens: decision.result.inputTokens }
}

/** Finds how many characters of a state come to a token, from two lengths that were read. */
async function charactersPerToken(engine: Engine): Promise<number> {
  const [few, many] = [1000, 2500]
  const read = async (characters: number) => decided(engine, { questions: 1, characters }, 0)
  return (many - few) / ((await read(many)).tokens - (await read(few)).tokens)
}
