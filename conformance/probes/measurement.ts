import type { JsonObject } from '../../spec/json-object.ts'
import type { Exchange } from '../exchange.ts'
import { Withheld } from '../gate.ts'
import type { Judged } from '../judged.ts'
import { type MeasureProgress, type Measuring, optionAbove, type Way } from '../measuring.ts'
import type { PlannedProbe, ProbePlan } from './plan.ts'
import type { Judging, ProbeId, Seen, SeenTrial } from './probe.ts'
import { laws } from './probes.ts'
import { readingAt } from './reading.ts'
import { noiseOf } from './repeat.ts'
import type { ProbeAsk, Trial } from './trial.ts'

/** Every exchange there was, by the request it was about. */
export type Exchanges = ReadonlyMap<ProbeAsk, Exchange>

/**
 * Asks all requests of a plan, one at a time, and judges every law of C5; ends early where nothing more may be sent.
 *
 * `threshold`, from 0 to 1, is the confidence from which on a client acts on a yes.
 */
export async function* probe(
  plan: ProbePlan,
  measuring: Measuring,
  threshold: number,
): AsyncGenerator<MeasureProgress, readonly Judged[]> {
  const exchanges = new Map<ProbeAsk, Exchange>()
  const judged = () => judgedBy({ plan, exchanges, threshold, ended: measuring.ended() })
  for (const { id, what, asks } of plan.probes) {
    for (const ask of asks) {
      const exchange = await asked(ask, { way: 'kept', label: `probes.${id}` }, measuring)
      if (exchange === null) return judged()
      exchanges.set(ask, exchange)
      yield { done: exchanges.size, total: plan.cost.requests, what }
    }
  }
  return judged()
}

/** Makes a request of a plan; null where nothing more may be sent. */
export async function asked(
  ask: ProbeAsk,
  how: { readonly way: Way; readonly label: string },
  measuring: Measuring,
): Promise<Exchange | null> {
  try {
    return await measuring.ask(bodyOf(ask), how)
  } catch (error) {
    if (error instanceof Withheld) return null
    throw error
  }
}

const bodyOf = ({ state, questions, nonce }: ProbeAsk): JsonObject => ({
  protocol: 1,
  state,
  questions,
  nonce,
})

type Probed = Pick<Judging, 'threshold' | 'ended'> & {
  readonly plan: ProbePlan
  readonly exchanges: Exchanges
}

function judgedBy({ plan, exchanges, threshold, ended }: Probed): Judged[] {
  const seen = new Map(plan.probes.map(planned => [planned.id, seenOf(planned, exchanges)]))
  const seenBy = (id: ProbeId): Seen => seen.get(id) ?? nothing
  const basis: Omit<Judging, 'earlier'> = {
    seed: plan.seed,
    noise: noiseOf(seenBy('repeat')),
    ended,
    higher: optionAbove('calibration', plan.level),
    threshold,
    seen: seenBy,
  }
  const earlier: Judged[] = []
  for (const law of laws) earlier.push(law.judge({ ...basis, earlier }))
  return earlier
}

const nothing: Seen = { trials: [], planned: 0, missing: 0, unsent: 0 }

/** Reads the answers of trials. */
export function seenOf({ trials }: Pick<PlannedProbe, 'trials'>, exchanges: Exchanges): Seen {
  const isSent = ({ places }: Trial): boolean => places.every(({ ask }) => exchanges.has(ask))
  const sent = trials.filter(isSent)
  const complete = sent.flatMap(trial => foundOf(trial, exchanges))
  return {
    trials: complete,
    planned: trials.length,
    missing: sent.length - complete.length,
    unsent: trials.length - sent.length,
  }
}

function foundOf(trial: Trial, exchanges: Exchanges): SeenTrial[] {
  const found = trial.places.flatMap(place => {
    const exchange = exchanges.get(place.ask)
    const reading = exchange === undefined ? null : readingAt(place, exchange)
    return exchange === undefined || reading === null ? [] : [{ reading, exchange: exchange.id }]
  })
  return found.length === trial.places.length ? [{ trial, found }] : []
}
