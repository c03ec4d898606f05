import { respond } from './answers.ts'
import { embed } from './embeddings.ts'
import { CODE } from './ending.ts'
import type { Scripted } from './environment.ts'
import { readQuestions } from './request.ts'

/** What a service gets to see of a call. */
export type ServiceCall = {
  readonly path: ServicePath
  readonly body: Buffer
  /** The value of the Authorization header; empty without one. */
  readonly authorization: string
  /** In ms, infinity for none. */
  readonly maxTime: number
}

/** The paths that are answered; any other is some other service's. */
export type ServicePath = '/v1/systemone' | '/v1/embeddings' | '/health'

/** Says whether a path is one of a decider or of an embedding service. */
export const isService = (path: string): path is ServicePath =>
  path === '/v1/systemone' || path === '/v1/embeddings' || path === '/health'

/** How a call ends, `until` ms after its process started: with a reply, or with an exit code of curl and its message. */
export type CallEffect = { readonly until: number } & (
  | { readonly reply: Reply }
  | { readonly code: number; readonly says: string }
)

/** An HTTP reply as curl hands it to its caller. */
export type Reply = { readonly status: number; readonly body: string }

/** Decides how a call ends, in the order of Chalk's own fake: nothing listens, a delay, a scripted status, the path's own reply. */
export function effectOf(call: ServiceCall, scripted: Scripted): CallEffect {
  const { isDown, delay, status } = scripted
  if (isDown) {
    const says = 'Failed to connect: FAKE_DECIDER_DOWN is set'
    return { until: 0, code: CODE.refused, says }
  }
  if (delay > call.maxTime) {
    const says = `Operation timed out after ${Math.round(call.maxTime)} milliseconds`
    return { until: call.maxTime, code: CODE.timeout, says }
  }
  if (status !== null) return { until: delay, reply: { status, body: SCRIPTED } }
  return { until: delay, reply: replies[call.path](call, scripted) }
}

const SCRIPTED = '{"error":"scripted"}'

const replies: Readonly<Record<ServicePath, (call: ServiceCall, scripted: Scripted) => Reply>> = {
  '/health': (_, { health }) =>
    health === null || health === 200
      ? { status: 200, body: '{"status":"ok","model":"fake-decider","device":"cpu"}' }
      : { status: health, body: SCRIPTED },
  '/v1/embeddings': ({ body }, { embedIndex }) => {
    const embedded = embed(body, embedIndex)
    if (embedded !== null) return { status: 200, body: embedded }
    return { status: 422, body: '{"error":"input must be strings"}' }
  },
  '/v1/systemone': ({ body, authorization }, scripted) => {
    if (scripted.token !== '' && authorization !== `Bearer ${scripted.token}`) {
      return { status: 401, body: '{"error":"unauthorized"}' }
    }
    const questions = readQuestions(body)
    if (questions !== null) return { status: 200, body: respond(questions, scripted) }
    return { status: 422, body: '{"detail":"the request breaks the decider protocol"}' }
  },
}
