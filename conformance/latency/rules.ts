import { everyLevel } from '../measuring.ts'
import { countLimits } from '../statistics/count-limit.ts'
import { atLevels, type VerdictRule } from '../verdict-rule.ts'
import { inMs, whole } from '../wording.ts'
import { loopClaim, medianClaim, tailClaim } from './cap-verdicts.ts'
import { GROWTH_TITLE, MOST_RATIO, SHARE_PREFIX } from './growth-verdict.ts'
import { levelSizes } from './levels.ts'
import { burstClaim, fewerAtOnce } from './load/burst-verdict.ts'
import { FEWER_CLIENTS, fleetClaim } from './load/fleet-verdict.ts'
import { allSizes, fleetSize, leastRequests, sizesOf } from './load/load-plan.ts'
import { leastShare } from './load/share-verdict.ts'
import { hintFor, type TimeClaim } from './time-verdict.ts'

/** Gives what every verdict on speed claims and comes to, but for L7. */
export const latencyRules = (): readonly VerdictRule[] => [
  timesRule(medianClaim, 0.5, true),
  timesRule(tailClaim(levelSizes.quick.tail), null, false),
  timesRule(loopClaim, 0.95, false),
  ...allSizes.map(burstRule),
  fleet,
  growth,
]

const FAILURE = 'a request without a usable answer counts as too slow'
const common = { levels: everyLevel, warns: null, note: FAILURE, isConcurrent: false, isOwn: false }

const sent: Readonly<Record<string, string>> = {
  L1: 'the question whether work is stuck, about 6,000 characters, each time about another text and on a new connection',
  L2: 'nothing of its own: it looks at the requests of L1',
  L3: 'the question whether work is stuck, about 6,000 characters, then a rerank of five questions, each on a new connection',
}

/** Makes the rule of a quantile; null where the quantile depends on the level. */
function timesRule(claim: TimeClaim, fixed: number | null, isMedian: boolean): VerdictRule {
  const { id, title, limitMs } = claim
  const within = `within ${inMs(limitMs)}`
  const counts = everyLevel.map(level => {
    const { loops, tail } = levelSizes[level]
    const { pass, fail } = countLimits(loops, 1 - (fixed ?? tail))
    return `${pass ?? '-'} / ${fail ?? '-'} of ${loops} at ${level}`
  })
  const loops = atLevels(level => levelSizes[level].loops)
  return {
    ...common,
    ...{ id, title: fixed === null ? `${title} (99% at certify)` : title },
    sends: id === 'L2' ? (sent[id] ?? '') : `${sent[id] ?? ''} (${loops})`,
    passes: `so few are not answered ${within} that it is shown at 95%; the most that pass / the fewest that fail: ${counts.join(', ')}`,
    fails: `so many are not answered ${within} that the contrary is shown`,
    warns: id === 'L3' ? 'it would fail, and the first of the two questions is in time' : null,
    next: hintFor(claim),
    note: isMedian
      ? `${FAILURE}; shorter texts, one connection and one text again are timed beside it`
      : FAILURE,
  }
}

function burstRule(size: number): VerdictRule {
  const { id, title } = burstClaim(size, '')
  const rounds = Math.ceil(leastRequests / size)
  const planned = rounds * size
  return {
    ...common,
    ...{ id, title, ...shareBar(planned) },
    levels: everyLevel.filter(level => sizesOf[level].includes(size)),
    sends: `the question whether work is stuck, about 500 characters, ${size} requests at once, ${rounds} times`,
    next: fewerAtOnce(size),
    isConcurrent: true,
  }
}

/** Words for a share of requests that has to be in time, by count. */
function shareBar(planned: number) {
  const { pass, fail } = countLimits(planned, 1 - leastShare)
  return {
    passes: `at most ${pass ?? 0} of ${planned} are not answered in time`,
    fails: `${fail ?? planned} or more are not, or the server answers nothing afterwards`,
  }
}

const fleet: VerdictRule = {
  ...common,
  ...(({ id, title }) => ({ id, title }))(fleetClaim('')),
  levels: ['certify'],
  sends: `${fleetSize.count} questions about 6,000 characters, sent when ${fleetSize.loops} loops would send them, whatever is answered meanwhile`,
  passes: shareBar(fleetSize.count).passes,
  fails: `${countLimits(fleetSize.count, 1 - leastShare).fail} or more are not`,
  next: FEWER_CLIENTS,
  isConcurrent: true,
}

const growth: VerdictRule = {
  ...common,
  id: 'L6',
  title: GROWTH_TITLE,
  sends: `requests with one question to eight, about texts of ${levelSizes.standard.growth.characters.map(each => whole(each)).join(', ')} characters`,
  passes: `the ratio is at most ${MOST_RATIO}`,
  fails: null,
  warns: 'it is larger',
  next: SHARE_PREFIX,
  note: null,
}
