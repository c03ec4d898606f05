import { isObject, type JsonObject } from '../../spec/json-object.ts'
import { parseJson } from '../json.ts'
import type { FakeReply } from '../reply.ts'
import type { BodyForm, Effect } from './script.ts'
import { renderText, renderValue } from './template.ts'
import type { TemplateView } from './view.ts'

export { wireSteps } from './delivery.ts'

type Headers = Readonly<Record<string, string>>

/**
 * Gives `reply` as one use of a step wants it: status, headers, body, protocol and model, then its reply faults in order.
 *
 * A body without a status goes out with 200, and a JSON body as JSON unless the step says another
 * content type. `protocol` and `model` go into a JSON object that is a response: the step's own
 * body, or a body that came with 200. Whatever the step does not give stays as it is.
 */
export function editReply(
  reply: FakeReply,
  effect: Effect,
  view: TemplateView,
  next: () => number,
): FakeReply {
  const { status, headers = {}, body, faults } = effect
  const edited: FakeReply = {
    ...reply,
    status: status ?? (body === undefined ? reply.status : 200),
    headers: editHeaders(typedFor(body, reply.headers), headers, view),
    body: fill(body === undefined ? reply.body : bytesOf(body, view), effect, reply.status),
  }
  return faults.reduce(
    (left, { fault, values }) => (fault.at === 'reply' ? fault.edit(left, values, next) : left),
    edited,
  )
}

function bytesOf(body: BodyForm, view: TemplateView): Buffer {
  if (body.form === 'bytes') return body.bytes
  if (body.form === 'text') return Buffer.from(renderText(body.text, view))
  return Buffer.from(JSON.stringify(renderValue(body.value, view)) ?? '')
}

const typedFor = (body: BodyForm | undefined, headers: Headers): Headers =>
  body?.form === 'json' ? withHeader(headers, 'content-type', 'application/json') : headers

function editHeaders(
  headers: Headers,
  edits: Readonly<Record<string, string | null>>,
  view: TemplateView,
): Headers {
  let edited = headers
  for (const [name, value] of Object.entries(edits)) {
    edited = withHeader(edited, name, value === null ? null : renderHeader(value, view))
  }
  return edited
}

/** Puts a header in place of the one of that name, in whichever case, or takes it away. */
function withHeader(headers: Headers, name: string, value: string | null): Headers {
  const isOther = ([other]: readonly [string, string]) => other.toLowerCase() !== name.toLowerCase()
  const others = Object.entries(headers).filter(isOther)
  return Object.fromEntries(value === null ? others : [...others, [name, value]])
}

/** Renders the value of a header: as Latin-1, or in UTF-8 where it holds a character beyond. What a client sent may hold line breaks, which would end the header it is put into (RFC 9110 section 5.5). */
function renderHeader(value: string, view: TemplateView): string {
  const rendered = renderText(value, view)
  return inBytes(rendered === value ? value : rendered.replace(/[^\P{Cc}\t]+/gu, ' '))
}

// A header goes out as Latin-1, which would cut a character beyond it down to one wrong byte.
const inBytes = (value: string): string =>
  /[^\0-\u00ff]/.test(value) ? Buffer.from(value).toString('latin1') : value

/** Puts protocol and model into a body that is a response. */
function fill(bytes: Buffer, { protocol, model, body }: Effect, status: number): Buffer {
  if (protocol === undefined && model === undefined) return bytes
  const isResponse = body !== undefined || status === 200
  const value = isResponse ? parseJson(bytes) : undefined
  if (!isObject(value)) return bytes
  const filled: JsonObject = {
    ...value,
    ...(protocol !== undefined && { protocol }),
    ...(model !== undefined && { model }),
  }
  return Buffer.from(JSON.stringify(filled))
}
