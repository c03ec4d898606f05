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
import { jsonOf, keyOf } from './document-value.ts'
import { DEEPEST, type Path, type Problem } from './problem.ts'
import type { Place } from './script-error.ts'

/** A text as YAML has it: its value, and where in the text each part of it stands. */
export type ScriptDocument = {
  /** Gives the value as plain JSON; throws a Refusal where it is none. */
  readonly value: () => unknown
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

/** Reads one document of YAML 1.2 or JSON; throws a TextRefusal where the text is none. */
export function readDocument(text: string): ScriptDocument {
  const counter = new LineCounter()
  const lines: Lines = offset => {
    const { line, col } = counter.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  if (text.includes('\u0000'))
    throw wholeRefusal('a text', 'a zero byte', 'A script is no binary file.')
  const document = parsed(text, counter, lines)
  const [error] = [...document.errors, ...document.warnings]
  if (error !== undefined) throw textRefusal(error, text, lines)
  if (document.contents === null) {
    throw wholeRefusal('a script', 'an empty file', 'The smallest script is {}.')
  }
  return {
    value: () => jsonOf(document),
    placeOf: ({ path, wrong }) => lines(offsetOf(document, path, wrong)),
  }
}

const wholeRefusal = (expected: string, got: string, hint: string) =>
  new TextRefusal({ path: [], wrong: 'value', expected, got, hint }, { line: 1, column: 1 })

function parsed(text: string, lineCounter: LineCounter, lines: Lines) {
  try {
    const options = { stringKeys: true, prettyErrors: false, logLevel: 'error' } as const
    return parseDocument(text, { ...options, lineCounter })
  } catch (error) {
    // The parser goes down a level with each level of the text until the stack is used up.
    if (!(error instanceof RangeError)) throw error
    throw new TextRefusal(tooDeep, lines(0))
  }
}

const tooDeep: Problem = {
  path: [],
  wrong: 'value',
  expected: `at most ${DEEPEST} levels of objects and lists`,
  got: 'more',
  hint: null,
}

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
  if (code === 'RESOURCE_EXHAUSTION') return new TextRefusal(tooDeep, lines(start))
  const shown = text.slice(start, Math.min(end, start + 20)).split('\n', 1)[0] ?? ''
  const got = `${JSON.stringify(shown)} (${message.split('\n', 1)[0]})`
  return new TextRefusal(problem('YAML or JSON', got, hintFor(text, start)), lines(start))
}

/** Says what is likely meant where a line begins with an asterisk, which YAML takes for the name of an anchor. */
function hintFor(text: string, at: number): string | null {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n', 1)[0] ?? ''
  return /^\s*(- )?\*/.test(line) ? 'Put a text that starts with * in quotes.' : null
}

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
