import { distinctFaults } from '../corpus/bank/known-faults.ts'
import type { Next } from '../corpus/case.ts'
import { type Loop, lessonQuestion, lessonState, stuckState } from '../corpus/chalk.ts'
import { pick, some, whole } from '../corpus/drawing.ts'
import { errorOf, loopWith, occasionOf } from '../corpus/failing-run.ts'
import { components, inventions, services } from '../corpus/vocabulary.ts'
import { counted } from '../reports/counted.ts'

// Chalk lists 20 tests a loop and the last 41 lines of `git diff --stat`, the sum among them.
const MOST_TESTS = 20
const MOST_FILES = 40

/** Writes words to exactly so many characters, a number no other text has in front. */
function fillerOf(next: Next, length: number): string {
  let text = `E${whole(next, 0, 0xffffffff).toString(36)}:`
  while (text.length < length) {
    text += ` ${pick(next, services)} expected ${pick(next, inventions)}, got ${whole(next, 2, 999)};`
  }
  return text.slice(0, length)
}

/**
 * Writes the state of the stuck question in Chalk's own layout, with exactly so many characters.
 *
 * Tests and lines of the diff fill it as far as they go, the first error of the present loop the
 * rest. Throws a RangeError below 196 characters, which the layout alone has.
 */
export function stuckTextOf(next: Next, length: number): string {
  const tests = Math.min(MOST_TESTS, Math.floor(length / 290))
  const previous = loopOf(next, tests)
  const bare = { failing: loopOf(next, tests).failing, firstError: null }
  const written = (stat: readonly string[], firstError: string | null = null): string =>
    stuckState(previous, { ...bare, firstError }, stat)
  const room = length - written([]).length
  if (room < 0) throw new RangeError(`${length} characters are too few for the layout`)
  const stat = statOf(next, Math.floor(room * 0.9))
  // "none found" gives way to the error.
  const rest = length - written(stat).length + 'none found'.length
  return written(stat, fillerOf(next, rest))
}

/** Writes the state of a lesson question, with exactly so many characters; 1,516 at most, as Chalk cuts it. */
export function lessonTextOf(next: Next, length: number): string {
  const rest = length - lessonState('').length
  const { failing, firstError } = loopOf(next, 12)
  const known = `failing tests (${failing.length}): ${failing.join(', ')}\nfirst error: ${firstError}`
  const query = known.slice(0, Math.floor(rest / 2))
  return lessonState(`${query}\n${fillerOf(next, rest - query.length - 1)}`)
}

/** Writes the question about one lesson with exactly so many characters, cut as Chalk cuts failure and fix. */
export function lessonAskedOf(next: Next, length: number): string {
  const room = length - lessonQuestion('', '').length
  const fault = pick(next, distinctFaults)
  const half = Math.floor(room / 2)
  const failure = `${errorOf(fault, occasionOf(next))} ${fillerOf(next, half)}`
  const fix = `${fault.fix} ${fillerOf(next, room)}`
  return lessonQuestion(cutTo(half, failure), cutTo(room - half, fix))
}

const cutTo = (length: number, text: string): string => `${text.slice(0, length - 1)}…`

const everyTest = distinctFaults.flatMap(({ program, failing }) =>
  failing.map(id => `${program}: ${id}`),
)
const tests = [...new Set(everyTest)]

function loopOf(next: Next, count: number): Loop {
  if (count === 0) return { failing: [], firstError: null }
  const { firstError } = loopWith(next, pick(next, distinctFaults), false)
  return { failing: some(next, tests, count), firstError }
}

function statOf(next: Next, room: number): readonly string[] {
  const changes: Change[] = []
  // The line that stands where there is no diff leaves its room; the sum takes 70 characters at most.
  let left = room + '  none, or unknown'.length - 70
  for (let files = 0; files < MOST_FILES; files += 1) {
    const change = changeOf(next)
    if (change.line.length + 1 > left) break
    changes.push(change)
    left -= change.line.length + 1
  }
  if (changes.length === 0) return []
  const total = (of: 'added' | 'removed') => changes.reduce((sum, change) => sum + change[of], 0)
  const files = counted(changes.length, 'file')
  return [
    ...changes.map(({ line }) => line),
    ` ${files} changed, ${total('added')} insertions(+), ${total('removed')} deletions(-)`,
  ]
}

type Change = { readonly line: string; readonly added: number; readonly removed: number }

function changeOf(next: Next): Change {
  const part = pick(next, components)
  const folder = `packages/${pick(next, services)}/${pick(next, ['src', 'lib', 'test'])}/${part}`
  const file = `${pick(next, inventions)}-${pick(next, services)}.js`
  const [added, removed] = [whole(next, 1, 24), whole(next, 1, 16)]
  const marks = `${'+'.repeat(added)}${'-'.repeat(removed)}`
  const count = String(added + removed).padStart(3)
  return { line: ` ${`${folder}/${file}`.padEnd(62)} | ${count} ${marks}`, added, removed }
}
