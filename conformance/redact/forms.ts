/** The characters with a special meaning in a regular expression. */
const special = /[\\^$.*+?()[\]{}|/-]/g

const literal = (text: string): string => text.replace(special, '\\$&')

/** The names HTML gives to characters that have to be escaped in it. */
const entityNames: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
}

const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0')

/** Percent-encoded, once or over and over (`%2F`, `%252F`), or quoted-printable (`=2F`, RFC 2045 section 6.7). */
const percentForm = (utf8: Buffer): string =>
  [...utf8].map(byte => `(?:%(?:25){0,4}|=)${hexOf(byte)}`).join('')

/** Escaped as programming languages print bytes and characters: `\x2f`, `\057`, `\U0000002f`, `\u{2f}`. */
const printedForm = (utf8: Buffer, character: string): string => {
  const bytes = [...utf8].map(byte => `\\\\{1,8}(?:x${hexOf(byte)}|0{0,2}${byte.toString(8)})`)
  const point = (character.codePointAt(0) ?? 0).toString(16)
  return `${bytes.join('')}|\\\\{1,8}(?:U0{0,7}${point}|u\\{0{0,7}${point}\\})`
}

/** Escaped as in JSON, once or over and over (`\u002f`, `\\u002f`). */
const jsonForm = (character: string): string => {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
  return units.map(unit => `\\\\{1,8}u${unit.toString(16).padStart(4, '0')}`).join('')
}

const entityForms = (character: string): readonly string[] => {
  const point = character.codePointAt(0) ?? 0
  const named = entityNames[character]
  const numeric = [`&#0{0,8}${point};`, `&#x0{0,8}${point.toString(16)};`]
  return named === undefined ? numeric : [...numeric, `&${named};`]
}

/** What may stand between two characters: the other byte of UTF-16, or a line that was wrapped. */
const between = '(?:\\0|\\r?\\n)?'

/** Base64 in mail is broken into lines (RFC 2045 section 6.8). */
const lineBreak = '(?:\\r?\\n)?'

/** Matches one character however it is written; over one character per byte. */
const anyForm = (character: string): string => {
  const utf8 = Buffer.from(character, 'utf8')
  const plain = character === '\\' ? '\\\\{1,8}' : `\\\\{0,8}${literal(utf8.toString('latin1'))}`
  const single =
    character.charCodeAt(0) > 0x7f && character.charCodeAt(0) <= 0xff ? [literal(character)] : []
  const space = character === ' ' ? ['\\+'] : []
  return `(?:${[plain, ...single, ...space, percentForm(utf8), jsonForm(character), printedForm(utf8, character), ...entityForms(character)].join('|')})`
}

/** One character of base64, in either alphabet, escaped as text may be. */
const base64Character = (character: string): string => {
  if (character === '+' || character === '-') return `(?:${anyForm('+')}|-)`
  if (character === '/' || character === '_') return `(?:${anyForm('/')}|_)`
  return character
}

/**
 * Matches base64 text in which the secret starts `lead` bytes into a group of three.
 * Characters that the neighbours of the secret decide too are taken along.
 */
const base64Form = (secret: Buffer, lead: number): string => {
  const encoded = Buffer.concat([Buffer.alloc(lead), secret])
    .toString('base64')
    .replace(/=+$/, '')
  const before = lead === 0 ? 0 : lead + 1
  const shared = (lead + secret.length) % 3 === 0 ? 0 : 1
  const core = encoded.slice(before, encoded.length - shared)
  const neighbour = '[a-z0-9+/_-]'
  return [
    lead === 0 ? '' : `${neighbour}?`,
    [...core].map(base64Character).join(lineBreak),
    shared === 0 ? '' : `${neighbour}?`,
    '(?:=|%3d){0,2}',
  ].join('')
}

/**
 * Gives the regular expressions, over one character per byte, that find `secret` in any encoding.
 *
 * The first matches each character plain, percent-encoded (RFC 3986 section 2.1), JSON-escaped
 * (RFC 8259 section 7), as an HTML entity or as languages print it, in any mixture and in UTF-16; the
 * others match base64 and base64url (RFC 4648) at each of the three alignments, and hexadecimal.
 * All are meant to be matched without regard to case, for a server may change it.
 */
export const encodedForms = (secret: string): readonly string[] => {
  const utf8 = Buffer.from(secret, 'utf8')
  return [
    [...secret].map(anyForm).join(between),
    ...[0, 1, 2].map(lead => base64Form(utf8, lead)),
    [...utf8].map(byte => hexOf(byte)).join('[ :-]?'),
  ]
}
