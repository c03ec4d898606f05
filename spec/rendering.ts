const LONGEST = 40

/** Renders a JSON value for a sentence: short values as JSON, long text cut, objects and arrays by their size. */
export function rendered(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return renderedText(value)
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object' && value !== null) return renderedObject(value)
  return Object.is(value, -0) ? '-0' : String(value)
}

function renderedText(text: string): string {
  // Cut between characters: the first 40 of twice as many UTF-16 units are whole ones.
  const characters = [...text.slice(0, LONGEST * 2)]
  const start = characters.slice(0, LONGEST).join('')
  return start === text ? quoted(text) : `${quoted(start)} and more`
}

// JSON leaves a byte order mark and other invisible characters as they are, where nobody would see them.
function quoted(text: string): string {
  return JSON.stringify(text).replace(/\p{Cf}/gu, escaped)
}

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return `\\u{${code.toString(16)}}`
}

function renderedObject(value: object): string {
  const size = Object.keys(value).length
  if (size === 0) return 'an empty object'
  return size === 1 ? 'an object with 1 key' : `an object with ${size} keys`
}
