import type { DeciderName } from './deciders.ts'
import type { Observation } from './observation.ts'

/** A rate over seeds that has to be kept (calibration.md section 5.5). */
export type Requirement = {
  readonly decider: DeciderName
  /** What is counted, a phrase: "C2 fails". */
  readonly says: string
  /** Says whether a run shows it, null where it has no such verdict; `of` gives another decider's run of the seed. */
  readonly shows: (run: Observation, of: (decider: DeciderName) => Observation) => boolean | null
} & ({ readonly atMost: number } | { readonly atLeast: number })

type Shows = Requirement['shows']

/** Gives the verdict of this id, or where there is none its parts: `C2` is `C2.noul` and others, `C1` is not `C1.both`. */
function idsOf({ verdicts }: Observation, id: string): string[] {
  if (verdicts[id] !== undefined) return [id]
  return Object.keys(verdicts).filter(each => each.startsWith(`${id}.`))
}

const comesTo =
  (outcome: string, id: string): Shows =>
  run => {
    const ids = idsOf(run, id)
    return ids.length === 0 ? null : ids.some(each => run.verdicts[each] === outcome)
  }

const fails = (id: string): Shows => comesTo('fail', id)

/** Counts a failure of any verdict but `spared`. */
const failsBeside =
  (...spared: string[]): Shows =>
  run => {
    const left = new Set(spared.flatMap(id => idsOf(run, id)))
    return Object.entries(run.verdicts).some(([id, outcome]) => outcome === 'fail' && !left.has(id))
  }

/** Counts a run in which some verdict is another than of the decider it is compared with. */
const differsFrom =
  (other: DeciderName): Shows =>
  (run, of) => {
    const { verdicts } = of(other)
    return Object.entries(run.verdicts).some(([id, outcome]) => verdicts[id] !== outcome)
  }

/** Counts a run in which some verdict turned from pass to failure or back. */
const turnsFrom =
  (other: DeciderName): Shows =>
  (run, of) => {
    const { verdicts } = of(other)
    const decided = (outcome: string | undefined) => outcome === 'pass' || outcome === 'fail'
    return Object.entries(run.verdicts).some(
      ([id, outcome]) => decided(outcome) && decided(verdicts[id]) && verdicts[id] !== outcome,
    )
  }

const seldom = 0.01
const surely = 0.99
const always = 1
const never = 0

/** Every rate that is required, decider by decider; a noisy honest one stays quiet beside each alarm. */
export const requirements: readonly Requirement[] = [
  { decider: 'exact', says: 'C2 fails', shows: fails('C2'), atMost: seldom },
  { decider: 'exact', says: 'C3 fails', shows: fails('C3'), atMost: seldom },
  { decider: 'honest', says: 'C2 fails', shows: fails('C2'), atMost: seldom },
  { decider: 'honest', says: 'C3 fails', shows: fails('C3'), atMost: seldom },
  { decider: 'noisy', says: 'C2 fails', shows: fails('C2'), atMost: seldom },
  { decider: 'noisy', says: 'C3 fails', shows: fails('C3'), atMost: seldom },
  { decider: 'nine', says: 'C1 passes', shows: comesTo('pass', 'C1'), atMost: 0.05 },
  { decider: 'nine', says: 'C1 fails', shows: fails('C1'), atMost: 0.05 },
  { decider: 'noisy', says: 'C1 fails', shows: fails('C1'), atMost: seldom },
  { decider: 'sharpened', says: 'C2 fails', shows: fails('C2'), atLeast: surely },
  {
    decider: 'base',
    says: 'C1 is inconclusive',
    shows: comesTo('inconclusive', 'C1'),
    atLeast: always,
  },
  { decider: 'base', says: 'C7 warns', shows: comesTo('warn', 'C7'), atLeast: always },
  { decider: 'noisy', says: 'C7 warns', shows: comesTo('warn', 'C7'), atMost: seldom },
  {
    decider: 'exactRounded',
    says: 'some verdict is another than without rounding',
    shows: differsFrom('exact'),
    atMost: never,
  },
  {
    decider: 'honestRounded',
    says: 'some verdict turns from pass to failure or back',
    shows: turnsFrom('honest'),
    atMost: never,
  },
  { decider: 'ids', says: 'C5.rename fails', shows: fails('C5.rename'), atLeast: surely },
  {
    decider: 'ids',
    says: 'any other verdict fails',
    shows: failsBeside('C5.rename'),
    atMost: seldom,
  },
  { decider: 'noisy', says: 'C5.rename fails', shows: fails('C5.rename'), atMost: seldom },
  { decider: 'noisy', says: 'any verdict fails', shows: failsBeside(), atMost: seldom },
  { decider: 'noisy', says: 'C0 warns', shows: comesTo('warn', 'C0'), atMost: seldom },
  { decider: 'mixesUp', says: 'L7 fails', shows: fails('L7'), atLeast: surely },
  { decider: 'steady', says: 'L7 fails', shows: fails('L7'), atMost: seldom },
  {
    decider: 'stalls',
    says: 'L5 fails, which times arrivals from when they were due',
    shows: fails('L5'),
    atLeast: surely,
  },
  {
    decider: 'stalls',
    says: 'episodes show one request at a time',
    shows: ({ episodes }) => episodes > 0,
    atLeast: surely,
  },
  { decider: 'stalls', says: 'L2 passes', shows: comesTo('pass', 'L2'), atMost: seldom },
  {
    decider: 'steady',
    says: 'episodes show',
    shows: ({ episodes }) => episodes > 0,
    atMost: never,
  },
  {
    decider: 'queues',
    says: 'a burst of 4 and one of 16 are served one at a time',
    shows: ({ serial }) => serial.includes(4) && serial.includes(16),
    atLeast: surely,
  },
  {
    decider: 'steady',
    says: 'a burst is served one at a time',
    shows: ({ serial }) => serial.length > 0,
    atMost: seldom,
  },
  { decider: 'steady', says: 'any verdict fails', shows: failsBeside(), atMost: seldom },
]
