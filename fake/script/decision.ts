import { generatorOf } from '../distribution.ts'
import type { Occasion } from '../occasion.ts'
import type { SessionCounts } from './counts.ts'
import type { Meeting } from './match.ts'
import { formFinder } from './rules.ts'
import type { AnswerForm, AnswerRule, Effect, Script, Step } from './script.ts'
import { effectOf } from './use.ts'
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
  /** Where the script has steps and none takes it: the nearest one and why it does not. */
  readonly nearest: string | null
  /** Gives what the templates of a reply can insert. */
  view(): TemplateView
  /** Gives what the script answers `key`, or undefined where it says nothing of it; asked before the next request of the session. */
  formOf(key: string): AnswerForm | undefined
  /** Draws from [0, 1): decided by the script's seed, the session, the step and the request, by nothing else. */
  next(): number
}

/** The step that takes a request, or -1, and the place of the question it matched. */
export type Choice = { readonly index: number; readonly place: number }

const NO_RULES: readonly AnswerRule[] = []

/** Makes the decision of a choice that is counted; `explain` says why no step takes the request. */
export function decisionOf(
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
    nearest: step === null ? explain() : null,
    view() {
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

/** Gives the text that decides the draws of one use: of a `take`, or of an `effect`. */
export const drawText = (use: string, seed: string, step: number, occasion: Occasion): string =>
  JSON.stringify([use, seed, occasion.session, step, occasion.request])
