import type { Clause } from './clause.ts'
import { answerClauses } from './clauses/answers.ts'
import { authenticationClauses } from './clauses/authentication.ts'
import { embeddingClauses } from './clauses/embeddings.ts'
import { endpointClauses } from './clauses/endpoints.ts'
import { healthClauses } from './clauses/health.ts'
import { questionClauses } from './clauses/questions.ts'
import { requestClauses } from './clauses/request.ts'
import { responseClauses } from './clauses/response.ts'
import { timeClauses } from './clauses/time.ts'

/** The register: every rule of decider protocol v1, and of the RFCs it stands on, by id. */
export const clauses = {
  ...endpointClauses,
  ...requestClauses,
  ...responseClauses,
  ...answerClauses,
  ...authenticationClauses,
  ...timeClauses,
  ...questionClauses,
  ...healthClauses,
  ...embeddingClauses,
} as const satisfies Record<string, Clause>

/** The id of a registered clause; a misspelt one does not compile. */
export type ClauseId = keyof typeof clauses

/** Says whether `id` is a registered clause. */
export const isClauseId = (id: string): id is ClauseId => Object.hasOwn(clauses, id)

/** Gives the clause registered under `id`. */
export const clauseOf = (id: ClauseId): Clause => clauses[id]
