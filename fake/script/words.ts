import { isLiteral } from '../glob.ts'
import { differenceOf } from './difference.ts'
import type { Meeting } from './match.ts'
import { wasGivenUp } from './pattern.ts'
import type { Conditions, Range, ValueCondition } from './script.ts'
import { textOfValue } from './value.ts'
import { isSecretHeader } from './view.ts'

const LONGEST = 60

const GIVEN_UP =
  ' (a search for it took too long and was given up: write it without a repetition inside another)'

const TOO_DEEP = 'a value nested too deep to be shown'

/** Takes out of a text what nobody may read; it sees the whole, as half a secret is no secret it knows. */
export type Hide = (text: string) => string

/** Says where a request misses a condition of a step, what is wanted there and what came; `place` is that of the question looked at. */
export function missOf(
  field: string,
  when: Conditions,
  meeting: Meeting,
  place: number,
  hide: Hide,
): string {
  const pair = pairAt(field, when, meeting)
  if (pair === null) {
    const expected = expectedOf(field, when, hide)
    return `${field}: expected ${expected}, got ${actualOf(field, meeting, place, hide)}`
  }
  const { at, expected, got } = differenceOf(pair.wanted, pair.came)
  const from = shownFrom(hide(textOfValue(expected)), hide(textOfValue(got)))
  const words = `expected ${quoted(expected, hide, from)}, got ${quoted(got, hide, from)}`
  return `${field}${cut(at, hide)}: ${words}`
}

/** Gives a value that is wanted as a whole, and the one that came; null where the condition is another. */
function pairAt(field: string, when: Conditions, { body, asked }: Meeting) {
  const condition = field === 'body' ? when.body : field === 'state' ? when.state : undefined
  if (condition === undefined || Object.keys(condition).join() !== 'is') return null
  if (field === 'body') return { wanted: condition.is, came: body() }
  // A state is compared as text.
  return asked && { wanted: textOfValue(condition.is), came: textOfValue(asked.state) }
}

/** Gives where to begin, so that what is shown of two long texts is not the same. */
function shownFrom(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  return shared < LONGEST ? 0 : shared - LONGEST / 2
}

/** Says what a step wants of the field of a condition. */
function expectedOf(field: string, when: Conditions, hide: Hide): string {
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
function actualOf(field: string, meeting: Meeting, place: number, hide: Hide): string {
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

function quoted(value: unknown, hide: Hide, from = 0): string {
  if (value === undefined) return 'nothing'
  const begin = from > 0 ? '...' : ''
  if (typeof value !== 'string')
    return cut(`${begin}${hide(textOfValue(value) || TOO_DEEP).slice(from)}`, hide)
  return cut(JSON.stringify(`${begin}${hide(value).slice(from, from + LONGEST + 1)}`), hide)
}

function cut(text: string, hide: Hide): string {
  const left = hide(text)
  const short = left.length > LONGEST ? `${left.slice(0, LONGEST)}...` : left
  return short.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)
}

// A sentence is one line, and a terminal obeys what some of these tell it.
const escaped = (sign: string): string => `\\u{${sign.codePointAt(0)?.toString(16)}}`
