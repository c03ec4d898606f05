import type { Server } from 'node:http'
import type { ClauseId } from '../spec/clauses.ts'
import type { FakeReply, FakeRequest } from './reply.ts'

/** The conforming fake with exactly one clause broken. */
export type Mutant = {
  /** Kebab-case, says what is wrong: `noul-above-one`. */
  readonly id: string
  readonly breaks: ClauseId
  /** What this server does wrong, in one sentence. */
  readonly says: string
  /** Answers in place of the conforming fake, which it may call with the request as it came or changed. */
  reply?(request: FakeRequest, conforming: (request: FakeRequest) => FakeReply): FakeReply
  /** Bends the HTTP server itself, for what no reply can show. */
  server?(server: Server): void
}
