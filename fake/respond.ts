import type { Answers, Asked, GivenAnswers } from '../spec/asked.ts'
import type { Read } from '../spec/dialect.ts'
import type { JsonObject } from '../spec/json-object.ts'
import type { Answering } from './answer.ts'
import { embed } from './embeddings.ts'
import { type Face, faceOf } from './faces/index.ts'
import { matchesAny } from './glob.ts'
import type { RespondOptions } from './options.ts'
import type { FakeReply, FakeRequest } from './reply.ts'

/** The answers to what was asked, and the keys whose answer goes out as it stands. */
export type Given = { readonly answers: GivenAnswers; readonly exact?: ReadonlySet<string> }

/**
 * Answers a request as a conforming decider of the dialect does; the same request, options and
 * answering give the same bytes. Throws a TypeError for a dialect there is none of.
 */
export function respond(
  request: FakeRequest,
  options: RespondOptions = {},
  answering?: Answering,
): FakeReply {
  const face = faceOf(options.dialect, options)
  return respondThrough(face, request, options, {
    read: face.read,
    give: asked => ({ answers: answersOf(asked, options, answering ?? face.answering) }),
  })
}

/** What a face needs to answer a request: how it is read, and who answers. */
export type Deciding = {
  readonly read: (request: FakeRequest) => Read
  readonly give: (asked: Asked) => Given
}

/** Answers a request through a face, with the answers that `give` gives where it may ask and can be read. */
export function respondThrough(
  face: Face,
  request: FakeRequest,
  options: RespondOptions,
  { read, give }: Deciding,
): FakeReply {
  const endpoint = face.route(request)
  if (typeof endpoint !== 'string') return face.refuse(endpoint)
  if (endpoint === 'health') return face.health()
  if (endpoint === 'embeddings') return embed(request.body, options)
  const refusal = face.admit(request)
  if (refusal !== null) return face.refuse(refusal)
  if (endpoint === 'models') return face.models()
  const what = read(request)
  if ('refusal' in what) return face.refuse(what.refusal)
  const { answers, exact } = give(what.asked)
  return face.write(answers, what.asked, exact)
}

function answersOf(
  { text, questions }: Asked,
  { seed = 'fake', omit = [] }: RespondOptions,
  answering: Answering,
): Answers {
  const answers: [string, JsonObject][] = []
  for (const [key, question] of Object.entries(questions)) {
    const given = matchesAny(key, omit) ? undefined : answering(question, text, seed)
    if (given !== undefined) answers.push([key, given])
  }
  // Object.fromEntries defines properties, so a key named __proto__ stays a key like any other.
  return Object.fromEntries(answers)
}
