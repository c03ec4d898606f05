import type { Occasion } from '../asked.ts'
import { generatorOf } from '../distribution.ts'
import { type Candidates, candidatesOf } from './candidates.ts'
import type { SessionCounts } from './counts.ts'
import { nearestOf } from './explain.ts'
import { meetsConnections } from './greeting.ts'
import { type Matcher, type Meeting, matcherOf, placeOf } from './match.ts'
import type { Script, Step } from './script.ts'
import type { Hide } from './words.ts'

/** A script, ready to meet requests. */
export type Ready = {
  readonly script: Script
  readonly matchers: readonly Matcher[]
  /** How often each step can be used in one session; 0 for one that meets connections. */
  readonly limits: readonly number[]
  readonly candidates: Candidates
  /** Whether a step can take a request at all. */
  readonly isExpecting: boolean
  /** Names the step that came nearest to a request no step took, and why it did not match. */
  explain(meeting: Meeting, uses: ArrayLike<number>): string | null
}

/** The step that takes a request, or -1, and the place of the question it matched. */
export type Choice = { readonly index: number; readonly place: number }

/** Makes a script ready; `hide` takes secrets out of what explanations quote. */
export function readyOf(script: Script, hide: Hide): Ready {
  const { steps } = script
  const matchers = steps.map(matcherOf)
  const limits = steps.map(step => (meetsConnections(step) ? 0 : limitOf(step)))
  return {
    script,
    matchers,
    limits,
    candidates: candidatesOf(steps.map(({ when }) => when)),
    isExpecting: limits.some(limit => limit > 0),
    explain: (meeting, uses) => nearestOf({ steps, matchers, limits, uses, meeting, hide }),
  }
}

/** Finds the first step that matches a request, is not used up and is drawn. */
export function choose(
  { script, matchers, limits, candidates }: Ready,
  meeting: Meeting,
  { uses }: SessionCounts,
): Choice {
  let place = 0
  const index = candidates.find(meeting, step => {
    const matcher = matchers[step]
    if (matcher === undefined || (uses[step] ?? 0) >= (limits[step] ?? 0)) return false
    place = placeOf(matcher, meeting)
    const probability = script.steps[step]?.probability ?? 1
    if (place < 0 || probability >= 1) return place >= 0
    return generatorOf(drawText('take', script.seed, step, meeting.occasion))() < probability
  })
  return { index, place: Math.max(place, 0) }
}

/** Gives what decides a draw for one step and one request. */
export const drawText = (use: string, seed: string, step: number, occasion: Occasion): string =>
  JSON.stringify([use, seed, occasion.session, step, occasion.request])

const limitOf = ({ times, then, effects }: Step): number =>
  Math.min(times ?? Infinity, then === 'pass' ? effects.length : Infinity)
