import { parse } from 'yaml'
import { isObject, type JsonObject } from '../../spec/json-object.ts'

/** One request of a dialogue and what has to come of it. */
export type Exchange = {
  readonly method: string
  readonly path: string
  /** The keys asked; none for a request that asks nothing. */
  readonly keys: readonly string[]
  /** `state`, `headers`, `session`, `body`, `maxTime` and more, as the comment gives them. */
  readonly given: JsonObject
  /** What has to come: `200`, or `curl 56` for an exit code; `curl 7 or curl 56` where time decides. */
  readonly outcome: string
  readonly expected: JsonObject
}

const options = (text = ''): JsonObject => {
  const value: unknown = text === '' ? {} : parse(text)
  if (isObject(value)) return value
  throw new TypeError(`expected a map in braces, got ${text}`)
}

/** Reads the dialogue in the comment of a script: `> ask stuck {state: ...}`, then `< 200 {answers: ...}`. */
export function readDialogue(script: string): Exchange[] {
  const turns = [...script.matchAll(/^# ([<>]) ([^{\n]*?) ?(\{.*\})?$/gm)]
  if (turns.length === 0 || turns.length % 2 > 0) throw new TypeError('a dialogue has pairs')
  return turns.flatMap(([, sign, words = '', rest], index) => {
    if (index % 2 > 0) return []
    const [, answer, outcome = '', expected] = turns[index + 1] ?? []
    if (sign !== '>' || answer !== '<') throw new TypeError(`expected > and < by turns at ${words}`)
    return [{ ...asking(words), given: options(rest), outcome, expected: options(expected) }]
  })
}

function asking(words: string): Pick<Exchange, 'method' | 'path' | 'keys'> {
  const keys = words.match(/^ask (.+)$/)?.[1]?.split(', ')
  if (keys !== undefined) return { method: 'POST', path: '/v1/systemone', keys }
  const [method = '', path = ''] = words.split(' ')
  return { method, path, keys: [] }
}

const team = { billing: 'Payments.', delivery: 'Parcels.', support: 'All else.' }

/** The questions a dialogue can ask, by key; examples/README.md has them. */
export const questions: Readonly<Record<string, JsonObject>> = {
  stuck: { type: 'noul', instructions: 'Is the agent stuck?' },
  flaky: { type: 'noul', instructions: 'Is the test flaky?' },
  lesson_1: { type: 'noul', instructions: 'Does lesson 1 apply?' },
  lesson_2: { type: 'noul', instructions: 'Does lesson 2 apply?' },
  team: { type: 'choice', instructions: 'Which team is it for?', criteria: team },
  other_team: { type: 'choice', instructions: 'Which team comes next?', criteria: team },
  urgent: {
    type: 'score',
    instructions: 'How urgent is it?',
    criteria: ['can wait', 'today', 'now'],
  },
}

/** Gives the body of a request that asks `keys`. */
export function bodyOf({ keys, given }: Exchange): string {
  const { state = 'The build is red.', protocol = 1, body } = given
  if (keys.length === 0) return body === undefined ? '' : JSON.stringify(body)
  const asked = Object.fromEntries(keys.map(key => [key, questions[key]]))
  return JSON.stringify({ protocol, state, questions: asked })
}
