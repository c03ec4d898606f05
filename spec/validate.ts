import * as validators from './generated/validators.ts'
import type {
  Answer,
  EmbeddingRequest,
  EmbeddingResponse,
  ErrorBody,
  Health,
  Question,
  SystemOneRequest,
  SystemOneResponse,
} from './nouns.ts'

/** Says whether a parsed JSON value is a request of protocol v1; fields it does not know are allowed. */
export const isRequest = (value: unknown): value is SystemOneRequest => validators.request(value)

/** Says whether a parsed JSON value is a question of one of the three types. */
export const isQuestion = (value: unknown): value is Question => validators.question(value)

/** Says whether a parsed JSON value is a response of protocol v1, every answer in it included. */
export const isResponse = (value: unknown): value is SystemOneResponse => validators.response(value)

/** Says whether a parsed JSON value is an answer of one of the three types. */
export const isAnswer = (value: unknown): value is Answer => validators.answer(value)

/** Says whether a parsed JSON value is what GET /health answers with 200; it may be any status word. */
export const isHealth = (value: unknown): value is Health => validators.health(value)

/** Says whether a parsed JSON value is a request for embeddings. */
export const isEmbeddingRequest = (value: unknown): value is EmbeddingRequest =>
  validators.embeddingRequest(value)

/** Says whether a parsed JSON value is a list of vectors with 384 numbers each; their length is not measured. */
export const isEmbeddingResponse = (value: unknown): value is EmbeddingResponse =>
  validators.embeddingResponse(value)

/** Says whether a parsed JSON value is an error body, which may be any JSON object. */
export const isErrorBody = (value: unknown): value is ErrorBody => validators.errorBody(value)
