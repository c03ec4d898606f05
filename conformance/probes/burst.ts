import { NONE_AT_ONCE } from '../concurrency.ts'
import type { Exchange } from '../exchange.ts'
import type { Judged } from '../judged.ts'
import type { MeasureWindow } from '../latency/latency-record.ts'
import { windowOf } from '../latency/load/guard.ts'
import { busyness } from '../latency/load/share-verdict.ts'
import type { MeasureProgress, Measuring } from '../measuring.ts'
import { remedies } from '../remedy.ts'
import type { CrossTalkPlan, Story } from './cross-talk.ts'
import { asked, type Exchanges, seenOf } from './measurement.ts'
import { movingRuling } from './moving.ts'
import type { Basis, SeenTrial } from './probe.ts'
import { noiseOf } from './repeat.ts'
import { percent, type Ruling, shareRuling } from './ruling.ts'
import type { ProbeAsk, Trial } from './trial.ts'
import { marked, type Pair, pairsOf, verdictOf, widened } from './verdict.ts'

const WHAT = '16 states at once'

/**
 * Asks every story alone, then all at once, and judges L7: whether anyone got another's answer.
 *
 * Where this machine was too busy to send a round at once, nothing passes; what is mixed up all the same
 * fails.
 */
export async function* crossTalk(
  plan: CrossTalkPlan,
  measuring: Measuring,
): AsyncGenerator<MeasureProgress, Judged> {
  const exchanges = new Map<ProbeAsk, Exchange>()
  const windows: MeasureWindow[] = []
  for (const asks of turnsOf(plan)) {
    const { found, window } = await askedAtOnce(asks, measuring)
    if (asks.length > 1) windows.push(window)
    for (const [at, ask] of asks.entries()) {
      const exchange = found[at]
      if (exchange) exchanges.set(ask, exchange)
    }
    if (found.includes(null)) break
    yield { done: exchanges.size, total: plan.cost.requests, what: WHAT }
  }
  return guarded(judgedBy(plan, exchanges, measuring), windows)
}

/** Sends requests in one turn and waits for all of them; null where one was not sent. */
async function askedAtOnce(asks: readonly ProbeAsk[], measuring: Measuring) {
  const how = { way: 'fresh', label: 'probes.cross-talk' } as const
  const lags: number[] = []
  const watch = measuring.watchLoop()
  const began = measuring.now()
  const sending = asks.map(ask => {
    lags.push(measuring.now() - began)
    return asked(ask, how, measuring)
  })
  let loopDelayMs = 0
  const found = await Promise.all(sending).finally(() => {
    loopDelayMs = watch.stop()
  })
  return { found, window: windowOf(WHAT, loopDelayMs, lags) }
}

/** Leaves open what would pass though this machine was too busy for requests at once. */
function guarded(judged: Judged, windows: readonly MeasureWindow[]): Judged {
  const isClosed = judged.outcome === 'fail' || judged.outcome === 'not-tested'
  if (isClosed || !windows.some(({ isVoid }) => isVoid)) return judged
  return {
    ...judged,
    outcome: 'inconclusive',
    reason: 'client',
    says: `${judged.says} It does not count: ${busyness(windows)}.`,
    next: remedies.client,
  }
}

/** Gives what is asked at once, in order: one request a turn, then all stories in each round. */
function turnsOf({ stories, rounds }: CrossTalkPlan): ProbeAsk[][] {
  const alone = [0, 1, 2].flatMap(time => stories.map(story => story.alone.slice(time, time + 1)))
  const together = Array.from({ length: rounds }, (_, round) =>
    stories.flatMap(story => story.together.slice(round, round + 1)),
  )
  return [...alone, ...together]
}

const MOST_EACH = 0.05
const FEW = 0.02

/** What L7 claims and comes to. */
export const crossTalkLaw = {
  id: 'L7',
  title: '16 different states at once get the answers they get one at a time',
  from: [],
  passes: `no answer names another state's word or moves by more than ${MOST_EACH}`,
  fails: `one names another state's word, or more than ${percent(FEW)} are shown to move`,
  warns: null,
  next: 'keep what belongs to a request in that request, and not on the engine where the next one finds it',
} as const

function judgedBy(plan: CrossTalkPlan, exchanges: Exchanges, measuring: Measuring): Judged {
  const repeated = plan.stories.flatMap(repeatsOf)
  const trials = plan.stories.flatMap(story => trialsOf(story, story.together))
  const basis: Basis = {
    seed: plan.seed,
    noise: noiseOf(seenOf({ trials: repeated }, exchanges)),
    ended: measuring.ended(),
    seen: () => seenOf({ trials }, exchanges),
  }
  const judged = verdictOf(crossTalkLaw, basis, { rulings: ruled })
  if (judged.outcome !== 'not-tested') return judged
  return {
    ...judged,
    says: NONE_AT_ONCE,
    next: 'measure with --declare concurrent if the server takes several',
  }
}

/** Takes what was asked alone together: its spread is chance. */
const repeatsOf = ({ state, wordKey, lampKey, alone }: Story): Trial[] =>
  [wordKey, lampKey].map(key => ({
    cluster: state,
    places: alone.map(ask => ({ ask, key, turn: 'plain' as const })),
  }))

/** Compares both answers of later requests with those of the first one alone. */
const trialsOf = (story: Story, later: readonly ProbeAsk[]): Trial[] =>
  later.flatMap(ask =>
    [story.wordKey, story.lampKey].map(key => ({
      cluster: story.state,
      places: [story.alone[0] ?? ask, ask].map(each => ({
        ask: each,
        key,
        turn: 'plain' as const,
      })),
    })),
  )

function ruled(seen: readonly SeenTrial[], noise: number): readonly Ruling[] {
  const pairs = pairsOf(seen)
  const any = widened(MOST_EACH, noise)
  const how = 'when asked at once'
  const moved = movingRuling(seen, noise, { bound: MOST_EACH, how, bounds: { warn: 0, fail: FEW } })
  const words = pairs.filter(({ seen: { found } }) => found[0]?.reading.kind === 'choice')
  const swaps = marked(words, pair => pair.shift > any && isSwapped(pair))
  const swapped = shareRuling("answers name another state's word when asked at once", swaps, {
    warn: 0,
    fail: null,
  })
  const isFailing = swapped.outcome === 'warn'
  const margin = `fails from 1 of ${words.length}; here ${swapped.shows.length}`
  return [
    { ...swapped, outcome: isFailing ? 'fail' : swapped.outcome, margin, threshold: 0 },
    moved,
  ]
}

/** Says whether a word that was right alone became another state's. */
function isSwapped({ seen: { trial, found }, isFlipped }: Pair): boolean {
  const [place] = trial.places
  const truth = place?.ask.cases.find(({ label }) => typeof label === 'string')?.label
  const [alone] = found.map(({ reading }) => reading)
  return isFlipped && alone?.kind === 'choice' && alone.choice === truth
}
