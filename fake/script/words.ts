import { isLiteral } from '../glob.ts'
import type { Meeting } from './match.ts'
import { wasGivenUp } from './pattern.ts'
import type { Conditions, Range, ValueCondition } from './script.ts'
import { textOfValue } from './value.ts'
import { isSecretHeader } from './view.ts'

/** The characters that are shown of a value. */
export const LONGEST = 60

const GIVEN_UP =
  ' (a search for it took too long and was given up: write it without a repetition inside another)'

const TOO_DEEP = 'a value nested too deep to be shown'

/** Takes out of a text what nobody may read; it sees the whole, as half a secret is no secret it knows. */
export type Hide = (text: string) => string

/** Says what a step wants of the field of a condition. */
export function expectedOf(field: string, when: Conditions, hide: Hide): string {
  if (field.startsWith('headers.')) return headerWords(field.slice('headers.'.length), when, hide)
  switch (field) {
    case 'method':
      return when.method?.toUpperCase() ?? ''
    case 'path':
      return globWords(['the path', 'a path'], when.path, hide)
    case 'session':
      return globWords(['the session', 'a session'], when.session, hide)
    case 'question':
      return globWords(['the key', 'a key'], when.question, hide)
    case 'type':
      return when.type ?? ''
    case 'asked':
      return rangeWords(when.asked)
    case 'request':
      return rangeWords(when.request)
    case 'connection':
      return rangeWords(when.connection)
    case 'instructions':
      return conditionWords(when.instructions, hide)
    case 'state':
      return conditionWords(when.state, hide)
    default:
      return conditionWords(when.body, hide)
  }
}

/** Says what a request has there; `place` is that of the question looked at. No secret header is shown. */
export function actualOf(field: string, meeting: Meeting, place: number, hide: Hide): string {
  const { request, occasion, asked } = meeting
  if (field.startsWith('headers.'))
    return actualHeader(field.slice('headers.'.length), meeting, hide)
  const unread = 'a request that asks nothing that can be read'
  const [key, question] = meeting.questions[place] ?? []
  switch (field) {
    case 'method':
      return cut(request.method, hide)
    case 'path':
      return cut(request.path, hide)
    case 'session':
      return cut(occasion.session, hide)
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
  if (field === 'question') return cut(meeting.questions.map(named).join(', '), hide)
  const owner = meeting.questions.length > 1 ? ` for ${cut(named([key]), hide)}` : ''
  if (field === 'type') return `${question.type}${owner}`
  if (field === 'asked') return `${meeting.countOf(key)}${owner}`
  return `${quoted(question.instructions, hide)}${owner}`
}

function headerWords(name: string, { headers = {} }: Conditions, hide: Hide): string {
  const condition = headers[name]
  if (condition === 'absent') return 'none'
  return isSecretHeader(name) ? 'the value of the script' : conditionWords(condition, hide)
}

function actualHeader(name: string, { request }: Meeting, hide: Hide): string {
  const value = Object.hasOwn(request.headers, name) ? request.headers[name] : undefined
  if (value === undefined) return 'none'
  return isSecretHeader(name) ? 'another value' : quoted(value, hide)
}

const globWords = ([one, any]: readonly [string, string], glob = '', hide: Hide): string =>
  isLiteral(glob) ? `${one} ${cut(glob, hide)}` : `${any} like ${cut(glob, hide)}`

function rangeWords(range: Range | undefined): string {
  if (range === undefined) return ''
  if (range.from === range.to) return String(range.from)
  return `${range.from}..${range.to ?? ''}`
}

function conditionWords(condition: ValueCondition | undefined, hide: Hide): string {
  const { contains, regex, schema } = condition ?? {}
  const parts = [
    ...(condition !== undefined && 'is' in condition ? [quoted(condition.is, hide)] : []),
    ...(contains === undefined ? [] : [`a text with ${quoted(contains, hide)} in it`]),
    ...(regex === undefined
      ? []
      : [`a text like ${cut(String(regex), hide)}${wasGivenUp(regex) ? GIVEN_UP : ''}`]),
    ...(schema === undefined ? [] : [`a value of the schema ${quoted(schema.source, hide)}`]),
  ]
  return parts.join(' and ')
}

/** Gives a key, which may be a text without a sign in it. */
const named = ([key]: readonly [string, ...unknown[]]): string => (key === '' ? '""' : key)

/** Shows a value in few words. */
export function quoted(value: unknown, hide: Hide): string {
  if (value === undefined) return 'nothing'
  if (typeof value !== 'string') return cut(textOfValue(value) || TOO_DEEP, hide)
  return cut(JSON.stringify(hide(value).slice(0, LONGEST + 1)), hide)
}

/** Gives a text on one line, cut where it is longer than what is shown. */
export function cut(text: string, hide: Hide): string {
  const left = hide(text)
  const short = left.length > LONGEST ? `${left.slice(0, LONGEST)}...` : left
  return short.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)
}

// A sentence is one line, and a terminal obeys what some of these tell it.
const escaped = (sign: string): string => `\\u{${sign.codePointAt(0)?.toString(16)}}`
