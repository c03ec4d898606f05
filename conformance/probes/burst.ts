import type { Exchange } from '../exchange.ts'
import type { Judged } from '../judged.ts'
import type { MeasureProgress, Measuring } from '../measuring.ts'
import type { CrossTalkPlan, Story } from './cross-talk.ts'
import { asked, type Exchanges, seenOf } from './measurement.ts'
import type { Judging, SeenTrial } from './probe.ts'
import { noiseOf } from './repeat.ts'
import { figure, type Ruling, shareRuling } from './ruling.ts'
import type { ProbeAsk, Trial } from './trial.ts'
import { marked, type Pair, pairsOf, verdictOf, widened } from './verdict.ts'

const WHAT = '16 states at once'

/** Asks every story alone, then all at once, and judges L7: whether anyone got another's answer. */
export async function* crossTalk(
  plan: CrossTalkPlan,
  measuring: Measuring,
): AsyncGenerator<MeasureProgress, Judged> {
  const exchanges = new Map<ProbeAsk, Exchange>()
  for (const asks of turnsOf(plan)) {
    const found = await Promise.all(
      asks.map(ask => asked(ask, { way: 'fresh', label: 'probes.cross-talk' }, measuring)),
    )
    for (const [at, ask] of asks.entries()) {
      const exchange = found[at]
      if (exchange) exchanges.set(ask, exchange)
    }
    if (found.includes(null)) break
    yield { done: exchanges.size, total: plan.cost.requests, what: WHAT }
  }
  return judgedOf(plan, exchanges, measuring)
}

/** Gives what is asked at once, in order: one request a turn, then all stories in each round. */
function turnsOf({ stories, rounds }: CrossTalkPlan): ProbeAsk[][] {
  const alone = [0, 1, 2].flatMap(time => stories.map(story => story.alone.slice(time, time + 1)))
  const together = Array.from({ length: rounds }, (_, round) =>
    stories.flatMap(story => story.together.slice(round, round + 1)),
  )
  return [...alone, ...together]
}

const law = {
  id: 'L7',
  title: '16 different states at once get the answers they get one at a time',
  from: [],
  next: 'keep what belongs to a request in that request, and not on the engine where the next one finds it',
} as const

function judgedOf(plan: CrossTalkPlan, exchanges: Exchanges, measuring: Measuring): Judged {
  const repeated = plan.stories.flatMap(repeatsOf)
  const trials = plan.stories.flatMap(story => trialsOf(story, story.together))
  const judging: Judging = {
    seed: plan.seed,
    noise: noiseOf(seenOf({ trials: repeated }, exchanges)),
    ended: measuring.ended(),
    seen: () => seenOf({ trials }, exchanges),
    earlier: [],
  }
  const judged = verdictOf(law, judging, { rulings: ruled })
  if (judged.outcome !== 'not-tested') return judged
  const says = 'requests at once were not asked for: the server may take one at a time'
  return { ...judged, says, next: 'measure with --declare concurrent if the server takes several' }
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
  const any = widened(0.05, noise)
  const moved = shareRuling(
    `move by more than ${figure(any)} when asked at once`,
    marked(pairs, ({ shift }) => shift > any),
    { warn: 0, fail: 0.02 },
  )
  const words = pairs.filter(({ seen: { found } }) => found[0]?.reading.kind === 'choice')
  const swaps = marked(words, pair => pair.shift > any && isSwapped(pair))
  const swapped = shareRuling("name another state's word when asked at once", swaps, {
    warn: 0,
    fail: null,
  })
  const isFailing = swapped.outcome === 'warn'
  const margin = `fails from 1 of ${words.length}; it is ${swapped.shows.length}`
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
