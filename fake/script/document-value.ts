import { type Alias, type Document, isAlias, isMap, isScalar, isSeq, type Scalar } from 'yaml'
import { type Path, refusal, refuseDepth } from './problem.ts'

/** Values that aliases may repeat: enough to share a condition, too few to fill the memory. */
const MOST_REPEATED = 100_000

/** Gives what a document holds as plain JSON; throws a Refusal at what is no JSON, and where aliases repeat too much. */
export const jsonOf = (document: Document.Parsed): unknown =>
  new Conversion(document).value(document.contents, [])

/** Gives the text of a key. */
export const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key)

class Conversion {
  readonly #document: Document.Parsed
  readonly #anchored = new Map<Alias, unknown>()
  #aliases = 0
  #repeated = 0

  constructor(document: Document.Parsed) {
    this.#document = document
  }

  value(node: unknown, path: Path): unknown {
    refuseDepth(path)
    if (this.#aliases > 0) this.#countRepeated(path)
    if (isAlias(node)) return this.#alias(node, path)
    if (isSeq(node)) return node.items.map((item, index) => this.value(item, [...path, index]))
    if (isMap(node)) return Object.fromEntries(this.#members(node.items, path))
    return isScalar(node) ? jsonScalar(node, path) : null
  }

  #alias(alias: Alias, path: Path): unknown {
    const node = this.#anchored.get(alias) ?? alias.resolve(this.#document)
    if (node === undefined) throw refusal(path, 'an anchor before its alias', `*${alias.source}`)
    this.#anchored.set(alias, node)
    this.#aliases += 1
    const value = this.value(node, path)
    this.#aliases -= 1
    return value
  }

  #countRepeated(path: Path): void {
    this.#repeated += 1
    if (this.#repeated <= MOST_REPEATED) return
    throw refusal(path, `at most ${MOST_REPEATED} values repeated by aliases`, 'more')
  }

  #members(items: readonly { key: unknown; value: unknown }[], path: Path) {
    return items.map(({ key, value }) => {
      const name = keyOf(key)
      return [name, this.value(value, [...path, name])]
    })
  }
}

function jsonScalar({ value, tag }: Scalar, path: Path): unknown {
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value)
  if (!isPlain) {
    throw refusal(path, 'a value as JSON has it', `the tag ${tag}`, 'Bytes are {base64: ...}.')
  }
  if (typeof value !== 'number' || Number.isFinite(value)) return value
  throw refusal(path, 'a number as JSON has it', String(value))
}
