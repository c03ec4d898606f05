import { isLiteral } from '../glob.ts'
import type { Meeting } from './match.ts'
import type { Conditions, Range } from './script.ts'
import { identityOfValue, textOfValue } from './value.ts'

/** The steps of a script by what a request must be to match them, so that no request is held against all of them. */
export type Candidates = {
  /** Gives the first step, in the order of the script, that may match and that `matches` takes; -1 for none. */
  find(meeting: Meeting, matches: (step: number) => boolean): number
}

/** One property of a request that steps ask to have one of a few values. */
type Trait = {
  /** The values that `when` asks for; none where it does not ask or asks for too many. */
  wanted(when: Conditions): readonly string[]
  /** The values that a request has. */
  had(meeting: Meeting): readonly string[]
}

// A longer span would put one step into so many lists that they cost more than they save.
const LONGEST_SPAN = 16

/** Sorts steps into lists: each under the trait that it shares with the fewest others. */
export function candidatesOf(conditions: readonly Conditions[]): Candidates {
  const traits = [...fixedTraits, ...headerTraits(conditions)]
  const wanted = conditions.map(when => traits.map(trait => trait.wanted(when)))
  const crowds = traits.map((_, index) => countAll(wanted.map(values => values[index] ?? [])))
  const lists = traits.map(() => new Map<string, number[]>())
  const rest: number[] = []
  for (const [step, values] of wanted.entries()) {
    const best = leastCrowded(values, crowds)
    if (best < 0) rest.push(step)
    for (const value of values[best] ?? []) append(lists[best], value, step)
  }
  const used = traits.flatMap((trait, index) => {
    const list = lists[index]
    return list === undefined || list.size === 0 ? [] : [{ trait, list }]
  })
  return {
    find(meeting, matches) {
      const listed: number[] = []
      for (const { trait, list } of used) {
        for (const value of trait.had(meeting)) {
          for (const step of list.get(value) ?? []) listed.push(step)
        }
      }
      if (listed.length > 1) listed.sort((one, other) => one - other)
      return firstOf(listed, rest, matches)
    },
  }
}

/** Goes through two ascending lists as one. */
function firstOf(
  one: readonly number[],
  other: readonly number[],
  matches: (step: number) => boolean,
): number {
  let [left, right] = [0, 0]
  while (left < one.length || right < other.length) {
    const first = one[left] ?? Infinity
    const second = other[right] ?? Infinity
    const step = Math.min(first, second)
    if (matches(step)) return step
    if (first < second) left += 1
    else right += 1
  }
  return -1
}

const fixedTraits: readonly Trait[] = [
  {
    wanted: ({ request }) => numbersOf(request),
    had: ({ occasion }) => [String(occasion.request)],
  },
  {
    wanted: ({ connection }) => numbersOf(connection),
    had: ({ occasion }) => [String(occasion.connection)],
  },
  { wanted: ({ session }) => literal(session), had: ({ occasion }) => [occasion.session] },
  { wanted: ({ path }) => literal(path), had: ({ request }) => [request.path] },
  { wanted: ({ question }) => literal(question), had: ({ questions }) => questions.map(keyOf) },
  {
    wanted: ({ question, asked }) =>
      literal(question).flatMap(key => numbersOf(asked).map(count => `${count} ${key}`)),
    had: ({ questions, countOf }) => questions.map(([key]) => `${countOf(key)} ${key}`),
  },
  {
    wanted: ({ state }) => identities(state),
    had: ({ asked }) => (asked === null ? [] : identities({ is: asked.state })),
  },
  { wanted: ({ body }) => identities(body), had: meeting => identities({ is: meeting.body() }) },
]

/** Makes a trait of every header that a step wants to be one text. */
function headerTraits(conditions: readonly Conditions[]): Trait[] {
  const names = new Set(conditions.flatMap(({ headers }) => Object.keys(headers ?? {})))
  return [...names].map(name => ({
    wanted: ({ headers = {} }) => {
      const condition = Object.hasOwn(headers, name) ? headers[name] : undefined
      const isText = typeof condition === 'object' && 'is' in condition
      return isText ? [textOfValue(condition.is)] : []
    },
    had: ({ request }) => {
      const value = Object.hasOwn(request.headers, name) ? request.headers[name] : undefined
      return value === undefined ? [] : [value]
    },
  }))
}

const keyOf = ([key]: readonly [string, unknown]): string => key

const literal = (glob: string | undefined): string[] =>
  glob !== undefined && isLiteral(glob) ? [glob] : []

function identities(condition: object | undefined): string[] {
  if (condition === undefined || !('is' in condition)) return []
  const identity = identityOfValue(condition.is)
  return identity === null ? [] : [identity]
}

function numbersOf(range: Range | undefined): string[] {
  if (range === undefined || range.to === null || range.to - range.from >= LONGEST_SPAN) return []
  return Array.from({ length: range.to - range.from + 1 }, (_, index) => `${range.from + index}`)
}

/** Gives how many steps want each value. */
function countAll(wanted: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of wanted.flat()) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Gives the trait whose fullest list for a step is the shortest, or -1 where no trait has one. */
function leastCrowded(
  wanted: readonly (readonly string[])[],
  crowds: readonly ReadonlyMap<string, number>[],
): number {
  let [best, least] = [-1, Infinity]
  for (const [trait, values] of wanted.entries()) {
    if (values.length === 0) continue
    const crowd = Math.max(...values.map(value => crowds[trait]?.get(value) ?? 0))
    if (crowd < least) [best, least] = [trait, crowd]
  }
  return best
}

function append(list: Map<string, number[]> | undefined, value: string, step: number): void {
  const steps = list?.get(value)
  if (steps === undefined) list?.set(value, [step])
  else steps.push(step)
}
