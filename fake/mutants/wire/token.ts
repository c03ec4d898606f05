import type { FakeRequest } from '../../reply.ts'
import { respond } from '../../respond.ts'
import { type Edit, editWhen, type Reply } from '../edit.ts'

/** Edits every refusal for want of the right token. */
export const editUnauthorized = (edit: Edit): Reply =>
  editWhen(({ status }) => status === 401, edit)

/** Answers the requests that `when` picks although they lack the right token. */
export const letIn =
  (when: (request: FakeRequest) => boolean): Reply =>
  (request, conforming) => {
    const reply = conforming(request)
    return reply.status === 401 && when(request) ? respond(request) : reply
  }

/** Takes the token from somewhere else too; undefined where it is not there. */
export const readTokenFrom =
  (find: (request: FakeRequest) => string | undefined): Reply =>
  (request, conforming) => {
    const reply = conforming(request)
    const token = find(request)
    if (reply.status !== 401 || token === undefined) return reply
    return conforming({
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${token}` },
    })
  }
