import type { Question } from '../../spec/nouns.ts'
import { secretsOf } from '../../spec/secrets.ts'
import { redactionOf } from '../redaction.ts'
import { type Departure, departureOf, isLess } from './departure.ts'
import type { Matcher, Meeting, QuestionCheck, WholeCheck } from './match.ts'
import { titleOf } from './report.ts'
import type { Step } from './script.ts'
import { type Hide, missOf } from './words.ts'

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

/** How a request stands to one step, in numbers. */
type Standing = {
  /** Whether all conditions hold, so that only its uses or its draw are in the way. */
  readonly isFitting: boolean
  readonly met: number
  readonly failed: number
  /** The question that meets most. */
  readonly place: number
}

// A client can ask more than anyone reads about.
const MOST_QUESTIONS = 100

/** Names the step that fits and is not to be had, or else the one that meets the most conditions, and says why it does not match; null where no step is for requests. */
export function nearestOf(miss: Miss): string | null {
  const { steps, matchers, meeting } = miss
  const questions = meeting.questions.slice(0, MOST_QUESTIONS)
  let best: Near | undefined
  // A loop without an iterator and without objects, for a long script comes here hundreds of times for one request.
  for (let index = 0; index < matchers.length; index++) {
    const matcher = matchers[index]
    if (matcher === undefined || miss.limits[index] === 0) continue
    if (best !== undefined && !canBeat(miss, index, matcher, best)) continue
    const near = nearOf(miss, index, standingOf(matcher, meeting, questions))
    if (best === undefined || isNearer(near.standing, best.standing)) best = near
    // Worked out where two are level, for it is far more work than counting.
    else if (!isNearer(best.standing, near.standing) && isCloser(near, best)) best = near
  }
  const step = best && steps[best.index]
  if (best === undefined || step === undefined) return null
  return `${titleOf(step, best.index)}: ${reasonOf(miss, step, best.index, best.standing.place)}`
}

/** A step and how the request stands to it. */
type Near = {
  readonly index: number
  readonly standing: Standing
  /** How far the request is from the values it wants. */
  departure(): Departure
}

function nearOf(miss: Miss, index: number, standing: Standing): Near {
  let known: Departure | undefined
  const { steps, matchers, meeting } = miss
  return {
    index,
    standing,
    departure() {
      const { place } = standing
      known ??= departureOf(
        failedChecks(matchers[index], meeting, place).map(({ field }) => field),
        steps[index]?.when ?? {},
        meeting,
        place,
      )
      return known
    },
  }
}

const isCloser = (one: Near, other: Near): boolean => isLess(one.departure(), other.departure())

/**
 * Says without a look at the request whether a step can be nearer: it did not match, so that a condition
 * fails unless something else explains it; and of two that want no value, a level one is as far as the other.
 */
function canBeat(
  miss: Miss,
  index: number,
  matcher: Matcher,
  { standing, departure }: Near,
): boolean {
  const { whole, each, needsAsked, wantsValue } = matcher
  const isUnread = needsAsked && miss.meeting.asked === null
  const isHeldBack =
    (miss.uses[index] ?? 0) >= (miss.limits[index] ?? 0) ||
    (miss.steps[index]?.probability ?? 1) < 1
  if (isHeldBack && !isUnread) return true
  if (standing.isFitting) return false
  const failed = isUnread ? 0 : 1
  const met = whole.length + each.length - failed
  if (met !== standing.met) return met > standing.met
  if (failed !== standing.failed) return failed < standing.failed
  return wantsValue || departure().places > failed
}

function isNearer(one: Standing, other: Standing): boolean {
  if (one.isFitting !== other.isFitting) return one.isFitting
  return one.met > other.met || (one.met === other.met && one.failed < other.failed)
}

/** Counts and makes no lists, for a long script comes here hundreds of times for one request. */
function standingOf(
  { whole, each, needsAsked }: Matcher,
  meeting: Meeting,
  questions: Meeting['questions'],
): Standing {
  let failed = 0
  for (const check of whole) if (!check.holds(meeting)) failed += 1
  let [place, least] = [0, questions.length === 0 || each.length === 0 ? each.length : Infinity]
  if (each.length > 0) {
    for (const [index, question] of questions.entries()) {
      const distance = distanceOf(each, question, meeting)
      if (distance < least) [place, least] = [index, distance]
    }
  }
  failed += least % FOREIGN
  const isFitting = failed === 0 && (!needsAsked || meeting.asked !== null)
  return { isFitting, met: whole.length + each.length - failed, failed, place }
}

// A question whose key is meant is closer than one of another key, whatever else holds.
const FOREIGN = 1000

/** Gives how many checks a question fails, and a thousand more where its key is not the one that is meant. */
function distanceOf(
  each: readonly QuestionCheck[],
  [key, question]: readonly [string, Question],
  meeting: Meeting,
): number {
  let distance = 0
  for (const check of each) {
    if (check.holds(key, question, meeting)) continue
    distance += check.field === 'question' ? FOREIGN + 1 : 1
  }
  return distance
}

/** Gives the checks that fail, with `place` as the question they are about. */
function failedChecks(
  matcher: Matcher | undefined,
  meeting: Meeting,
  place: number,
): readonly (WholeCheck | QuestionCheck)[] {
  if (matcher === undefined) return []
  const asked = meeting.questions[place]
  const ofQuestion = matcher.each.filter(
    check => asked === undefined || !check.holds(asked[0], asked[1], meeting),
  )
  return [...ofQuestion, ...matcher.whole.filter(check => !check.holds(meeting))]
}

function reasonOf(miss: Miss, step: Step, index: number, place: number): string {
  const { meeting, matchers } = miss
  const failed = failedChecks(matchers[index], meeting, place)
  if (failed.length > 0) {
    // What the request's own headers keep secret may stand in its body too.
    const { text } = redactionOf(secretsOf(meeting.request.headers))
    const hide: Hide = quoted => text(miss.hide(quoted))
    return failed.map(({ field }) => missOf(field, step.when, meeting, place, hide)).join('; ')
  }
  if (matchers[index]?.needsAsked === true && meeting.asked === null) {
    return 'it answers questions, and this request asks none that can be read'
  }
  const [uses = 0, limit = 0] = [miss.uses[index], miss.limits[index]]
  if (uses >= limit) return `it is used up (${uses} of ${limit} times)`
  return `it takes a share of ${step.probability}, and this request was not drawn`
}
