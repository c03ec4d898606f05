type Token = { readonly text: string; readonly at: number }

/** Finds the tokens of a JSON text that hold something: strings and numbers, never one inside the other. */
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g)].map(found => ({
    text: found[0],
    at: found.index,
  }))

// As latin1 every byte is one character, so that places in the text are places in the bytes.
const read = (body: Buffer): string => body.toString('latin1')
const written = (text: string): Buffer => Buffer.from(text, 'latin1')

const isKey = (text: string, token: Token): boolean =>
  /^\s*:/.test(text.slice(token.at + token.text.length, token.at + token.text.length + 8))

/** Puts `number` in place of the first number after the key `answers`, or of the first at all; a body without one stays. */
export function withFirstNumber(body: Buffer, number: string): Buffer {
  const text = read(body)
  const tokens = tokensOf(text)
  const start = tokens.find(token => token.text === '"answers"' && isKey(text, token))?.at ?? 0
  const isNumber = (token: Token) => !token.text.startsWith('"')
  const found = tokens.find(token => token.at > start && isNumber(token)) ?? tokens.find(isNumber)
  if (found === undefined) return body
  const rest = text.slice(found.at + found.text.length)
  return written(`${text.slice(0, found.at)}${number}${rest}`)
}

/** Puts a byte at the start of the first string that is no key, of the first at all, or of the body. */
export function withByteInText(body: Buffer, byte: number): Buffer {
  const text = read(body)
  const strings = tokensOf(text).filter(token => token.text.startsWith('"'))
  const found = strings.find(token => !isKey(text, token)) ?? strings[0]
  const at = found === undefined ? 0 : found.at + 1
  return Buffer.concat([body.subarray(0, at), Buffer.from([byte]), body.subarray(at)])
}

/** Puts a field, as JSON, ahead of those of an object; a body that is no object becomes one with this field alone. */
export function withFirstField(body: Buffer, field: string): Buffer {
  const { before, after } = aroundFirst(body)
  return Buffer.concat([before, Buffer.from(field), after])
}

/** Gives what stands before and after a field that is put ahead of those of an object. */
export function aroundFirst(body: Buffer): { readonly before: Buffer; readonly after: Buffer } {
  const opening = /^\s*\{\s*/.exec(read(body.subarray(0, 64)))?.[0] ?? null
  if (opening === null) return { before: written('{'), after: written('}') }
  const rest = body.subarray(opening.length)
  const isEmpty = read(rest.subarray(0, 1)) === '}'
  return { before: written(opening), after: isEmpty ? rest : Buffer.concat([written(','), rest]) }
}
