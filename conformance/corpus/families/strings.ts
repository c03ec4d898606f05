import type { Family, Next, Written } from '../case.ts'
import { inPairs, noul } from '../drafting.ts'
import { comesTrue, pick, some, whole } from '../drawing.ts'
import { tell } from '../prose.ts'
import { services } from '../vocabulary.ts'

type Fact = (next: Next, isYes: boolean, depth: number) => Written

/** Which word stands at a place; for a no, one that stands beside it. */
const wordAt: Fact = (next, isYes, depth) => {
  const words = some(next, services, 3 + 3 * depth)
  const at = whole(next, 1, words.length - 2)
  const asked = isYes ? words[at] : words[at + pick(next, [-1, 1])]
  return {
    state: tell(next, [`Words in a row: ${words.join(' ')}.`]),
    question: noul(`Is word number ${at + 1} of the row "${asked}"?`),
  }
}

const lettersOf = (next: Next, count: number): string =>
  Array.from({ length: count }, () => pick(next, [...'abcdefghklmnoprstuvz'])).join('')

/** Whether letters stand together; for a no, one of them is another. */
const contains: Fact = (next, isYes, depth) => {
  const text = lettersOf(next, 6 + 8 * depth)
  const from = whole(next, 0, text.length - 4)
  const found = text.slice(from, from + 4)
  const at = whole(next, 0, 3)
  const changed = [...found].map((letter, place) => (place === at ? lettersOf(next, 1) : letter))
  const needle = isYes ? found : changed.join('')
  if (text.includes(needle) !== isYes) return contains(next, isYes, depth)
  return {
    state: tell(next, [`A row of letters: ${text}.`]),
    question: noul(`Do the letters "${needle}" stand together in the row, in this order?`),
  }
}

const pairs = ['()', '[]', '{}'] as const

function balanced(next: Next, count: number): string {
  if (count === 0) return ''
  const inside = whole(next, 0, count - 1)
  const [open = '', close = ''] = pick(next, pairs)
  return `${open}${balanced(next, inside)}${close}${balanced(next, count - 1 - inside)}`
}

/** Says whether every bracket is closed by its own kind, in the right order. */
export function isBalanced(brackets: string): boolean {
  let rest = brackets
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/\(\)|\[\]|\{\}/g, '')
  }
  return rest === ''
}

/** Draws a row in which two brackets have changed places, or one is another; it may be balanced still. */
function spoilt(next: Next, row: readonly string[]): string[] {
  const places = row.map((_, at) => at)
  const [one = 0, other = 0] = some(next, places, 2)
  const isSwapped = comesTrue(next, 0.5)
  const instead = pick(next, [...'()[]{}'])
  return row.map((bracket, at) => {
    if (at === one) return isSwapped ? (row[other] ?? '') : instead
    return at === other && isSwapped ? (row[one] ?? '') : bracket
  })
}

/** Whether brackets are balanced. */
const brackets: Fact = (next, isYes, depth) => {
  const right = [...balanced(next, 2 + 2 * depth)]
  const row = (isYes ? right : spoilt(next, right)).join('')
  if (isBalanced(row) !== isYes) return brackets(next, isYes, depth)
  return {
    state: tell(next, [`Brackets: ${row}`]),
    question: noul('Is every bracket closed by one of its own kind, in the right order?'),
  }
}

const facts: readonly Fact[] = [wordAt, contains, brackets]

/** Facts about a text as such. */
export const strings: Family = {
  id: 'strings',
  type: 'noul',
  level: 'D3',
  says: 'The word at a place, letters that stand together, brackets that are balanced.',
  truth: 'hard',
  generate: inPairs(facts.length, (next, { isYes, depth, wording }) =>
    (facts[wording] ?? wordAt)(next, isYes, depth),
  ),
}
