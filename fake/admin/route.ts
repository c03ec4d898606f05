import type { JsonObject } from '../../spec/json-object.ts'
import type { Control } from '../control.ts'
import type { Journal } from '../journal.ts'

/** What the admin API works on. */
export type Administered = { readonly control: Control; readonly journal: Journal }

/** A request to the admin API, without what it was carried in. */
export type AdminRequest = {
  readonly query: JsonObject
  /** As it came; empty where it has none. */
  readonly body: string
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal
}

/** A reply of the admin API; its value goes out as JSON. */
export type AdminReply = { readonly status: number; readonly value: JsonObject }

/** One thing the admin API can do. */
export type AdminRoute = {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  /** The names its query can hold; none without. */
  readonly query?: readonly string[]
  /** What it does, in one sentence. */
  readonly says: string
  answer(administered: Administered, request: AdminRequest): AdminReply | Promise<AdminReply>
}
