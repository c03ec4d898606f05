import type { Case } from '../../../conformance/corpus/case.ts'

/** Works out the truth from the text alone. */
export type HardSolver = (given: Case) => boolean

const all = (text: string, pattern: RegExp): string[][] =>
  [...text.matchAll(pattern)].map(match => match.slice(1).map(group => group ?? ''))
const found = (text: string, pattern: RegExp): string[] => all(text, pattern)[0] ?? []

const rules: HardSolver = ({ state, question }) => {
  const links = [
    ...all(state, /Whatever is (\w+) is (\w+)\./g),
    ...all(state, /If something is (\w+), then it is (\w+) too/g),
    ...all(state, /Everything (\w+) is (\w+)\./g),
  ]
  const [thing = '', claim = ''] = found(question.instructions, /the (\w+) (?:is )?(\w+)\?/g)
  const known = new Set(found(state, new RegExp(`The ${thing} is (\\w+)\\.`, 'g')))
  for (let size = -1; size !== known.size; ) {
    size = known.size
    for (const [from = '', to = ''] of links) if (known.has(from)) known.add(to)
  }
  return known.has(claim)
}

function dayOf(text: string): number {
  const [year, count] = all(text, /day (\d+) of (\d+)/g).map(([day, year]) => [year, day])[0] ?? []
  if (year !== undefined) return Date.UTC(Number(year), 0, Number(count)) / 86_400_000
  return Date.parse(`${text} UTC`) / 86_400_000
}

const dates: HardSolver = ({ state, question }) => {
  const [one = '', other = ''] = found(
    question.instructions,
    /the (\w+) (?:before|come earlier than) the (\w+)/g,
  )
  const placeOf = (name: string): number => {
    const said = new RegExp(`The ${name} was (on|a week before|(\\d+) days after) ([^.]*)\\.`, 'g')
    const [how = '', days = '', date = ''] = found(state, said)
    return dayOf(date) + (how === 'on' ? 0 : how === 'a week before' ? -7 : Number(days))
  }
  return placeOf(one) < placeOf(other)
}

const cents = (euros = ''): number => Math.round(Number(euros) * 100)

const receipt: HardSolver = ({ state }) => {
  const lines = [
    ...all(state, /(\d+) [a-z]+ at ([\d.]+) euros each/g),
    ...all(state, /For [a-z]+: (\d+) times ([\d.]+) euros/g),
  ]
  const sum = lines.reduce((total, [count, price]) => total + Number(count) * cents(price), 0)
  return sum === cents(found(state, /Total: ([\d.]+) euros/g)[0])
}

function isClosed(row: string): boolean {
  const open: string[] = []
  const partners: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
  for (const bracket of row) {
    const partner = partners[bracket]
    if (partner === undefined) open.push(bracket)
    else if (open.pop() !== partner) return false
  }
  return open.length === 0
}

const strings: HardSolver = ({ state, question }) => {
  const [place, word] = found(question.instructions, /word number (\d+) of the row "(\w+)"/g)
  if (place !== undefined) {
    const [row = ''] = found(state, /Words in a row: ([^.]*)\./g)
    return row.split(' ')[Number(place) - 1] === word
  }
  const [needle] = found(question.instructions, /letters "(\w+)"/g)
  if (needle !== undefined)
    return found(state, /row of letters: (\w+)/g)[0]?.includes(needle) === true
  return isClosed(found(state, /Brackets: (\S+)/g)[0] ?? '')
}

const tables: HardSolver = ({ state, question }) => {
  const asked = /(?:from (\w+) to the (\w+) "([^"]+)")|(?:the (\w+) of (\w+) "([^"]+)")/g
  const groups = found(question.instructions, asked)
  const [start, heading, end] = groups[0] === '' ? [groups[4], groups[3], groups[5]] : groups
  const moves = new Map<string, string>()
  const headings = new Map<string, string>()
  let column = ''
  for (const line of state.split('\n')) {
    const [title] = found(line, /^\w+ to (\w+):$/g)
    column = title ?? column
    const [from = '', to = ''] = found(line, /^ {2}(.+?)(?: -> |: )(.+)$/g)
    if (from !== '') moves.set(from, to)
    if (from !== '') headings.set(to, column)
  }
  let at = start ?? ''
  while (headings.get(at) !== heading && moves.has(at)) at = moves.get(at) ?? ''
  return at === end
}

const units: Readonly<Record<string, number>> = {
  ...{ days: 24, hours: 1, kB: 1000, bytes: 1, minutes: 60, seconds: 1 },
  ...{ euros: 100, cents: 1, metres: 100, centimetres: 1 },
}

const policy: HardSolver = ({ state }) => {
  const holding = all(state, /its ([a-z ]+) is over (\d+) (\w+)/g).map(
    ([name, limit, unit = '']) => {
      const [value, small = ''] = found(state, new RegExp(`Its ${name} is (\\d+) (\\w+)\\.`, 'g'))
      return Number(value) * (units[small] ?? 0) > Number(limit) * (units[unit] ?? 0)
    },
  )
  if (state.includes('all of these hold')) return holding.every(Boolean)
  return holding.some(Boolean) === state.includes('at least one of these')
}

const logs: HardSolver = ({ state, question }) => {
  const [first = [], second = []] = state
    .split('loop 2:')
    .map(part => all(part, /FAIL (\S+)/g).map(([test = '']) => test))
  const [asked] = found(question.instructions, /Did (\S+) fail in both/g)
  if (asked === undefined) return second.length < first.length
  return first.includes(asked) && second.includes(asked)
}

/** What tells faults apart: tests in any order, and the error without what changes from run to run. */
const signatures = (text: string): string[] =>
  all(text, /failing tests \(\d+\): ([^\n;]*)(?:\n {2}|; )first error: \S+ (.*) \(\d+ ms\)/g).map(
    ([tests = '', error]) => `${tests.split(', ').sort()} ${error}`,
  )

const stuck: HardSolver = ({ state }) => {
  const [previous, current] = signatures(state)
  return previous === current
}

/** By family: its text solved in another way than it was written; a lesson without its error needs a reader. */
export const hardSolvers: Readonly<Record<string, HardSolver>> = {
  rules,
  dates,
  receipt,
  strings,
  tables,
  policy,
  logs,
  stuck,
}

/** Says whether a lesson is about the failure; undefined where its error is left out. */
export function solveLesson({ state, question }: Case): boolean | undefined {
  const [present] = signatures(state)
  const [past] = signatures(question.instructions)
  return past === undefined ? undefined : past === present
}
