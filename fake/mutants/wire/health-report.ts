import { askedOf, type Edit, editWhen, type Reply, refuse } from '../edit.ts'

/** Edits every 200 of GET /health. */
export const editHealthReport = (edit: Edit): Reply =>
  editWhen(
    ({ status }, { method, path }) => method === 'GET' && path === '/health' && status === 200,
    edit,
  )

/** Has no /health, and edits the reply to the health probe, the one request about its fixed text. */
export const withoutHealth =
  (edit: Edit): Reply =>
  (request, conforming) => {
    if (request.path === '/health') return refuse(404, 'not found')
    const reply = conforming(request)
    return askedOf(request)['state'] === 'Chalk health check.' ? edit(reply, request) : reply
  }
