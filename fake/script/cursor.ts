import type { Asked } from '../../spec/asked.ts'
import { generatorOf } from '../distribution.ts'
import type { Occasion } from '../occasion.ts'
import type { FakeRequest } from '../reply.ts'
import { type Candidates, candidatesOf } from './candidates.ts'
import { type Counts, createCounts, type SessionCounts } from './counts.ts'
import { type Choice, type Decision, decisionOf, drawText } from './decision.ts'
import { nearestOf } from './explain.ts'
import { createGreeter, type Greeting, meetsConnections } from './greeting.ts'
import { type Matcher, type Meeting, matcherOf, meetingOf, placeOf } from './match.ts'
import { absorb, noteMiss, reportOf, type ScriptReport, type Tally } from './report.ts'
import type { Script } from './script.ts'
import { limitOf } from './use.ts'
import type { Hide } from './words.ts'

/** Where the sessions of a fake stand in a script. */
export type Cursor = {
  /** Says how a connection is met before it asks anything; null where it is not. The same each time it is asked. */
  meet(connection: number): Greeting | null
  /** Counts a connection that was met. */
  noteMet(greeting: Greeting): void
  /** Decides a request and counts it; `asked` is null where it cannot be read. */
  decide(request: FakeRequest, asked: Asked | null, occasion: Occasion): Decision
  /** Says what of the script was not used and which requests no step took, in one session or in all. */
  report(session?: string): ScriptReport
  /** Drops where a session stands; what it did stays in the report on all. */
  forget(session: string): void
}

/** A script, ready to meet requests. */
type Ready = {
  readonly script: Script
  readonly matchers: readonly Matcher[]
  /** How often each step can be used in one session. */
  readonly limits: readonly number[]
  readonly candidates: Candidates
  /** Whether a step can take a request at all. */
  readonly isExpecting: boolean
  /** Takes secrets out of what explanations quote. */
  readonly hide: Hide
}

/** Starts a script: every session goes through it from its beginning; `hide` takes secrets out of what its words quote. */
export function createCursor(script: Script, hide: Hide = text => text): Cursor {
  const { steps } = script
  const ready: Ready = {
    script,
    matchers: steps.map(matcherOf),
    limits: steps.map(step => (meetsConnections(step) ? 0 : limitOf(step))),
    isExpecting: steps.some(step => !meetsConnections(step)),
    candidates: candidatesOf(steps.map(({ when }) => when)),
    hide,
  }
  const counts = createCounts(script)
  const forgotten = emptyTally(steps.length)
  const met = emptyTally(steps.length)
  const greeter = createGreeter(script)
  return {
    meet: greeter.meet,
    noteMet({ index }) {
      met.uses[index] = (met.uses[index] ?? 0) + 1
    },
    decide: (request, asked, occasion) => decide(ready, counts, request, asked, occasion),
    report(session) {
      const sum = emptyTally(steps.length)
      // A connection is of no session, so that those met count in every one.
      absorb(sum, met)
      const known = session === undefined ? undefined : counts.find(session)
      if (known !== undefined) absorb(sum, known)
      if (session === undefined) for (const each of [forgotten, ...counts.all()]) absorb(sum, each)
      // Of a session that asked nothing every step is reported: its name may be misspelt.
      return reportOf(steps, sum, known && session)
    },
    forget(session) {
      const known = counts.find(session)
      if (known !== undefined) absorb(forgotten, known)
      counts.forget(session)
    },
  }
}

function decide(
  ready: Ready,
  counts: Counts,
  request: FakeRequest,
  asked: Asked | null,
  occasion: Occasion,
): Decision {
  const session = counts.of(occasion.session)
  if (asked !== null) session.ask(asked.questions)
  const meeting = meetingOf(request, asked, occasion, session.countOf)
  const choice = choose(ready, meeting, session)
  const { matchers, limits, script, hide } = ready
  const { steps } = script
  let nearest: string | null | undefined
  const explain = (): string | null => {
    if (nearest === undefined) {
      nearest = nearestOf({ steps, matchers, limits, uses: session.uses, meeting, hide })
    }
    return nearest
  }
  if (choice.index >= 0) noteUse(session, choice.index, limits)
  else if (ready.isExpecting) noteMiss(session, meeting, explain)
  return decisionOf(script, session, meeting, choice, explain)
}

function choose(
  { script, matchers, limits, candidates }: Ready,
  meeting: Meeting,
  { uses, firstOpen }: SessionCounts,
): Choice {
  let place = 0
  const index = candidates.find(meeting, firstOpen, step => {
    const matcher = matchers[step]
    if (matcher === undefined || (uses[step] ?? 0) >= (limits[step] ?? 0)) return false
    place = placeOf(matcher, meeting)
    const probability = script.steps[step]?.probability ?? 1
    if (place < 0 || probability >= 1) return place >= 0
    return generatorOf(drawText('take', script.seed, step, meeting.occasion))() < probability
  })
  return { index, place: Math.max(place, 0) }
}

function noteUse(session: SessionCounts, step: number, limits: readonly number[]): void {
  const { uses } = session
  uses[step] = (uses[step] ?? 0) + 1
  while ((uses[session.firstOpen] ?? 0) >= (limits[session.firstOpen] ?? Infinity)) {
    session.firstOpen += 1
  }
}

const emptyTally = (steps: number): Tally => ({
  uses: new Uint32Array(steps),
  unmatched: [],
  unmatchedCount: 0,
})
