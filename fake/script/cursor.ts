import type { Asked, Occasion } from '../asked.ts'
import { generatorOf } from '../distribution.ts'
import type { FakeRequest } from '../reply.ts'
import { type Choice, choose, drawText, type Ready, readyOf } from './choice.ts'
import { type Counts, createCounts, type SessionCounts } from './counts.ts'
import { createGreeter, type Greeting } from './greeting.ts'
import { type Meeting, meetingOf } from './match.ts'
import { absorb, MOST_UNMATCHED, reportOf, type ScriptReport, type Tally } from './report.ts'
import { formFinder } from './rules.ts'
import type { AnswerForm, AnswerRule, Effect, Script, Step } from './script.ts'
import { type TemplateView, viewOf } from './view.ts'
import type { Hide } from './words.ts'

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

const NO_RULES: readonly AnswerRule[] = []

/** Starts a script: every session goes through it from its beginning; `hide` takes secrets out of what its words quote. */
export function createCursor(script: Script, hide: Hide = text => text): Cursor {
  const { steps } = script
  const ready = readyOf(script, hide)
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
  const explain = (): string | null => ready.explain(meeting, session.uses)
  if (choice.index < 0 && ready.isExpecting) noteMiss(session, meeting, explain)
  else if (choice.index >= 0) session.uses[choice.index] = (session.uses[choice.index] ?? 0) + 1
  return decisionOf(ready.script, session, meeting, choice, explain)
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

function noteMiss(
  session: SessionCounts,
  { request, occasion }: Meeting,
  explain: () => string | null,
): void {
  session.unmatchedCount += 1
  if (session.unmatched.length >= MOST_UNMATCHED) return
  session.unmatched.push({
    session: occasion.session,
    request: occasion.request,
    method: request.method,
    path: request.path,
    nearest: explain() ?? '',
  })
}

/** Gives what the use number `use` of a step does. */
function effectOf({ effects, then }: Step, use: number): Effect | null {
  const last = effects.length
  const item = then === 'repeat' ? (use - 1) % last : Math.min(use, last) - 1
  return effects[item] ?? null
}

const emptyTally = (steps: number): Tally => ({
  uses: new Uint32Array(steps),
  unmatched: [],
  unmatchedCount: 0,
})
