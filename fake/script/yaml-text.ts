import { FAILSAFE_SCHEMA, load, type State, Type } from 'js-yaml'
import { DEEPEST } from './problem.ts'

/** A script that is one flawless document of plain YAML: its value, and the line each step starts on. */
export type YamlText = { readonly value: unknown; readonly lineOf: (step: number) => number }

// Anchors, aliases, tags, directives and keys that are no scalars.
const special = /(?:^|[\s[{,:])[&*!]\S|^%|^\s*\? |\0/m

/**
 * Reads a script in YAML in a fraction of the time the parser takes that knows where everything stands.
 *
 * Gives null for every text that is not plain or has a flaw: that parser is the judge of it. Scalars are
 * those of the core schema (YAML 1.2 section 10.3.2), and a key is the text it is written as.
 */
export function readYamlText(text: string): YamlText | null {
  if (special.test(text)) return null
  const { lines, listener } = createLineFinder()
  try {
    const value = plain(load(text, { schema, listener }), 0)
    return value === undefined ? null : { value, lineOf: step => lines[step] ?? 1 }
  } catch {
    return null
  }
}

/** A scalar without quotes: as a value what it stands for, as a key the text. */
class Scalar {
  readonly value: unknown
  readonly #source: string

  constructor(source: string) {
    this.#source = source
    this.value = meaningOf(source)
  }

  toString(): string {
    return this.#source
  }

  // A key of the class Object would be no text to the parser.
  get [Symbol.toStringTag](): string {
    return 'Scalar'
  }
}

const words: Readonly<Record<string, unknown>> = {
  ...{ '': null, '~': null, null: null, Null: null, NULL: null },
  ...{ true: true, True: true, TRUE: true, false: false, False: false, FALSE: false },
}

const number =
  /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?)$/
const infinite = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/

const isScalar = (source: string): boolean =>
  Object.hasOwn(words, source) || number.test(source) || infinite.test(source)

const meaningOf = (source: string): unknown =>
  Object.hasOwn(words, source) ? words[source] : Number(source)

const schema = FAILSAFE_SCHEMA.extend({
  implicit: [
    new Type('tag:yaml.org,2002:core', {
      kind: 'scalar',
      resolve: (source: unknown) => typeof source === 'string' && isScalar(source),
      construct: (source: string) => new Scalar(source),
    }),
  ],
})

/** Gives the value without its scalars' texts; throws at what JSON has no form for. */
function plain(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) throw new RangeError('too many levels')
  if (value instanceof Scalar) return finite(value.value)
  if (Array.isArray(value)) return value.map(item => plain(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, plain(item, depth + 1)]),
  )
}

function finite(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('no JSON number')
  return value
}

/** Listens to the parser for the lines on which the items of the list under the key `steps` of the whole start. */
function createLineFinder() {
  const lines: number[] = []
  let depth = 0
  let isSteps = false
  const listener = (event: 'open' | 'close', { line, kind, result }: State): void => {
    if (event === 'open') {
      depth += 1
      if (depth === 3 && isSteps) lines.push(line + 1)
      return
    }
    // The members of the whole come key by value.
    if (depth === 2) isSteps = kind === 'scalar' && result === 'steps'
    depth -= 1
  }
  return { lines, listener }
}
