import { isObject, type JsonObject, ownValue } from '../../../spec/json-object.ts'
import type { Question } from '../../../spec/nouns.ts'
import type { Exchange } from '../../exchange.ts'
import { type Complaint, fail, isThrottled, pass, throttled, unmet } from '../../expect.ts'
import { answersOf } from '../../json-body.ts'
import type { Probe } from '../../probe.ts'
import type { Verdict } from '../../verdict.ts'
import { type Ask, ask, type Inquiry } from './ask.ts'
import { KEY } from './questions.ts'
import { isProbability, shown, told } from './reply.ts'

const verb = (exchange: Exchange): string => {
  const status = exchange.received?.status
  if (status === undefined) return 'gave no reply to'
  if (status === 200) return 'did not answer'
  return status >= 400 && status < 500 ? 'refused' : 'failed on'
}

/** Passes when the exchange is a 200 with an answers object, whatever the answers; `what` names the request. */
export function expectAnswered(exchange: Exchange, what: string): Verdict {
  if (answersOf(exchange) !== null) return pass
  if (isThrottled(exchange)) return throttled(exchange)
  const { received } = exchange
  const reached = received !== null && exchange.ended === 'clean'
  return fail(exchange, {
    says: `${verb(exchange)} ${what}`,
    at: !reached ? 'connection' : received.status === 200 ? '/answers' : 'status',
    expected: 'status 200 with an answers object',
    actual: told(exchange),
  })
}

/**
 * Sends each request and judges each response; null from `judge` says that there is nothing to judge.
 * Fails on the first fault, and is unmet when no response could be judged for want of what is `wanted`.
 */
export async function judgeEach<R extends Ask>(
  probe: Probe,
  requests: readonly R[],
  judge: (exchange: Exchange, request: R) => Verdict | null,
  wanted = 'an answer',
): Promise<Verdict> {
  const unjudged: string[] = []
  for (const request of requests) {
    const exchange = await probe.ask(request)
    const verdict = judge(exchange, request)
    if (verdict === null) unjudged.push(told(exchange))
    else if (verdict.outcome !== 'pass') return verdict
  }
  return unjudged.length < requests.length ? pass : unmet(`${wanted} (${unjudged.join('; ')})`)
}

/** What an answer is found to be: fine, without the optional part in question, or with a part another check faults. */
export type AnswerJudgement = 'fine' | 'absent' | 'unreadable' | Complaint

const readings = { absent: 'the optional part was not sent', unreadable: 'it cannot be read' }

/**
 * Puts every inquiry and judges every answer that comes back, so that one lucky answer hides nothing.
 * Fails on the first fault; is unmet when no answer could be judged, and not applicable when all there
 * is to say is that the server does not send the `optional` part.
 */
export async function judgeAnswers<Q extends Question>(
  probe: Probe,
  inquiries: readonly Inquiry<Q>[],
  judge: (answer: JsonObject, question: Q) => AnswerJudgement,
  optional = 'the part',
): Promise<Verdict> {
  const unjudged: string[] = []
  for (const { state, question } of inquiries) {
    const exchange = await probe.ask(ask(state, { [KEY]: question }))
    const answers = answersOf(exchange)
    const answer = answers === null ? undefined : ownValue(answers, KEY)
    const judgement = isObject(answer) ? judge(answer, question) : null
    if (judgement !== null && typeof judgement === 'object') return fail(exchange, judgement)
    if (judgement === null) unjudged.push(answers === null ? told(exchange) : 'no answer')
    else if (judgement !== 'fine') unjudged.push(readings[judgement])
  }
  if (unjudged.length < inquiries.length) return pass
  if (unjudged.includes(readings.absent) && !unjudged.includes(readings.unreadable)) {
    return { outcome: 'not-applicable', because: `the server does not send ${optional}` }
  }
  return unmet(`a ${inquiries[0]?.question.type} answer to judge (${unjudged.join('; ')})`)
}

/** Judges that `value`, called `name` and found at `at`, is a number from 0 to 1. */
export function expectProbability(name: string, at: string, value: unknown): AnswerJudgement {
  if (isProbability(value)) return 'fine'
  const wrong = typeof value === 'number' ? 'is outside 0 to 1' : 'is not a number'
  return {
    says: value === undefined ? `${name} is missing` : `${name} ${wrong}`,
    at,
    expected: 'a number from 0 to 1',
    actual: shown(value),
  }
}
