import {
  answer,
  embeddingRequest,
  embeddingResponse,
  errorBody,
  health,
  question,
  request,
  response,
} from './generated/explainers.ts'
import { explain, type SchemaFinding } from './sentences.ts'

const explainers = {
  request,
  question,
  response,
  answer,
  health,
  embeddingRequest,
  embeddingResponse,
  errorBody,
} as const

/** What the definition describes and a value can be held against, by name. */
export type Described = keyof typeof explainers

// A reader acts on the first few; a hostile body could bring as many as it has bytes.
const MOST = 20

/** Holds a parsed JSON value against the definition and gives what departs from it, the first 20; none if valid. */
export function findingsOf(described: Described, value: unknown): readonly SchemaFinding[] {
  const explainer = explainers[described]
  if (explainer(value)) return []
  return explain((explainer.errors ?? []).slice(0, MOST), value)
}
