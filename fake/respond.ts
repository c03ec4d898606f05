import type { Answers, Asked } from '../spec/asked.ts'
import type { JsonObject } from '../spec/json-object.ts'
import type { Answering } from './answer.ts'
import { embed } from './embeddings.ts'
import { faceOf } from './faces/index.ts'
import { matchesAny } from './glob.ts'
import type { RespondOptions } from './options.ts'
import type { FakeReply, FakeRequest } from './reply.ts'

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
  const endpoint = face.route(request)
  if (typeof endpoint !== 'string') return face.refuse(endpoint)
  if (endpoint === 'health') return face.health()
  if (endpoint === 'embeddings') return embed(request.body, options)
  const refusal = face.admit(request)
  if (refusal !== null) return face.refuse(refusal)
  if (endpoint === 'models') return face.models()
  const read = face.read(request)
  if ('refusal' in read) return face.refuse(read.refusal)
  return face.write(answersOf(read.asked, options, answering ?? face.answering), read.asked)
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
