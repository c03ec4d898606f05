import type { Exchange } from '../../conformance/exchange.ts'
import { growthRequestOf, stuckRequestOf } from '../../conformance/latency/states.ts'
import type { Measuring } from '../../conformance/measuring.ts'
import { generatorOf } from '../../spec/generator.ts'
import { ownValue } from '../../spec/json-object.ts'
import type { SystemOneRequest } from '../../spec/nouns.ts'
import { atMost, type BenchLine, unbound } from '../line.ts'
import { openMeasuring } from '../measuring.ts'
import { median } from '../time.ts'
import { PATIENCE_MS, serveReference } from './served.ts'

const ROUNDS = 5
const SAMPLES = 7
// About 70 tokens: what Chalk asks about a lesson of two short sentences.
const SHORT_CHARACTERS = 200

/** What one request took, in ms, and the tokens that were read for it. */
type Taken = { readonly ms: number; readonly engineMs: number; readonly tokens: number }

/** Measures how soon the reference is healthy, and how long it takes for one question and for eight. */
export async function timeLines(): Promise<BenchLine[]> {
  // Strands states the tokens it read and the time its engine took.
  const served = await serveReference('--dialect', 'strands')
  const { measuring, close } = openMeasuring(served.url, PATIENCE_MS)
  try {
    const charactersFor = await lengthsOf(measuring)
    const [short, long] = [charactersFor(300), charactersFor(1500)]
    const lessons = (questions: number, each?: number) => (index: number) =>
      growthRequestOf({ questions, characters: long, ...(each && { each }) }, 'bench', index)
    const [one = [], single = [], eight = [], wordy = []] = await roundsOf(measuring, [
      index => stuckRequestOf(generatorOf(`bench stuck ${index}`), short),
      lessons(1, SHORT_CHARACTERS),
      lessons(8, SHORT_CHARACTERS),
      lessons(8),
    ])
    const overhead = quietest(one, ({ ms, engineMs }) => ms - engineMs)
    const name = `best of ${ROUNDS} rounds`
    const wordyName = `reference, 8 questions of 300 characters about those, ${name}`
    return [
      atMost('reference, start to healthy', served.startMs, 'ms', 4000),
      atMost(`reference, 1 question about 300 tokens, ${name}`, msOf(one), unitOf(one), 60),
      atMost(`reference, 8 questions about 1,500 tokens, ${name}`, msOf(eight), unitOf(eight), 600),
      atMost('reference, 8 questions beside 1 about those', msOf(eight) / msOf(single), 'x', 3),
      unbound(wordyName, msOf(wordy), unitOf(wordy)),
      atMost(`reference, request to answer less engine, ${name}`, overhead, 'ms', 2),
    ]
  } finally {
    await close()
    await served.close()
  }
}

type Rounds = readonly (readonly Taken[])[]

/** Gives the median of the round least disturbed: neighbours on the machine only ever add. */
const quietest = (rounds: Rounds, of: (taken: Taken) => number): number =>
  Math.min(...rounds.map(taken => median(taken.map(of))))

const msOf = (rounds: Rounds): number => quietest(rounds, ({ ms }) => ms)

const unitOf = (rounds: Rounds): string =>
  `ms, ${median(rounds.flat().map(({ tokens }) => tokens))} tokens read`

type Shape = (index: number) => SystemOneRequest

/** Asks every shape in turn, each time about another state: what was read before would cost nothing. */
async function roundsOf(measuring: Measuring, shapes: readonly Shape[]): Promise<Rounds[]> {
  const rounds: Taken[][][] = shapes.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, shape] of shapes.entries()) {
      const taken: Taken[] = []
      for (let index = 0; index < SAMPLES; index += 1) {
        const body = shape(round * SAMPLES + index)
        taken.push(takenOf(await measuring.ask(body, { way: 'kept', label: 'bench' })))
      }
      rounds[place]?.push(taken)
    }
  }
  return rounds
}

function takenOf({ received, totalMs }: Exchange): Taken {
  const text = Buffer.from(received?.body ?? []).toString()
  if (received?.status !== 200) throw new Error(`${received?.status ?? 'no answer'}: ${text}`)
  const body: unknown = JSON.parse(text)
  const tokens = Number(ownValue(ownValue(body, 'usage'), 'input_tokens'))
  return { ms: totalMs, engineMs: Number(ownValue(body, 'latency_ms')), tokens }
}

/** Finds how many characters of a state come to so many tokens, from two lengths that were counted. */
async function lengthsOf(measuring: Measuring): Promise<(tokens: number) => number> {
  const tokensOf = async (characters: number) => {
    const body = growthRequestOf({ questions: 1, characters }, 'bench lengths', 0)
    return takenOf(await measuring.ask(body, { way: 'kept', label: 'bench' })).tokens
  }
  const rate = ((await tokensOf(2500)) - (await tokensOf(1000))) / 1500
  return tokens => Math.round(tokens / rate)
}
