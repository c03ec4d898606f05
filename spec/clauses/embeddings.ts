import type { Clause } from '../clause.ts'
import { CLIENT, EMBEDDER } from './unseen.ts'

const embedder = (text: string) =>
  ({ level: 'MUST', binds: 'embedder', section: 'Embeddings', text, unseen: EMBEDDER }) as const
const client = (text: string) =>
  ({ level: 'MUST', binds: 'client', section: 'Embeddings', text, unseen: CLIENT }) as const

/** Rules of the page's section "Embeddings". */
export const embeddingClauses = {
  'EMBED-ENDPOINT': embedder(
    'POST /v1/embeddings takes input, a list of texts, and model, and answers an OpenAI-style list.',
  ),
  'EMBED-VECTORS': embedder(
    'Each vector has 384 dimensions and unit length, so that cosine distance is 1 less the dot product.',
  ),
  'EMBED-HEALTH': embedder(
    'GET /health is optional and answers like a decider’s, with the model’s dimensions and revision.',
  ),
  'EMBED-PROBE': client(
    'Where the embedding service has no /health the client embeds one word instead.',
  ),
  'EMBED-BUDGET': client('Embedding calls come out of the loop’s 2,000 ms.'),
  'EMBED-RECEIVES': client(
    'The embedding service is sent the current failure, 4,000 characters at most, and each resolved lesson’s failure, 1,500 at most, with its fix note.',
  ),
  'EMBED-TRUST': client(
    'An embedding service on another machine needs acknowledging like a decider.',
  ),
} as const satisfies Record<string, Clause>
