import { tokenRefusalOf } from '../../spec/admission.ts'
import { type Asked, type GivenAnswers, textOf } from '../../spec/asked.ts'
import {
  type About,
  type Dialect,
  type Endpoint,
  endpointOf,
  type Read,
  type Refusal,
  routesUnder,
} from '../../spec/dialect.ts'
import { discreet } from '../../spec/discretion.ts'
import { readIncoming } from '../../spec/incoming.ts'
import { secretsOf } from '../../spec/secrets.ts'
import type { Answering } from '../answer.ts'
import { generatorOf } from '../distribution.ts'
import type { HealthForm } from '../options.ts'
import type { FakeReply, FakeRequest } from '../reply.ts'
import type { AnswerForm } from '../script/script.ts'
import { answerIn } from './answering.ts'
import { replyOf } from './replying.ts'
import { restate } from './restating.ts'

/** What a face is made for. */
export type FaceOptions = {
  /** Decides answers and request ids. Default `'fake'`. */
  readonly seed?: string
  readonly token?: string
  /** The dialect's own model by default. */
  readonly model?: string
  /** `protocol` of the response, where the dialect has one. */
  readonly protocol?: unknown
  /** Default `'on'`. */
  readonly health?: HealthForm
}

/** How the fake speaks one dialect: takes requests and gives replies; between them are nouns alone. */
export type Face = {
  readonly dialect: Dialect
  /** The endpoint a request is for, or the refusal of one that is for none. */
  route(request: FakeRequest): Endpoint | Refusal
  /** The refusal of a request for decisions or models that may not ask, or null. */
  admit(request: FakeRequest): Refusal | null
  /** What a request for decisions asks, or its refusal; neither needs the token. */
  read(request: FakeRequest): Read
  /** Answers one question as this dialect's deciders do: their rounding, their confidence. */
  readonly answering: Answering
  /** Takes out of a script's answer what the script left open and the dialect reckons in its own way. */
  restate(answer: unknown, form: AnswerForm): unknown
  /** Writes answers to what was asked; an answer whose key is in `exact` goes out as it stands. */
  write(answers: GivenAnswers, asked: Asked, exact?: ReadonlySet<string>): FakeReply
  refuse(refusal: Refusal): FakeReply
  /** The reply to GET /health, in the form the options have. */
  health(): FakeReply
  models(): FakeReply
}

/** Makes the face of a dialect; the same request and options give the same bytes. */
export function createFace(dialect: Dialect, options: FaceOptions = {}): Face {
  const { seed = 'fake', token, model, health = 'on' } = options
  const about = aboutBy(options, seed)
  const served = model === undefined ? {} : { model }
  const refuse = (refusal: Refusal) =>
    replyOf(
      dialect.refuse(
        refusal,
        about(() => refusal.detail),
      ),
    )
  return {
    dialect,
    route: request => hidden(dialect, request, health) ?? endpointOf(dialect, request),
    admit: request => tokenRefusalOf(dialect, request.headers['authorization'], token),
    read(request) {
      const read = readIncoming(dialect, request, served)
      if ('asked' in read) return read
      const secrets = [...secretsOf(request.headers), ...(token ? [token] : [])]
      return { refusal: discreet(read.refusal, request.body, secrets) }
    },
    answering: answerIn(dialect),
    restate: (answer, form) => restate(dialect, answer, form),
    write(answers, asked, exact) {
      const whole = about(() => textOf(asked.body ?? asked.questions), exact)
      return replyOf(dialect.write(answers, asked, whole))
    },
    refuse,
    health() {
      if (health === 503) return refuse({ kind: 'loading', detail: 'the model is being loaded' })
      return replyOf(dialect.health?.(about(() => 'health')) ?? { status: 200, body: undefined })
    },
    models: () => replyOf(dialect.models?.(about(() => 'models')) ?? { status: 200, body: {} }),
  }
}

/** Makes what a response says of the decider; the id is reckoned where a dialect asks for it. */
function aboutBy({ model, protocol }: FaceOptions, seed: string) {
  return (text: () => string, exact?: ReadonlySet<string>): About => ({
    ...(model !== undefined && { model }),
    ...(exact !== undefined && { exact }),
    protocol,
    id: () => identify(`${seed} ${text()}`),
  })
}

/** Refuses a path whose health the options turned off, whatever the method. */
function hidden(dialect: Dialect, request: FakeRequest, form: HealthForm): Refusal | null {
  if (form === 'on' || form === 503) return null
  const here = routesUnder(dialect, request.path)
  const asksHealth =
    endpointOf(dialect, request) === 'health' || here.every(each => each.endpoint === 'health')
  if (here.length === 0 || !asksHealth) return null
  if (form === 405) {
    return { kind: 'no-method', detail: 'the method: this decider has no /health', allow: '' }
  }
  return { kind: 'no-path', detail: 'the path: this decider has no /health' }
}

function identify(text: string): string {
  const next = generatorOf(text)
  const digits = Array.from({ length: 16 }, () => Math.floor(next() * 16).toString(16))
  return digits.join('')
}
