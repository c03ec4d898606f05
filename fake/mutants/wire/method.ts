import { type Edit, editWhen, type Reply } from '../edit.ts'

/** Edits every reply of /v1/systemone to this method. */
export const editMethod = (method: string, edit: Edit): Reply =>
  editWhen((_, request) => request.method === method && request.path === '/v1/systemone', edit)
