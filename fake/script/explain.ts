import type { Question } from '../../spec/nouns.ts'
import { redactionOf, secretsOf } from '../redaction.ts'
import type { Matcher, Meeting, QuestionCheck, WholeCheck } from './match.ts'
import { titleOf } from './report.ts'
import type { Step } from './script.ts'
import { actualOf, expectedOf, type Hide } from './words.ts'

/** A request no step took, and where its session stands. */
export type Miss = {
  readonly steps: readonly Step[]
  readonly matchers: readonly Matcher[]
  /** How often each step can be used; 0 for those that meet connections, never a request. */
  readonly limits: readonly number[]
  /** How often each was used. */
  readonly uses: ArrayLike<number>
  readonly meeting: Meeting
  /** Takes secrets out of what is quoted. */
  readonly hide: Hide
}

/** How a request stands to one step. */
type Standing = {
  /** Whether all conditions hold, so that only its uses or its draw are in the way. */
  readonly isFitting: boolean
  readonly met: number
  readonly failed: readonly (WholeCheck | QuestionCheck)[]
  /** The question that meets most. */
  readonly place: number
}

// A client can ask more than anyone reads about.
const MOST_QUESTIONS = 100

/** Names the step that fits and is not to be had, or else the one that meets the most conditions, and says why it does not match; null where no step is for requests. */
export function nearestOf(miss: Miss): string | null {
  const { steps, matchers, limits, meeting } = miss
  let best: { readonly index: number; readonly standing: Standing } | undefined
  for (const [index, matcher] of matchers.entries()) {
    if (miss.limits[index] === 0) continue
    // A step that meets connections is for no request.
    if (limits[index] === 0) continue
    const standing = standingOf(matcher, meeting)
    if (best === undefined || isNearer(standing, best.standing)) best = { index, standing }
  }
  const step = best && steps[best.index]
  if (best === undefined || step === undefined) return null
  return `${titleOf(step, best.index)}: ${reasonOf(miss, step, best.index, best.standing)}`
}

function isNearer(one: Standing, other: Standing): boolean {
  if (one.isFitting !== other.isFitting) return one.isFitting
  return one.met > other.met || (one.met === other.met && one.failed.length < other.failed.length)
}

function standingOf({ whole, each, needsAsked }: Matcher, meeting: Meeting): Standing {
  const missed = whole.filter(check => !check.holds(meeting))
  let [place, open]: [number, readonly QuestionCheck[]] = [0, each]
  for (const [index, [key, question]] of meeting.questions.slice(0, MOST_QUESTIONS).entries()) {
    if (each.length === 0) break
    const left = missing(each, key, question, meeting)
    if (index === 0 || isCloser(left, open)) [place, open] = [index, left]
  }
  const failed = [...open, ...missed]
  return {
    isFitting: failed.length === 0 && (!needsAsked || meeting.asked !== null),
    met: whole.length + each.length - failed.length,
    failed,
    place,
  }
}

const missing = (
  each: readonly QuestionCheck[],
  key: string,
  question: Question,
  meeting: Meeting,
): QuestionCheck[] => each.filter(check => !check.holds(key, question, meeting))

/** A question whose key is meant is closer than one of another key, whatever else holds. */
function isCloser(one: readonly QuestionCheck[], other: readonly QuestionCheck[]): boolean {
  const isForeign = (checks: readonly QuestionCheck[]) =>
    checks.some(({ field }) => field === 'question')
  if (isForeign(one) !== isForeign(other)) return isForeign(other)
  return one.length < other.length
}

function reasonOf(miss: Miss, step: Step, index: number, { failed, place }: Standing): string {
  const { meeting, matchers } = miss
  if (failed.length > 0) {
    // What the request's own headers keep secret may stand in its body too.
    const { text } = redactionOf(secretsOf(meeting.request.headers))
    const hide: Hide = quoted => text(miss.hide(quoted))
    const parts = failed.map(({ field }) => {
      const expected = expectedOf(field, step.when, hide)
      return `${field}: expected ${expected}, got ${actualOf(field, meeting, place, hide)}`
    })
    return parts.join('; ')
  }
  if (matchers[index]?.needsAsked === true && meeting.asked === null) {
    return 'it answers questions, and this request asks none that can be read'
  }
  const [uses = 0, limit = 0] = [miss.uses[index], miss.limits[index]]
  if (uses >= limit) return `it is used up (${uses} of ${limit} times)`
  return `it takes a share of ${step.probability}, and this request was not drawn`
}
