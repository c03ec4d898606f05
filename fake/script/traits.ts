import { isLiteral } from '../glob.ts'
import type { Meeting } from './match.ts'
import { type NeedleFinder, needleFinder } from './needles.ts'
import { literalsOf } from './pattern-literals.ts'
import type { Conditions, Range, ValueCondition } from './script.ts'
import { identityOfValue, textOfValue } from './value.ts'

/** One of several values, all of which lead to a step. */
export type Wanted = readonly string[]

/** One property of a request that steps ask to have one of a few values. */
export type Trait = {
  /** What `when` asks for: a request must have a value of every list, so that each by itself is enough to look for. */
  wanted(when: Conditions): readonly Wanted[]
  /** Makes the function that gives which of `values` a request has, and perhaps others. */
  had(values: readonly string[]): (meeting: Meeting) => readonly string[]
  /** The fewest steps for which it is worth looking. */
  readonly least: number
}

// A longer span would put one step into so many lists that they cost more than they save.
const LONGEST_SPAN = 16

// To go through a text once for all costs more than to look for a few of them, one after the other.
const FEWEST_TEXTS = 8

/** Gives the traits by which these conditions can be told apart. */
export function traitsOf(conditions: readonly Conditions[]): readonly Trait[] {
  const names = new Set(conditions.flatMap(({ headers }) => Object.keys(headers ?? {})))
  const headers = [...names]
  return [
    ...exactTraits,
    ...headers.map(headerTrait),
    ...[...textSources, ...headers.map(headerSource)].flatMap(textTraits),
  ]
}

const exact = (
  wanted: (when: Conditions) => Wanted,
  had: (meeting: Meeting) => readonly string[],
): Trait => ({
  wanted(when) {
    const values = wanted(when)
    return values.length === 0 ? [] : [values]
  },
  had: () => had,
  least: 1,
})

const exactTraits: readonly Trait[] = [
  exact(
    ({ request }) => numbersOf(request),
    ({ occasion }) => [String(occasion.request)],
  ),
  exact(
    ({ connection }) => numbersOf(connection),
    ({ occasion }) => [String(occasion.connection)],
  ),
  exact(
    ({ session }) => literal(session),
    ({ occasion }) => [occasion.session],
  ),
  exact(
    ({ path }) => literal(path),
    ({ request }) => [request.path],
  ),
  exact(
    ({ question }) => literal(question),
    ({ questions }) => questions.map(keyOf),
  ),
  exact(
    ({ question, asked }) =>
      literal(question).flatMap(key => numbersOf(asked).map(count => `${count} ${key}`)),
    ({ questions, countOf }) => questions.map(([key]) => `${countOf(key)} ${key}`),
  ),
  exact(
    ({ instructions }) => identities(instructions),
    ({ questions }) =>
      questions.flatMap(([, { instructions }]) => identities({ is: instructions })),
  ),
  exact(
    ({ state }) => identities(state),
    ({ asked }) => (asked === null ? [] : identities({ is: asked.state })),
  ),
  exact(
    ({ body }) => identities(body),
    meeting => identities({ is: meeting.body() }),
  ),
]

const headerTrait = (name: string): Trait =>
  exact(({ headers = {} }) => {
    const condition = ownOf(headers, name)
    const isText = typeof condition === 'object' && 'is' in condition
    return isText ? [textOfValue(condition.is)] : []
  }, headerOf(name))

/** A text of a request, or several, that steps can look into. */
type TextSource = {
  readonly condition: (when: Conditions) => ValueCondition | string | undefined
  readonly texts: (meeting: Meeting) => readonly string[]
}

const textSources: readonly TextSource[] = [
  { condition: ({ path }) => path, texts: ({ request }) => [request.path] },
  { condition: ({ session }) => session, texts: ({ occasion }) => [occasion.session] },
  { condition: ({ question }) => question, texts: ({ questions }) => questions.map(keyOf) },
  {
    condition: ({ instructions }) => instructions,
    texts: ({ questions }) => questions.map(([, question]) => textOfValue(question.instructions)),
  },
  {
    condition: ({ state }) => state,
    texts: ({ asked }) => (asked === null ? [] : [textOfValue(asked.state)]),
  },
  { condition: ({ body }) => body, texts: meeting => [textOfValue(meeting.body())] },
]

const headerSource = (name: string): TextSource => ({
  condition({ headers = {} }) {
    const condition = ownOf(headers, name)
    return typeof condition === 'object' ? condition : undefined
  },
  texts: headerOf(name),
})

/** Makes the traits of a text: what stands in it, and what stands in it in lower case. */
function textTraits({ condition, texts }: TextSource): Trait[] {
  return [false, true].map(isFolded => ({
    wanted: when => literalsIn(condition(when), isFolded),
    had: values => hadBy(needleFinder(values), isFolded, texts),
    least: FEWEST_TEXTS,
  }))
}

function hadBy(find: NeedleFinder, isFolded: boolean, texts: TextSource['texts']) {
  return (meeting: Meeting): readonly string[] => {
    const all = texts(meeting)
    const [first] = all
    // Nearly every request has one, and the lists of many would be put together.
    if (all.length === 1 && first !== undefined) return find(isFolded ? first.toLowerCase() : first)
    const found = all.flatMap(text => find(isFolded ? text.toLowerCase() : text))
    return [...new Set(found)]
  }
}

/** Gives the texts that must stand in whatever meets `condition`, a glob or a condition on a value. */
function literalsIn(condition: ValueCondition | string | undefined, isFolded: boolean): Wanted[] {
  if (condition === undefined) return []
  if (typeof condition === 'string') {
    return isFolded ? [] : condition.split('*').flatMap(part => (part === '' ? [] : [[part]]))
  }
  const { contains, regex } = condition
  const wanted: Wanted[] = contains && !isFolded ? [[contains]] : []
  const literals = regex && literalsOf(regex)
  if (literals?.isFolded === isFolded) wanted.push(...literals.options)
  return wanted
}

const keyOf = ([key]: readonly [string, unknown]): string => key

const literal = (glob: string | undefined): string[] =>
  glob !== undefined && isLiteral(glob) ? [glob] : []

const ownOf = <T>(held: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(held, name) ? held[name] : undefined

function headerOf(name: string) {
  return ({ request }: Meeting): readonly string[] => {
    const value = ownOf(request.headers, name)
    return value === undefined ? [] : [value]
  }
}

function identities(condition: object | undefined): string[] {
  if (condition === undefined || !('is' in condition)) return []
  const identity = identityOfValue(condition.is)
  return identity === null ? [] : [identity]
}

function numbersOf(range: Range | undefined): string[] {
  if (range === undefined || range.to === null || range.to - range.from >= LONGEST_SPAN) return []
  return Array.from({ length: range.to - range.from + 1 }, (_, index) => `${range.from + index}`)
}
