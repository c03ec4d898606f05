import type { Exchange } from '../../conformance/exchange.ts'
import { growthRequestOf } from '../../conformance/latency/states.ts'
import type { Measuring } from '../../conformance/measuring.ts'
import { ownValue } from '../../spec/json-object.ts'
import { atMost, type BenchLine } from '../line.ts'
import { openMeasuring } from '../measuring.ts'
import { median } from '../time.ts'
import { PATIENCE_MS, serveReference } from './served.ts'

const ROUNDS = 31

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
    const [one, single, eight] = [
      await timesOf(measuring, { questions: 1, characters: short }),
      await timesOf(measuring, { questions: 1, characters: long }),
      await timesOf(measuring, { questions: 8, characters: long }),
    ]
    const overheads = one.map(({ ms, engineMs }) => ms - engineMs)
    const ratio = msOf(eight) / msOf(single)
    return [
      atMost('reference, start to healthy', served.startMs, 'ms', 4000),
      atMost('reference, 1 question about 300 tokens', msOf(one), unitOf(one), 60),
      atMost('reference, 8 questions about 1,500 tokens', msOf(eight), unitOf(eight), 600),
      atMost('reference, 8 questions beside 1 about 1,500 tokens', ratio, 'x', 3),
      atMost('reference, request to answer less engine', median(overheads), 'ms', 2),
    ]
  } finally {
    await close()
    await served.close()
  }
}

const msOf = (taken: readonly Taken[]): number => median(taken.map(({ ms }) => ms))

const unitOf = (taken: readonly Taken[]): string =>
  `ms, ${median(taken.map(({ tokens }) => tokens))} tokens read`

type Shape = { readonly questions: number; readonly characters: number }

/** Asks the same shape again and again, each time about another state: what was read before would cost nothing. */
async function timesOf(measuring: Measuring, shape: Shape): Promise<Taken[]> {
  const taken: Taken[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const body = growthRequestOf(shape, 'bench', round)
    taken.push(takenOf(await measuring.ask(body, { way: 'kept', label: 'bench' })))
  }
  // The first is slower in both processes.
  return taken.slice(1)
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
