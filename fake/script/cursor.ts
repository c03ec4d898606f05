import type { Asked, Occasion } from '../asked.ts'
import { generatorOf } from '../distribution.ts'
import type { FakeRequest } from '../reply.ts'
import { type Candidates, candidatesOf } from './candidates.ts'
import { type Counts, createCounts, type SessionCounts } from './counts.ts'
import { nearestOf } from './explain.ts'
import { createGreeter, type Greeting, meetsConnections } from './greeting.ts'
import { type Matcher, type Meeting, matcherOf, meetingOf, placeOf } from './match.ts'
import { absorb, noteMiss, reportOf, type ScriptReport, type Tally } from './report.ts'
import { formFinder } from './rules.ts'
import type { AnswerForm, AnswerRule, Effect, Script, Step } from './script.ts'
import { type TemplateView, viewOf } from './view.ts'

/** What a script says about one request. */
export type Decision = {
  /** The step that takes it; null where none does. */
  readonly step: Step | null
  /** The number of this use of the step in its session, from 1; 0 without a step. */
  readonly use: number
  /** What this use does; null without a step. */
  readonly effect: Effect | null
  /** The question the step matched, or else the first that is asked; null where none is. */
  readonly key: string | null
  /** Where the script has steps and none takes it: the nearest one and why it does not. Worked out when read, before the next request. */
  readonly nearest: string | null
  /** What the templates of a reply can insert. */
  readonly view: TemplateView
  /** Gives what the script answers `key`, or undefined where it says nothing of it; asked before the next request of the session. */
  formOf(key: string): AnswerForm | undefined
  /** Draws from [0, 1): decided by the script's seed, the session, the step and the request, by nothing else. */
  next(): number
}

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
}

const NO_RULES: readonly AnswerRule[] = []

/** Starts a script: every session goes through it from its beginning. */
export function createCursor(script: Script): Cursor {
  const { steps } = script
  const ready: Ready = {
    script,
    matchers: steps.map(matcherOf),
    limits: steps.map(step => (meetsConnections(step) ? 0 : limitOf(step))),
    isExpecting: steps.some(step => !meetsConnections(step)),
    candidates: candidatesOf(steps.map(({ when }) => when)),
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
      return reportOf(steps, sum)
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
  const { matchers, limits, script } = ready
  const explain = (): string | null =>
    nearestOf({ steps: script.steps, matchers, limits, uses: session.uses, meeting })
  if (choice.index < 0 && ready.isExpecting) noteMiss(session, meeting, explain)
  else if (choice.index >= 0) session.uses[choice.index] = (session.uses[choice.index] ?? 0) + 1
  return decisionOf(script, session, meeting, choice, explain)
}

function decisionOf(
  script: Script,
  session: SessionCounts,
  meeting: Meeting,
  { index, place }: Choice,
  explain: () => string | null,
): Decision {
  const step = script.steps[index] ?? null
  const use = step === null ? 0 : (session.uses[index] ?? 0)
  const effect = step === null ? null : effectOf(step, use)
  const ownForm = formFinder(effect?.answers ?? NO_RULES)
  const commonForm = formFinder(script.answers)
  let draw: (() => number) | undefined
  let view: TemplateView | undefined
  return {
    step,
    effect,
    use,
    key: meeting.questions[place]?.[0] ?? null,
    get nearest() {
      return step === null ? explain() : null
    },
    get view() {
      view ??= viewOf(meeting, place, script.seed)
      return view
    },
    formOf(key) {
      const count = session.countOf(key)
      return ownForm(key, count) ?? commonForm(key, count)
    },
    next() {
      draw ??= generatorOf(drawText('effect', script.seed, index, meeting.occasion))
      return draw()
    },
  }
}

/** The step that takes a request, or -1, and the place of the question it matched. */
type Choice = { readonly index: number; readonly place: number }

function choose(
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

const drawText = (use: string, seed: string, step: number, occasion: Occasion): string =>
  JSON.stringify([use, seed, occasion.session, step, occasion.request])

/** Gives what the use number `use` of a step does. */
function effectOf({ effects, then }: Step, use: number): Effect | null {
  const last = effects.length
  const item = then === 'repeat' ? (use - 1) % last : Math.min(use, last) - 1
  return effects[item] ?? null
}

const limitOf = ({ times, then, effects }: Step): number =>
  Math.min(times ?? Infinity, then === 'pass' ? effects.length : Infinity)

const emptyTally = (steps: number): Tally => ({
  uses: new Uint32Array(steps),
  unmatched: [],
  unmatchedCount: 0,
})
