import { inspectJson } from '../../../spec/json-bytes.ts'
import { isObject, type JsonObject, ownValue } from '../../../spec/json-object.ts'
import { pointer } from '../../../spec/pointer.ts'
import { readAnswer } from '../../../spec/reading.ts'
import type { Exchange } from '../../exchange.ts'
import { type Complaint, fail, pass } from '../../expect.ts'
import { answersOf, bodyOf } from '../../json-body.ts'
import type { Probe } from '../../probe.ts'
import type { Verdict } from '../../verdict.ts'
import type { Ask } from './ask.ts'
import { expectAnswered, judgeEach } from './judgement.ts'
import { shown } from './reply.ts'

function faultInBytes({ received }: Exchange): Complaint | null {
  const [flaw] = inspectJson(received?.body ?? new Uint8Array()).findings
  if (flaw === undefined) return null
  return {
    says: `the body holds ${flaw.says}`,
    at: `byte ${flaw.offset}`,
    expected: 'one JSON text in UTF-8 that every parser reads alike',
    actual: flaw.kind,
  }
}

function faultAround(body: JsonObject): Complaint | null {
  const [model, protocol] = [ownValue(body, 'model'), ownValue(body, 'protocol')]
  if (typeof model !== 'string' || model.trim() === '') {
    return {
      says: 'this response does not name the model',
      at: '/model',
      expected: 'the name of the model, a string',
      actual: shown(model),
    }
  }
  if (protocol === undefined || protocol === 1) return null
  return {
    says: 'this response has another protocol than others',
    at: '/protocol',
    expected: '1 or no protocol',
    actual: shown(protocol),
  }
}

function faultInAnswers({ questions }: Ask, answers: JsonObject): Complaint | null {
  for (const [key, given] of Object.entries(answers)) {
    const question = Object.hasOwn(questions, key) ? questions[key] : undefined
    const reading = question === undefined ? null : readAnswer(question, given)
    if (reading !== null && reading.reads !== 'unknown') continue
    return {
      says:
        reading === null ? 'this key was not asked' : `no client can read it: ${reading.reason}`,
      at: pointer('answers', key),
      expected:
        question === undefined ? 'no such key' : `a whole ${question.type} answer, or no key`,
      actual: shown(given),
    }
  }
  return null
}

/** Judges everything a client reads off one response: bytes, model, protocol and each answer. */
export function judgeWhole(request: Ask, exchange: Exchange): Verdict | null {
  const answers = answersOf(exchange)
  const body = bodyOf(exchange)
  if (answers === null || !isObject(body)) return null
  const fault = faultInBytes(exchange) ?? faultAround(body) ?? faultInAnswers(request, answers)
  return fault === null ? pass : fail(exchange, fault)
}

/**
 * Asks each request and judges each response as a whole. A request that is not answered fails where
 * `called` says what it is; else that is another check's matter.
 */
export const judgeWholes = (
  probe: Probe,
  requests: readonly Ask[],
  called?: string,
): Promise<Verdict> =>
  judgeEach(probe, requests, (exchange, request) => {
    const verdict = judgeWhole(request, exchange)
    return verdict ?? (called === undefined ? null : expectAnswered(exchange, called))
  })
