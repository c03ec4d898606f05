import type { Asked } from '../../spec/asked.ts'
import type { Question } from '../../spec/nouns.ts'
import { globCheck } from '../glob.ts'
import { parseJson } from '../json.ts'
import type { Occasion } from '../occasion.ts'
import type { FakeRequest } from '../reply.ts'
import type { Conditions, Effect, Range, Step, ValueCondition } from './script.ts'
import { textCheck, valueCheck } from './value.ts'

/** A request where it meets the steps of a script. */
export type Meeting = {
  readonly request: FakeRequest
  /** Null where the request cannot be read. */
  readonly asked: Asked | null
  readonly occasion: Occasion
  /** What is asked, in order. */
  readonly questions: readonly (readonly [key: string, question: Question])[]
  /** The number of requests of the session that asked `key`, this one counted. */
  countOf(key: string): number
  /** The body as JSON, or as text where it is none. */
  body(): unknown
}

/** One condition on the request as a whole. */
export type WholeCheck = {
  /** Its field in a script: `method`, `headers.accept`. */
  readonly field: string
  holds(meeting: Meeting): boolean
}

/** One condition on a question. */
export type QuestionCheck = {
  readonly field: 'question' | 'type' | 'instructions' | 'asked'
  holds(key: string, question: Question, meeting: Meeting): boolean
}

/** The conditions of one step, ready to be held against requests. */
export type Matcher = {
  readonly whole: readonly WholeCheck[]
  /** All of them hold for one and the same question. */
  readonly each: readonly QuestionCheck[]
  /** Whether only a request that can be read is meant. */
  readonly needsAsked: boolean
  /** Whether a text or a value is wanted as a whole, so that a request can be more or less far from it. */
  readonly wantsValue: boolean
}

/** Puts a request where the steps of a script can look at it; `countOf` gives the count of a key in its session. */
export function meetingOf(
  request: FakeRequest,
  asked: Asked | null,
  occasion: Occasion,
  countOf: (key: string) => number,
): Meeting {
  let body: { readonly value: unknown } | undefined
  return {
    request,
    asked,
    occasion,
    questions: asked === null ? [] : Object.entries(asked.questions),
    countOf,
    body() {
      body ??= { value: asked?.body ?? valueIn(request.body) }
      return body.value
    },
  }
}

/** Gives the JSON value in a body, which may be null, or its text where there is none. */
export function valueIn(body: Buffer): unknown {
  const value = parseJson(body)
  return value === undefined ? body.toString() : value
}

/** Makes the matcher of one step. */
export function matcherOf({ when, effects }: Step): Matcher {
  const whole = wholeChecks(when)
  const each = questionChecks(when)
  const needsAsked = each.length > 0 || when.state !== undefined || areAnswers(effects)
  const values = [when.state, when.body, when.instructions]
  const wantsValue = values.some(value => value !== undefined && 'is' in value)
  return { whole, each, needsAsked, wantsValue }
}

/** Gives the place of the first question for which all holds, 0 where no question matters, or -1 where the step does not match. */
export function placeOf({ whole, each, needsAsked }: Matcher, meeting: Meeting): number {
  if (needsAsked && meeting.asked === null) return -1
  for (const check of whole) if (!check.holds(meeting)) return -1
  if (each.length === 0) return 0
  // A loop without closures: a long script comes here hundreds of times for one request.
  for (let place = 0; place < meeting.questions.length; place++) {
    if (areMet(each, meeting, place)) return place
  }
  return -1
}

function areMet(each: readonly QuestionCheck[], meeting: Meeting, place: number): boolean {
  const asked = meeting.questions[place]
  if (asked === undefined) return false
  for (const check of each) if (!check.holds(asked[0], asked[1], meeting)) return false
  return true
}

function wholeChecks(when: Conditions): WholeCheck[] {
  const { method, path, headers = {}, state, body, request, connection, session } = when
  const checks: WholeCheck[] = []
  const add = (field: string, holds: (meeting: Meeting) => boolean) => checks.push({ field, holds })
  if (request !== undefined) add('request', ({ occasion }) => isWithin(request, occasion.request))
  if (connection !== undefined) {
    add('connection', ({ occasion }) => isWithin(connection, occasion.connection))
  }
  if (method !== undefined) add('method', ({ request }) => request.method === method.toUpperCase())
  if (path !== undefined) {
    const isPath = globCheck(path)
    add('path', ({ request }) => isPath(request.path))
  }
  if (session !== undefined) {
    const isSession = globCheck(session)
    add('session', ({ occasion }) => isSession(occasion.session))
  }
  for (const [name, condition] of Object.entries(headers)) {
    add(`headers.${name}`, headerCheck(name, condition))
  }
  if (state !== undefined) {
    const isState = valueCheck(state)
    add('state', ({ asked }) => asked !== null && isState(asked.state))
  }
  if (body !== undefined) {
    const isBody = valueCheck(body)
    add('body', meeting => isBody(meeting.body()))
  }
  return checks
}

function headerCheck(name: string, condition: ValueCondition | 'absent') {
  const given = ({ request }: Meeting) =>
    Object.hasOwn(request.headers, name) ? request.headers[name] : undefined
  if (condition === 'absent') return (meeting: Meeting) => given(meeting) === undefined
  const isValue = textCheck(condition)
  return (meeting: Meeting) => {
    const value = given(meeting)
    return value !== undefined && isValue(value)
  }
}

function questionChecks({ question: glob, type, instructions, asked }: Conditions) {
  const checks: QuestionCheck[] = []
  if (glob !== undefined) {
    const isKey = globCheck(glob)
    checks.push({ field: 'question', holds: isKey })
  }
  if (type !== undefined) {
    checks.push({ field: 'type', holds: (_, question) => question.type === type })
  }
  if (asked !== undefined) {
    checks.push({
      field: 'asked',
      holds: (key, _, meeting) => isWithin(asked, meeting.countOf(key)),
    })
  }
  if (instructions !== undefined) {
    const isText = valueCheck(instructions)
    checks.push({ field: 'instructions', holds: (_, question) => isText(question.instructions) })
  }
  return checks
}

/** Says whether a count lies in a range. */
export const isWithin = ({ from, to }: Range, count: number): boolean =>
  count >= from && (to === null || count <= to)

/** Says whether all that `effects` do is answer, which a request that cannot be read would use up for nothing. */
const areAnswers = (effects: readonly Effect[]): boolean =>
  effects.some(({ answers }) => answers.length > 0) &&
  effects.every(effect => !changesReply(effect))

const changesReply = ({ answers, delays, faults, ...rest }: Effect): boolean =>
  delays.length > 0 || faults.length > 0 || Object.values(rest).some(part => part !== undefined)
