import type { Next } from '../../conformance/corpus/case.ts'
import { comesTrue, pick, shuffled, some, whole } from '../../conformance/corpus/drawing.ts'
import { components, goods, people, rooms, services } from '../../conformance/corpus/vocabulary.ts'
import { asked, type Known } from './known.ts'

const words: readonly string[] = [...people, ...services, ...rooms, ...goods, ...components]

/** Draws a word, a number or a name with a number. */
function token(next: Next): string {
  const drawn = next()
  if (drawn < 0.2) return String(whole(next, 0, 99))
  if (drawn < 0.3) return String(whole(next, 100, 99999))
  return drawn < 0.4 ? `${pick(next, words)} ${whole(next, 1, 99)}` : pick(next, words)
}

const tokens = (next: Next, count: number): string[] => [
  ...new Set(Array.from({ length: count }, () => token(next))),
]

/** A list, and what is in it. */
export function listed(next: Next): Known {
  const drawn = tokens(next, whole(next, 2, 16))
  const held = drawn.slice(0, Math.ceil(drawn.length / 2))
  const start = pick(next, ['List:', 'Words in a row:', 'These are here:', 'Failed:'])
  const asks = pick(next, [
    (each: string) => `Is ${each} in the list?`,
    (each: string) => `Is ${each} there?`,
    (each: string) => `Is "${each}" one of them?`,
  ])
  const [apart, end] = pick(next, [
    [', ', ''],
    [' ', '.'],
    ['\n  ', ''],
  ] as const)
  return {
    family: 'listed',
    state: `${start} ${held.join(apart)}${end}`,
    questions: shuffled(next, drawn)
      .slice(0, 10)
      .map(each => asked(asks(each), held.includes(each))),
  }
}

/** Pairs, and which belong together. */
export function pairs(next: Next): Known {
  const count = whole(next, 2, 6)
  const left: readonly string[] = some(next, [...people, ...services, ...goods], count)
  const right = some(next, [...rooms, ...components, ...services.slice(0, 20)], count)
  const isFree = (each: string) => !left.includes(each)
  const named = right.map((each, at) => (isFree(each) ? each : String(at + 10)))
  const says = pick(next, [
    (from: string, to: string) => `  ${from} -> ${to}`,
    (from: string, to: string) => `  ${from}: ${to}`,
    (from: string, to: string) => `${from} has ${to}.`,
    (from: string, to: string) => `${from} is with ${to}.`,
  ])
  const asks = pick(next, [
    (from: string, to: string) => `Does ${from} lead to "${to}"?`,
    (from: string, to: string) => `Is it ${to} for ${from}?`,
    (from: string, to: string) => `Does ${from} belong to ${to}?`,
  ])
  const chosen = Array.from({ length: 10 }, () => {
    const from = whole(next, 0, count - 1)
    return { from, to: comesTrue(next, 0.5) ? from : whole(next, 0, count - 1) }
  })
  return {
    family: 'pairs',
    state: left.map((from, at) => says(from, named[at] ?? '')).join('\n'),
    questions: chosen.map(({ from, to }) =>
      asked(asks(left[from] ?? '', named[to] ?? ''), from === to),
    ),
  }
}

const patterns = [
  'expected A, got B',
  'expected [A,B], got [B,C]',
  '/tmp/C/test.js:A: B',
  'A: B failed with C',
  'A B C',
  'expected "A", got "B"',
] as const

/** Lines that are like one another or differ in a little, told by their number. */
export function alike(next: Next): Known {
  const pattern = pick(next, patterns)
  const put = (parts: readonly string[]) =>
    pattern.replace(/\b[ABC]\b/g, letter => parts['ABC'.indexOf(letter)] ?? '')
  const first = [token(next), token(next), token(next)]
  const lines = [put(first)]
  const count = whole(next, 2, 5)
  while (lines.length < count) {
    const changed = whole(next, 0, 2)
    const other = first.map((each, at) => (at === changed ? token(next) : each))
    lines.push(comesTrue(next, 0.5) ? pick(next, lines) : put(other))
  }
  const labels = pick(next, [
    lines.map((_, at) => `line ${at + 1}`),
    lines.map((_, at) => `loop ${at + 1}`),
    ['previous', 'current', 'third', 'fourth', 'fifth'],
  ])
  const couples = lines.flatMap((_, one) =>
    lines.slice(one + 1).map((_, by) => [one, one + 1 + by]),
  )
  const isTurned = comesTrue(next, 0.5)
  return {
    family: 'alike',
    state: lines.map((line, at) => `${labels[at]}: ${line}`).join('\n'),
    questions: shuffled(next, couples).map(([one = 0, other = 0]) =>
      asked(
        isTurned
          ? `Does ${labels[one]} differ from ${labels[other]}?`
          : `Is ${labels[one]} the same as ${labels[other]}?`,
        (lines[one] === lines[other]) !== isTurned,
      ),
    ),
  }
}

/** Names in the first of two lists, in the second or in both. */
type TwoLists = {
  readonly first: readonly string[]
  readonly second: readonly string[]
  readonly isInBoth: (name: string) => boolean
}

/** Draws for each name whether it is in the first of two lists, in the second or, as often, in both. */
export function inTwoLists(next: Next, names: readonly string[]): TwoLists {
  const places = new Map(names.map(name => [name, pick(next, ['first', 'second', 'both', 'both'])]))
  const isInBoth = (name: string) => places.get(name) === 'both'
  const inList = (list: string) => names.filter(name => places.get(name) === list || isInBoth(name))
  return { first: inList('first'), second: inList('second'), isInBoth }
}

/** Two lists, and what is in both. */
export function both(next: Next): Known {
  const drawn = tokens(next, whole(next, 3, 12))
  const { first, second, isInBoth } = inTwoLists(next, drawn)
  const [one, other] = [shuffled(next, first), shuffled(next, second)]
  return {
    family: 'both',
    state: `loop 1: ${one.join(', ')}\nloop 2: ${other.join(', ')}`,
    questions: drawn
      .slice(0, 8)
      .flatMap(each => [
        asked(`Did ${each} fail in both loops?`, isInBoth(each)),
        asked(`Is ${each} in loop 2?`, other.includes(each)),
      ]),
  }
}
