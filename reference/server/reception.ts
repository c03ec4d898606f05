import { tokenRefusalOf } from '../../spec/admission.ts'
import { type Dialect, type Endpoint, endpointOf, type Written } from '../../spec/dialect.ts'
import type { HeaderTexts } from '../../spec/headers.ts'
import type { IncomingBody } from '../../spec/incoming.ts'
import type { Face } from '../faces/face.ts'
import { type AnswerDecisions, CLOSING } from './decisions.ts'
import type { AnswerEmbeddings } from './embeddings.ts'
import type { OpenRequests } from './open-requests.ts'
import type { Standing } from './standing.ts'
import type { Trouble } from './trouble.ts'

/** The head of a request, as far as it decides anything. */
export type Called = {
  readonly method: string
  readonly path: string
  readonly headers: HeaderTexts
}

/** Answers a request, whose body it reads only where it wants it; null where the caller has gone. */
export type Reception = (
  called: Called,
  takeBody: (limit: number) => Promise<IncomingBody | null>,
  gone: AbortSignal,
) => Promise<Written | null>

/** What requests are answered with. */
export type ReceptionParts = {
  readonly face: Face
  readonly standing: Standing
  readonly trouble: Trouble
  readonly open: OpenRequests
  readonly token?: string
  readonly answerDecisions: AnswerDecisions
  readonly answerEmbeddings: AnswerEmbeddings
  /** Takes a line about what went wrong in the server itself. */
  log(line: string): void
}

/** Makes the reception: finds the endpoint, asks for the token, and has the endpoint answer. */
export function createReception(parts: ReceptionParts): Reception {
  const { face, standing, log } = parts
  const dialect = withOwnRoutes(face.dialect)
  return async (called, takeBody, gone) => {
    try {
      const endpoint = endpointOf(dialect, called)
      if (typeof endpoint !== 'string') return face.refuse(endpoint, standing.model)
      return await answer(endpoint, called, parts, takeBody, gone)
    } catch (cause) {
      // Unanswered, its client would wait for ever.
      log(`a request failed in the server itself, which is a fault of decider-kit: ${cause}`)
      return face.fail(
        { kind: 'unreadable', says: 'the server failed at this request.' },
        standing.model,
      )
    }
  }
}

const ownRoutes = [
  { method: 'GET', path: '/v1/models', endpoint: 'models' },
  { method: 'POST', path: '/v1/embeddings', endpoint: 'embeddings' },
] as const

/** Adds the paths this server has under every dialect. */
function withOwnRoutes(dialect: Dialect): Dialect {
  const added = ownRoutes.filter(({ endpoint }) =>
    dialect.routes.every(route => route.endpoint !== endpoint),
  )
  return { ...dialect, routes: [...dialect.routes, ...added] }
}

async function answer(
  endpoint: Endpoint,
  { headers }: Called,
  parts: ReceptionParts,
  takeBody: (limit: number) => Promise<IncomingBody | null>,
  gone: AbortSignal,
): Promise<Written | null> {
  const { face, standing, open, token, answerDecisions, answerEmbeddings } = parts
  const { model } = standing
  if (endpoint === 'health') return healthOf(parts)
  const refusal = tokenRefusalOf(face.dialect, headers['authorization'], token)
  if (refusal !== null) return face.refuse(refusal, model)
  if (open.isClosing) return face.unready(CLOSING, model)
  if (endpoint === 'models') return modelsOf(face, standing)
  const body = await takeBody(face.bodyLimit(standing.seesImages))
  if (body === null) return null
  return endpoint === 'embeddings'
    ? answerEmbeddings(body, headers, gone)
    : answerDecisions(body, headers, gone)
}

function healthOf({ face, standing, trouble, open }: ReceptionParts): Written {
  const facts = standing.facts()
  if (trouble.says !== null) trouble.recheck()
  const obstacle = open.isClosing ? CLOSING : (standing.obstacle() ?? trouble.says)
  return facts === null || obstacle !== null
    ? face.unready(obstacle ?? '', standing.model)
    : face.health(facts)
}

/** Lists the model in OpenAI's form, which Wald has too. */
function modelsOf(face: Face, standing: Standing): Written {
  if (standing.prepared === null) return face.unready(standing.obstacle() ?? '', standing.model)
  return {
    status: 200,
    body: { object: 'list', data: [{ id: standing.model, object: 'model' }] },
  }
}
