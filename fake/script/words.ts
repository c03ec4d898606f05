import { isLiteral } from '../glob.ts'
import type { Meeting } from './match.ts'
import type { Conditions, Range, ValueCondition } from './script.ts'
import { textOfValue } from './value.ts'
import { isSecretHeader } from './view.ts'

/** The characters that are shown of a value. */
export const LONGEST = 60

/** Says what a step wants of the field of a condition. */
export function expectedOf(field: string, when: Conditions): string {
  if (field.startsWith('headers.')) return headerWords(field.slice('headers.'.length), when)
  switch (field) {
    case 'method':
      return when.method?.toUpperCase() ?? ''
    case 'path':
      return globWords('the path', 'a path', when.path)
    case 'session':
      return globWords('the session', 'a session', when.session)
    case 'question':
      return globWords('the key', 'a key', when.question)
    case 'type':
      return when.type ?? ''
    case 'asked':
      return rangeWords(when.asked)
    case 'request':
      return rangeWords(when.request)
    case 'connection':
      return rangeWords(when.connection)
    case 'instructions':
      return conditionWords(when.instructions)
    case 'state':
      return conditionWords(when.state)
    default:
      return conditionWords(when.body)
  }
}

/** Says what a request has there; `place` is that of the question looked at. No secret header is shown. */
export function actualOf(field: string, meeting: Meeting, place: number): string {
  const { request, occasion, asked, hide } = meeting
  if (field.startsWith('headers.')) return actualHeader(field.slice('headers.'.length), meeting)
  const unread = 'a request that asks nothing that can be read'
  const [key, question] = meeting.questions[place] ?? []
  switch (field) {
    case 'method':
      return cut(hide(request.method))
    case 'path':
      return cut(hide(request.path))
    case 'session':
      return cut(hide(occasion.session))
    case 'request':
      return String(occasion.request)
    case 'connection':
      return String(occasion.connection)
    case 'body':
      return quoted(meeting.body(), hide)
    case 'state':
      return asked === null ? unread : quoted(asked.state, hide)
  }
  if (key === undefined || question === undefined) return unread
  if (field === 'question') return cut(hide(meeting.questions.map(([each]) => each).join(', ')))
  const owner = meeting.questions.length > 1 ? ` for ${cut(hide(key))}` : ''
  if (field === 'type') return `${question.type}${owner}`
  if (field === 'asked') return `${meeting.countOf(key)}${owner}`
  return `${quoted(question.instructions, hide)}${owner}`
}

function headerWords(name: string, { headers = {} }: Conditions): string {
  const condition = headers[name]
  if (condition === 'absent') return 'none'
  return isSecretHeader(name) ? 'the value of the script' : conditionWords(condition)
}

function actualHeader(name: string, { request, hide }: Meeting): string {
  const value = Object.hasOwn(request.headers, name) ? request.headers[name] : undefined
  if (value === undefined) return 'none'
  return isSecretHeader(name) ? 'another value' : quoted(value, hide)
}

const globWords = (one: string, any: string, glob = ''): string =>
  isLiteral(glob) ? `${one} ${cut(glob)}` : `${any} like ${cut(glob)}`

function rangeWords(range: Range | undefined): string {
  if (range === undefined) return ''
  if (range.from === range.to) return String(range.from)
  return `${range.from}..${range.to ?? ''}`
}

function conditionWords(condition: ValueCondition | undefined): string {
  const { contains, regex, schema } = condition ?? {}
  const parts = [
    ...(condition !== undefined && 'is' in condition ? [quoted(condition.is)] : []),
    ...(contains === undefined ? [] : [`a text with ${quoted(contains)} in it`]),
    ...(regex === undefined ? [] : [`a text like ${cut(String(regex))}`]),
    ...(schema === undefined ? [] : [`a value of the schema ${quoted(schema.source)}`]),
  ]
  return parts.join(' and ')
}

/** Shows a value in few words; hidden before it is cut, for what is left of a secret that was cut would be known for none. */
export function quoted(value: unknown, hide = (text: string) => text): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return cut(JSON.stringify(hide(value).slice(0, LONGEST + 1)))
  return cut(hide(textOfValue(value))) || 'a value nested too deep to show'
}

/** Cuts a text where it is longer than what is shown. */
export const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text
