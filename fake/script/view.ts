import type { Question } from '../../spec/nouns.ts'
import { secretHeaders } from '../../spec/secrets.ts'
import type { Meeting } from './match.ts'

/** What a template can insert: the request as it came, and where it stands. */
export type TemplateView = {
  readonly request: {
    readonly number: number
    readonly method: string
    readonly path: string
    readonly query: string
    /** By lower-case name, without the secret ones. */
    readonly headers: Readonly<Record<string, string | undefined>>
    /** As JSON, or as text where it is none. */
    readonly body: unknown
  }
  readonly session: string
  readonly state: unknown
  /** The state as a decider reads it. */
  readonly text: string
  readonly questions: Readonly<Record<string, Question>>
  /** The question the step matched, or else the first. */
  readonly question: Question | null
  readonly key: string
  readonly keys: readonly string[]
  readonly seed: string
}

/** The names a template can begin with, and what two of them hold; null where that is the client's to say. */
export const viewNames: Readonly<Record<keyof TemplateView, readonly string[] | null>> = {
  request: ['number', 'method', 'path', 'query', 'headers', 'body'],
  session: [],
  state: null,
  text: [],
  questions: null,
  question: ['type', 'instructions', 'criteria'],
  key: [],
  keys: null,
  seed: [],
}

/** Makes the view of a request; nothing is worked out before a template asks for it. */
export function viewOf(meeting: Meeting, place: number, seed: string): TemplateView {
  const { request, asked, occasion, questions } = meeting
  return {
    request: {
      number: occasion.request,
      method: request.method,
      path: request.path,
      query: request.query,
      get headers() {
        const open = Object.entries(request.headers).filter(([name]) => !isSecretHeader(name))
        return Object.fromEntries(open)
      },
      get body() {
        return meeting.body()
      },
    },
    session: occasion.session,
    state: asked?.state ?? '',
    text: asked?.text ?? '',
    questions: asked?.questions ?? {},
    question: questions[place]?.[1] ?? null,
    key: questions[place]?.[0] ?? '',
    get keys() {
      return questions.map(([key]) => key)
    },
    seed,
  }
}

/** Says whether the values of a header are kept from everything the fake says. */
export const isSecretHeader = (name: string): boolean =>
  secretHeaders.some(secret => secret === name.toLowerCase())
