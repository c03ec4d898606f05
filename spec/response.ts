import { inspectJson, type JsonFinding, unreadableKinds } from './json-bytes.ts'
import { isObject, ownValue } from './json-object.ts'
import type { Question } from './nouns.ts'
import { type CallOutcome, outcomeOf } from './outcome.ts'
import { DEFAULT_THRESHOLD, type Reading, readAnswer, unknownReading } from './reading.ts'

/** The questions of a request, by key. */
export type Questions = Readonly<Record<string, Question>>

/** What a client takes from one response. */
export type ResponseReading = {
  readonly outcome: CallOutcome
  /** Why it is no answer, or null where the outcome is `answered`. */
  readonly reason: string | null
  /** The model that answered; null where the body names none, or where it is no answer. */
  readonly model: string | null
  /** One reading for each question asked; all are unknown unless the outcome is `answered`. */
  readonly answers: ReadonlyMap<string, Reading>
  /** What the bytes of a 200 hold that JSON.parse hides. */
  readonly findings: readonly JsonFinding[]
}

type Flaw = { readonly outcome: CallOutcome; readonly reason: string }

/**
 * Reads a whole response as a client of protocol v1 has to: its status, then its body.
 *
 * Takes the status and the body's bytes as they came (no transfer or content coding) and the
 * questions that were asked. Keys nobody asked are not read; the last of two equal keys counts; a
 * byte order mark is passed over. Throws a RangeError for a threshold that is none, when an answer
 * is weighed against it.
 *
 * Chalk's code differs: it records an empty body as `version` where the page has `invalid` for
 * unreadable JSON, reads on into a second JSON text, takes NaN for null, and takes a protocol of
 * null, false or "1" for version 1, which the page does not.
 */
export function readResponse(
  { status, body }: { readonly status: number; readonly body: Uint8Array },
  questions: Questions,
  threshold: number | string = DEFAULT_THRESHOLD,
): ResponseReading {
  const outcome = outcomeOf({ kind: 'status', status })
  if (outcome !== 'answered') {
    return noAnswer({ outcome, reason: `the status is ${status}, not 200` }, questions, [])
  }
  const { value, findings } = inspectJson(body)
  if (value !== undefined) return { ...readBody(value, questions, threshold), findings }
  const says = findings.find(({ kind }) => unreadableKinds.has(kind))?.says
  const reason = `the body is unreadable: ${says ?? 'no JSON text'}`
  return noAnswer({ outcome: outcomeOf({ kind: 'unreadable-body' }), reason }, questions, findings)
}

/**
 * Reads the parsed JSON body of a 200: `invalid` without an answers object, `version` where
 * protocol is present and not the number 1 (sections "Versions" and "Errors and time").
 */
export function readBody(
  value: unknown,
  questions: Questions,
  threshold: number | string = DEFAULT_THRESHOLD,
): ResponseReading {
  const answers = isObject(value) ? ownValue(value, 'answers') : undefined
  if (!isObject(value) || !isObject(answers)) {
    const reason = 'the body has no answers object'
    return noAnswer({ outcome: outcomeOf({ kind: 'no-answers' }), reason }, questions, [])
  }
  const protocol = ownValue(value, 'protocol')
  if (protocol !== undefined && protocol !== 1) {
    const reason = `the response speaks protocol ${JSON.stringify(protocol)}, the client 1`
    return noAnswer({ outcome: outcomeOf({ kind: 'other-version' }), reason }, questions, [])
  }
  const model = ownValue(value, 'model')
  return {
    outcome: 'answered',
    reason: null,
    model: typeof model === 'string' ? model : null,
    answers: byKey(questions, (question, key) =>
      readAnswer(question, ownValue(answers, key), threshold),
    ),
    findings: [],
  }
}

function noAnswer(
  { outcome, reason }: Flaw,
  questions: Questions,
  findings: readonly JsonFinding[],
): ResponseReading {
  const answers = byKey(questions, () => unknownReading(`${outcome}: ${reason}`))
  return { outcome, reason, model: null, answers, findings }
}

const byKey = (questions: Questions, read: (question: Question, key: string) => Reading) =>
  new Map(Object.entries(questions).map(([key, question]) => [key, read(question, key)] as const))
