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

const anyCase = (hex: string): string =>
  [...hex]
    .map(digit => (/[a-f]/i.test(digit) ? `[${digit.toLowerCase()}${digit.toUpperCase()}]` : digit))
    .join('')

const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0')

/** Percent-encoded, once or over and over (`%2F`, `%252F`). */
const percentForm = (utf8: Buffer): string =>
  [...utf8].map(byte => `%(?:25){0,4}${anyCase(hexOf(byte))}`).join('')

/** Escaped as in JSON, once or over and over (`\u002f`, `\\u002f`). */
const jsonForm = (character: string): string => {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
  return units.map(unit => `\\\\{1,8}u${anyCase(unit.toString(16).padStart(4, '0'))}`).join('')
}

const entityForms = (character: string): readonly string[] => {
  const point = character.codePointAt(0) ?? 0
  const named = entityNames[character]
  const numeric = [`&#0{0,8}${point};`, `&#[xX]0{0,8}${anyCase(point.toString(16))};`]
  return named === undefined ? numeric : [...numeric, `&${named};`]
}

/** Matches one character however it is written; over one character per byte. */
const anyForm = (character: string): string => {
  const utf8 = Buffer.from(character, 'utf8')
  const plain = character === '\\' ? '\\\\{1,8}' : `\\\\{0,8}${literal(utf8.toString('latin1'))}`
  const single =
    character.charCodeAt(0) > 0x7f && character.charCodeAt(0) <= 0xff ? [literal(character)] : []
  const space = character === ' ' ? ['\\+'] : []
  return `(?:${[plain, ...single, ...space, percentForm(utf8), jsonForm(character), ...entityForms(character)].join('|')})`
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
  const neighbour = '[A-Za-z0-9+/_-]'
  return [
    lead === 0 ? '' : `${neighbour}?`,
    ...[...core].map(base64Character),
    shared === 0 ? '' : `${neighbour}?`,
    '(?:=|%3[dD]){0,2}',
  ].join('')
}

/**
 * Gives the regular expressions, over one character per byte, that find `secret` in any encoding.
 *
 * The first matches each character plain, percent-encoded (RFC 3986 section 2.1), JSON-escaped
 * (RFC 8259 section 7) or as an HTML entity, in any mixture; the others match base64 and base64url
 * (RFC 4648) at each of the three alignments, and hexadecimal.
 */
export const encodedForms = (secret: string): readonly string[] => {
  const utf8 = Buffer.from(secret, 'utf8')
  return [
    [...secret].map(anyForm).join(''),
    ...[0, 1, 2].map(lead => base64Form(utf8, lead)),
    [...utf8].map(byte => anyCase(hexOf(byte))).join(''),
  ]
}
