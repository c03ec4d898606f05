import { isObject, type JsonObject } from '../../spec/json-object.ts'
import type { DeliveryFault } from '../fault.ts'
import { parseJson } from '../json.ts'
import { jsonReply, refuse } from '../json-reply.ts'
import type { FakeReply, FakeRequest } from '../reply.ts'

export { isObject, type JsonObject, jsonReply, refuse }

/** What a mutant does with a request: its `reply`. */
export type Reply = (
  request: FakeRequest,
  conforming: (request: FakeRequest) => FakeReply,
) => FakeReply

/** Changes a reply; the request is there to look at. */
export type Edit = (reply: FakeReply, request: FakeRequest) => FakeReply

/** Edits the replies that `when` picks and leaves the others as the conforming fake gives them. */
export function editWhen(
  when: (reply: FakeReply, request: FakeRequest) => boolean,
  edit: Edit,
): Reply {
  return (request, conforming) => {
    const reply = conforming(request)
    return when(reply, request) ? edit(reply, request) : reply
  }
}

/** Edits every reply that answers questions (POST /v1/systemone, 200). */
export const editAnswered = (edit: Edit): Reply => editWhen(isAnswered, edit)

/** Edits every refusal of /v1/systemone (4xx). */
export const editRefused = (edit: Edit): Reply =>
  editWhen((reply, { path }) => path === '/v1/systemone' && reply.status >= 400, edit)

/** Edits every reply of /health. */
export const editHealth = (edit: Edit): Reply => editWhen((_, { path }) => path === '/health', edit)

/** Edits the JSON body of every reply that answers questions. */
export const editBody = (edit: (body: JsonObject, request: FakeRequest) => unknown): Reply =>
  editAnswered((reply, request) => withBody(reply, edit(bodyOf(reply), request)))

/** Edits each answer of every reply that has some; undefined leaves the key out. The question is as it came. */
export function editAnswers(
  edit: (answer: JsonObject, key: string, question: JsonObject, request: FakeRequest) => unknown,
): Reply {
  return editBody((body, request) => {
    const questions = questionsOf(request)
    const answers = Object.entries(objectAt(body, 'answers')).map(([key, answer]) => [
      key,
      edit(isObject(answer) ? answer : {}, key, objectAt(questions, key), request),
    ])
    return {
      ...body,
      answers: Object.fromEntries(answers.filter(([, given]) => given !== undefined)),
    }
  })
}

/** Edits the answers of one type, as `editAnswers`. */
export const editAnswersOf = (
  type: 'noul' | 'choice' | 'score',
  edit: (answer: JsonObject, question: JsonObject, key: string) => unknown,
): Reply =>
  editAnswers((answer, key, question) =>
    answer['type'] === type ? edit(answer, question, key) : answer,
  )

/** Refuses, with `status`, the requests that `when` picks; the others are answered. */
export const refuseWhen =
  (when: (request: FakeRequest) => boolean, status: number, detail = 'refused'): Reply =>
  (request, conforming) =>
    when(request) ? refuse(status, detail) : conforming(request)

/** Has the conforming fake answer a changed request. */
export const answerAsIf =
  (change: (request: FakeRequest) => FakeRequest): Reply =>
  (request, conforming) =>
    conforming(change(request))

/** Says whether `reply` answers questions. */
export const isAnswered = (reply: FakeReply, { path }: FakeRequest): boolean =>
  path === '/v1/systemone' && reply.status === 200

/** Gives the JSON object a reply holds, or an empty one. */
export const bodyOf = ({ body }: FakeReply): JsonObject => asObject(parseJson(body))

/** Gives the JSON object a request holds, or an empty one. */
export const askedOf = ({ body }: FakeRequest): JsonObject => asObject(parseJson(body))

/** Gives the questions of a request by key, as they came, or an empty object. */
export const questionsOf = (request: FakeRequest): JsonObject =>
  objectAt(askedOf(request), 'questions')

/** Gives the object under `name` of `value`, or an empty one; an inherited property does not count. */
export const objectAt = (value: JsonObject, name: string): JsonObject =>
  Object.hasOwn(value, name) ? asObject(value[name]) : {}

const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** Gives `reply` with `value` as its JSON body. */
export const withBody = (reply: FakeReply, value: unknown): FakeReply =>
  withBytes(reply, JSON.stringify(value))

/** Gives `reply` with exactly these bytes as its body; a string is written as UTF-8. */
export const withBytes = (reply: FakeReply, bytes: Uint8Array | string): FakeReply => ({
  ...reply,
  body: Buffer.from(bytes),
})

/** Gives `reply` with its body changed as text. */
export const withText = (reply: FakeReply, edit: (text: string) => string): FakeReply =>
  withBytes(reply, edit(reply.body.toString()))

/** Gives `reply` with another status. */
export const withStatus = (reply: FakeReply, status: number): FakeReply => ({ ...reply, status })

/** Gives `reply` with a header set; undefined takes it away. A content-length or transfer-encoding is sent as is. */
export function withHeader(reply: FakeReply, name: string, value: string | undefined): FakeReply {
  const { [name]: _replaced, ...others } = reply.headers
  return { ...reply, headers: value === undefined ? others : { ...others, [name]: value } }
}

/** Gives `reply` sent as a fault of `fake/faults/` sends it. */
export const withDelivery = (reply: FakeReply, delivery: DeliveryFault): FakeReply => ({
  ...reply,
  delivery,
})
