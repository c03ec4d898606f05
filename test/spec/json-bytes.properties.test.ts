import fc from 'fast-check'
import t from 'tap'
import { inspectJson, unreadableKinds } from '../../spec/json-bytes.ts'

const fixed = { seed: 20_260_801, numRuns: 1_000 } as const

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** What a strict reader gets: `{ value }`, or undefined where it throws. */
function strictly(bytes: Uint8Array): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return undefined
  }
}

const isUnreadable = (bytes: Uint8Array): boolean =>
  inspectJson(bytes).findings.some(({ kind }) => unreadableKinds.has(kind))

t.test('a serialised value has no findings and comes back as it was', async t => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 3 }), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      t.same(inspectJson(bytesOf(text)).findings, [], text)
      t.strictSame(inspectJson(bytesOf(text)).value, JSON.parse(text), text)
    }),
    fixed,
  )
})

const agreesWithStrictReader = (bytes: Uint8Array) => {
  const strict = strictly(bytes)
  const shown = Buffer.from(bytes).toString('latin1')
  t.equal(isUnreadable(bytes), strict === undefined, shown)
  t.strictSame(inspectJson(bytes).value, strict?.value, shown)
}

t.test('random bytes are unreadable when a strict reader throws, and only then', async () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 24 }), agreesWithStrictReader), fixed)
})

const pieces = [
  ...['{', '}', '[', ']', ':', ',', '"', '\\', '"a"', '"b":', '0', '-', '1.5', 'e9', '1e999'],
  ...['true', 'null', 'NaN', 'Infinity', '\\u', 'd83d', '\\udc00', ' ', '\n', '\u0000', '\u007f'],
].map(piece => bytesOf(piece))
const broken = ['\xef\xbb\xbf', '\xc3\xa9', '\xe2\x82', '\xf0\x9f\x98\x80', '\xed\xa0\x80', '\xff']
const soup = fc
  .array(fc.constantFrom(...pieces, ...broken.map(text => Buffer.from(text, 'latin1'))), {
    maxLength: 12,
  })
  .map(parts => new Uint8Array(Buffer.concat(parts)))

t.test('JSON in pieces is unreadable when a strict reader throws, and only then', async () => {
  fc.assert(fc.property(soup, agreesWithStrictReader), { ...fixed, numRuns: 4_000 })
})

const oneByteChanged = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.nat(), fc.nat({ max: 255 }))
  .map(([value, place, byte]) => {
    const bytes = bytesOf(JSON.stringify(value))
    bytes[place % bytes.length] = byte
    return bytes
  })

t.test('JSON with a byte changed is unreadable when a strict reader throws', async () => {
  fc.assert(fc.property(oneByteChanged, agreesWithStrictReader), { ...fixed, numRuns: 4_000 })
})

type Text = { readonly text: string; readonly objects: readonly Placed[] }
type Placed = { readonly at: number; readonly keys: readonly string[] }

/** Writes a value and notes where each of its objects with a key opens. */
function written(value: unknown, start: number): Text {
  if (Array.isArray(value))
    return joined(
      '[',
      value.map(item => ['', item] as const),
      ']',
      start,
    )
  if (typeof value !== 'object' || value === null) {
    return { text: JSON.stringify(value), objects: [] }
  }
  const entries = Object.entries(value)
  const inner = joined(
    '{',
    entries.map(([key, item]) => [`${JSON.stringify(key)}:`, item]),
    '}',
    start,
  )
  const keys = entries.map(([key]) => key)
  return keys.length === 0 ? inner : { ...inner, objects: [{ at: start, keys }, ...inner.objects] }
}

function joined(
  open: string,
  parts: readonly (readonly [prefix: string, value: unknown])[],
  close: string,
  start: number,
): Text {
  const objects: Placed[] = []
  let text = open
  for (const [index, [prefix, value]] of parts.entries()) {
    text += (index === 0 ? '' : ',') + prefix
    const inner = written(value, start + bytesOf(text).length)
    text += inner.text
    objects.push(...inner.objects)
  }
  return { text: text + close, objects }
}

const escapedKey = (key: string): string =>
  `"${[...key]
    .flatMap(letter => letter.split(''))
    .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')}"`

t.test('a key put in again, anywhere and escaped or not, is found at its second place', async t => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }), { minKeys: 1, maxKeys: 4 }),
      fc.nat(),
      fc.nat(),
      fc.boolean(),
      (value, which, key, isEscaped) => {
        const { text, objects } = written(value, 0)
        const object = objects[which % objects.length] ?? { at: 0, keys: [''] }
        const again = object.keys[key % object.keys.length] ?? ''
        const inserted = `${isEscaped ? escapedKey(again) : JSON.stringify(again)}:0,`
        const bytes = Buffer.from(text)
        const changed = Buffer.concat([
          bytes.subarray(0, object.at + 1),
          Buffer.from(inserted),
          bytes.subarray(object.at + 1),
        ])
        const second = secondPlace(text, object, again) + Buffer.byteLength(inserted)
        const { findings } = inspectJson(changed)
        t.same(
          findings.map(({ kind, offset }) => [kind, offset]),
          [['duplicate-key', second]],
          changed.toString(),
        )
      },
    ),
    fixed,
  )
})

/** The byte of `key` as written in the object that opens at `object.at`. */
function secondPlace(text: string, object: Placed, key: string): number {
  const tail = Buffer.from(text).subarray(object.at).toString()
  const value: unknown = JSON.parse(tail.slice(0, balanced(tail)))
  let at = object.at + 1
  for (const [index, [name, item]] of Object.entries(Object(value)).entries()) {
    if (index > 0) at += 1
    if (name === key) return at
    at += Buffer.byteLength(`${JSON.stringify(name)}:${JSON.stringify(item)}`)
  }
  return -1
}

/** The length of the object `text` begins with. */
function balanced(text: string): number {
  let depth = 0
  const tokens = /"(?:[^"\\]|\\.)*"|[{}]/g
  for (const match of text.matchAll(tokens)) {
    if (match[0] === '{') depth += 1
    if (match[0] === '}') depth -= 1
    if (depth === 0) return match.index + 1
  }
  return text.length
}
