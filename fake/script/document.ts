import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from 'yaml'
import { type Path, type Problem, Refusal, refusal } from './problem.ts'
import type { Place } from './script-error.ts'

/** A text as YAML has it: its value as plain JSON, and where in the text each part of it stands. */
export type ScriptDocument = {
  readonly value: unknown
  readonly placeOf: (problem: Pick<Problem, 'path' | 'wrong'>) => Place
}

/** Finds where an offset of the text stands. */
type Lines = (offset: number) => Place

/** Thrown for what is wrong with the text itself. */
export class TextRefusal extends Error {
  readonly problem: Problem
  readonly place: Place

  constructor(problem: Problem, place: Place) {
    super(problem.expected)
    this.problem = problem
    this.place = place
  }
}

/** Levels of objects and lists within one another; a script has some ten. */
const DEEPEST = 100
/** Values in all, those an alias repeats counted each time. */
const MOST_VALUES = 1_000_000

/** Reads one document of YAML 1.2 or JSON; throws a TextRefusal, or a Refusal where a value is no JSON. */
export function readDocument(text: string): ScriptDocument {
  const counter = new LineCounter()
  const lines: Lines = offset => {
    const { line, col } = counter.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const document = parsed(text, counter, lines)
  const [error] = [...document.errors, ...document.warnings]
  if (error !== undefined) throw textRefusal(error, text, lines)
  const placeOf: ScriptDocument['placeOf'] = ({ path, wrong }) =>
    lines(offsetOf(document, path, wrong))
  return { value: new Conversion(document).value(document.contents, []), placeOf }
}

function parsed(text: string, lineCounter: LineCounter, lines: Lines) {
  try {
    const options = { stringKeys: true, prettyErrors: false, logLevel: 'silent' } as const
    return parseDocument(text, { ...options, lineCounter })
  } catch (error) {
    // The parser goes down a level with each level of the text until the stack is used up.
    if (!(error instanceof RangeError)) throw error
    throw new TextRefusal(tooDeep([]), lines(0))
  }
}

const tooDeep = (path: Path): Problem => ({
  path,
  wrong: 'value',
  expected: `at most ${DEEPEST} levels of objects and lists`,
  got: 'more',
  hint: null,
})

function textRefusal({ code, message, pos }: YAMLError, text: string, lines: Lines): TextRefusal {
  const [start, end] = pos
  const problem = (expected: string, got: string, hint: string | null = null): Problem => ({
    path: [],
    wrong: 'value',
    expected,
    got,
    hint,
  })
  if (code === 'DUPLICATE_KEY') {
    const [, key = ''] = /^(.*?)\s*:/.exec(text.slice(start).split('\n', 1)[0] ?? '') ?? []
    const hint = 'Keep one of the two.'
    return new TextRefusal(problem('each key once', `${key} a second time`, hint), lines(start))
  }
  if (code === 'MULTIPLE_DOCS') {
    const hint = 'Give each script a file of its own.'
    return new TextRefusal(problem('one document', 'a second one', hint), lines(start))
  }
  const shown = text.slice(start, Math.min(end, start + 20)).split('\n', 1)[0] ?? ''
  const got = `${JSON.stringify(shown)} (${message.split('\n', 1)[0]})`
  return new TextRefusal(problem('YAML or JSON', got), lines(start))
}

/** Turns nodes into plain JSON values. */
class Conversion {
  readonly #document: Document.Parsed
  #count = 0

  constructor(document: Document.Parsed) {
    this.#document = document
  }

  value(node: unknown, path: Path): unknown {
    this.#count += 1
    if (path.length > DEEPEST) throw new Refusal([tooDeep(path)])
    if (this.#count > MOST_VALUES) {
      throw refusal(path, `at most ${MOST_VALUES} values`, 'more, with those that aliases repeat')
    }
    if (isAlias(node)) return this.value(node.resolve(this.#document), path)
    if (isSeq(node)) return node.items.map((item, index) => this.value(item, [...path, index]))
    if (isMap(node)) return Object.fromEntries(this.#members(node.items, path))
    return isScalar(node) ? jsonScalar(node.value, path) : null
  }

  #members(items: readonly { key: unknown; value: unknown }[], path: Path) {
    return items.map(({ key, value }) => {
      const name = keyOf(key)
      return [name, this.value(value, [...path, name])]
    })
  }
}

function jsonScalar(value: unknown, path: Path): unknown {
  if (typeof value !== 'number' || Number.isFinite(value)) return value
  throw refusal(path, 'a number as JSON has it', String(value))
}

const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key)

/** Gives where the key or value at `path` starts; where it is not there, what would hold it. */
function offsetOf(document: Document.Parsed, path: Path, wrong: 'key' | 'value'): number {
  let node: unknown = document.contents
  let offset = startOf(node) ?? 0
  for (const [index, key] of path.entries()) {
    const around = isAlias(node) ? node.resolve(document) : node
    const pair = isMap(around) ? around.items.find(item => keyOf(item.key) === key) : undefined
    const isKey = wrong === 'key' && index === path.length - 1
    node = isSeq(around) ? around.items[Number(key)] : pair?.value
    offset = (isKey ? undefined : startOf(node)) ?? startOf(pair?.key) ?? offset
  }
  return offset
}

function startOf(node: unknown): number | undefined {
  const isNode = (value: unknown): value is Node => isAlias(value) || isMap(value) || isSeq(value)
  return isNode(node) || isScalar(node) ? node.range?.[0] : undefined
}
