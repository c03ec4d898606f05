import { DIMENSIONS } from '../embedding-model.ts'
import type { AnswerRule } from '../script/script.ts'
import { readSeconds } from './arguments.ts'
import { CODE, CurlEnding } from './ending.ts'
import { readNumber, readRules } from './rules.ts'

/** The variables of a process by name. */
export type Variables = Readonly<Record<string, string | undefined>>

/** What the FAKE_* variables make the services do in one call. */
export type Scripted = {
  readonly isDown: boolean
  /** In ms; 0 for none. */
  readonly delay: number
  readonly status: number | null
  /** The status of /health alone. */
  readonly health: number | null
  /** `protocol` of the response; null for none. */
  readonly protocol: number | null
  /** Empty where none is needed. */
  readonly token: string
  readonly rules: readonly AnswerRule[]
  /** The place of the 1 in every vector, from 0. */
  readonly embedIndex: number
}

/** Gives the folder FAKE_STATE names; throws a CurlEnding with code 2 where it names none. */
export function readState(variables: Variables): string {
  const folder = variables['FAKE_STATE'] ?? ''
  if (folder !== '') return folder
  const says = 'FAKE_STATE is not set: expected the folder that keeps what is sent; export it first'
  throw new CurlEnding(CODE.misuse, says)
}

/** Every variable that scripts a reply. */
export const variableNames = [
  'FAKE_DECIDER_ANSWERS',
  'FAKE_DECIDER_DELAY',
  'FAKE_DECIDER_DOWN',
  'FAKE_DECIDER_HEALTH',
  'FAKE_DECIDER_PROTOCOL',
  'FAKE_DECIDER_STATUS',
  'FAKE_DECIDER_TOKEN',
  'FAKE_EMBED_INDEX',
] as const
const known: readonly string[] = variableNames

/** Reads the FAKE_* variables, an empty one as not set; throws a CurlEnding with code 2 for a value or a name that would be overlooked. */
export function readScripted(variables: Variables): Scripted {
  const unknown = Object.keys(variables).find(
    name => /^FAKE_(DECIDER|EMBED)_/.test(name) && !known.includes(name),
  )
  if (unknown !== undefined) {
    const says = `${unknown} is no variable of the stand-in; there are ${known.join(', ')}`
    throw new CurlEnding(CODE.misuse, says)
  }
  const { read, text } = readerOf(variables)
  return {
    isDown: text('FAKE_DECIDER_DOWN') !== '',
    delay: read('FAKE_DECIDER_DELAY', 'seconds such as 0.8', readSeconds) ?? 0,
    status: read('FAKE_DECIDER_STATUS', STATUS, readStatus),
    health: read('FAKE_DECIDER_HEALTH', STATUS, readStatus),
    protocol: read('FAKE_DECIDER_PROTOCOL', 'a JSON number', readNumber),
    token: text('FAKE_DECIDER_TOKEN'),
    rules: rulesOf(text('FAKE_DECIDER_ANSWERS')),
    embedIndex: read('FAKE_EMBED_INDEX', `0 to ${DIMENSIONS - 1}`, readIndex) ?? 0,
  }
}

const STATUS = 'an HTTP status, 100 to 599'

function readerOf(variables: Variables) {
  const text = (name: string): string => variables[name] ?? ''
  const read = <T>(name: string, expected: string, parse: (text: string) => T | null): T | null => {
    if (text(name) === '') return null
    const value = parse(text(name))
    if (value === null) throw wrong(name, expected, text(name))
    return value
  }
  return { read, text }
}

const readStatus = (text: string): number | null => (/^[1-5]\d\d$/.test(text) ? Number(text) : null)

const readIndex = (text: string): number | null =>
  /^\d{1,3}$/.test(text) && Number(text) < DIMENSIONS ? Number(text) : null

function rulesOf(text: string): readonly AnswerRule[] {
  const rules = readRules(text)
  if (!('wrong' in rules)) return rules
  const expected = 'KEY=P with P a JSON number or -, and KEY without extended patterns'
  throw wrong('FAKE_DECIDER_ANSWERS', expected, rules.wrong)
}

const wrong = (name: string, expected: string, got: string): CurlEnding =>
  new CurlEnding(CODE.misuse, `${name}: expected ${expected}, got ${got}`)
