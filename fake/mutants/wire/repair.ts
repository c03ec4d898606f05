import type { FakeReply, FakeRequest } from '../../reply.ts'
import { askedOf, isObject, type JsonObject, questionsOf, type Reply, refuseWhen } from '../edit.ts'

/** Says whether the reply refuses what was asked: not the method, not the token. */
const refusesBody = ({ status }: FakeReply, { method, path }: FakeRequest): boolean =>
  path === '/v1/systemone' && method === 'POST' && status >= 400 && status !== 401

/** Sends `instead` for the refused requests that `when` picks. */
export const refusedWhen =
  (when: (request: FakeRequest) => boolean, instead: FakeReply): Reply =>
  (request, conforming) => {
    const reply = conforming(request)
    return refusesBody(reply, request) && when(request) ? instead : reply
  }

/** Has a refused request answered as if it had been the repaired one; undefined leaves it refused. */
export const answerRepaired =
  (repair: (asked: JsonObject, request: FakeRequest) => unknown): Reply =>
  (request, conforming) => {
    const reply = conforming(request)
    if (!refusesBody(reply, request)) return reply
    const repaired = repair(askedOf(request), request)
    if (repaired === undefined) return reply
    return conforming({ ...request, body: Buffer.from(JSON.stringify(repaired)) })
  }

/** Has a refused request answered with each of its questions repaired. */
export const repairQuestions = (repair: (question: unknown) => unknown): Reply =>
  answerRepaired(asked => {
    const { questions } = asked
    if (!isObject(questions)) return undefined
    const repaired = Object.entries(questions).map(([key, question]) => [key, repair(question)])
    return { ...asked, questions: Object.fromEntries(repaired) }
  })

const plain = {
  state: 'plain',
  questions: { q: { type: 'noul', instructions: 'Is it plain?' } },
}

/** Has the refused requests that `when` picks answered as if a plain one had been sent. */
export const answerPlainly = (when: (request: FakeRequest) => boolean): Reply =>
  answerRepaired((_, request) => (when(request) ? plain : undefined))

/** Says whether the request asks a question of this kind. */
export const asks = (request: FakeRequest, kind: (question: unknown) => boolean): boolean =>
  Object.values(questionsOf(request)).some(kind)

/** Fails with 500 on a question of `type` whose criteria are like this. */
export const failOnCriteria = (
  type: 'choice' | 'score',
  isBad: (criteria: unknown) => boolean,
): Reply =>
  refuseWhen(
    request =>
      asks(
        request,
        question => isObject(question) && question['type'] === type && isBad(question['criteria']),
      ),
    500,
  )
