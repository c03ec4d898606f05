import type { components } from './generated/types.ts'

type Schemas = components['schemas']

/** A text and the questions about it, as POST /v1/systemone takes them. */
export type SystemOneRequest = Schemas['SystemOneRequest']

/** A question of any type; `type` tells which. */
export type Question = Schemas['Question']
/** A yes-or-no question, with criteria that may say what either answer means. */
export type NoulQuestion = Schemas['NoulQuestion']
/** A question that names at least 2 options, each with its description. */
export type ChoiceQuestion = Schemas['ChoiceQuestion']
/** A question that lists 2 to 10 levels, the lowest first. */
export type ScoreQuestion = Schemas['ScoreQuestion']

/** The answers and the model that gave them; a question whose key is missing is unknown. */
export type SystemOneResponse = Schemas['SystemOneResponse']

/** An answer of any type; `type` tells which. */
export type Answer = Schemas['Answer']
/** The probability, 0 to 1, that the statement is true. */
export type NoulAnswer = Schemas['NoulAnswer']
/** The option picked, with a confidence from 0 to 1. */
export type ChoiceAnswer = Schemas['ChoiceAnswer']
/** The expected level from 0, with a confidence from 0 to 1. */
export type ScoreAnswer = Schemas['ScoreAnswer']

/** The type of a question and of its answer. */
export type QuestionType = Question['type']
/** The three types of question, in the order the page lists them. */
export const questionTypes = ['noul', 'choice', 'score'] as const satisfies readonly QuestionType[]

/** What a server with its model loaded says of itself. */
export type Health = Schemas['Health']

/** Texts for the embedding service. */
export type EmbeddingRequest = Schemas['EmbeddingRequest']
/** One vector of 384 numbers and unit length for each text. */
export type EmbeddingResponse = Schemas['EmbeddingResponse']
/** One text as a vector. */
export type Embedding = Schemas['Embedding']

/** Any JSON object; what an error body holds is not part of the protocol. */
export type ErrorBody = Schemas['ErrorBody']
