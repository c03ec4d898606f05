import { unzipSync } from 'node:zlib'
import { encodedForms } from './redact/forms.ts'
import { markOf, type Secret, shortestSecret } from './secret.ts'

/** Replaces every secret by its mark, in text and in bytes. */
export type Redactor = {
  text(text: string): string
  bytes(bytes: Uint8Array): Uint8Array
}

/** A pattern and what stands in its place; patterns are over one character per byte. */
type Rule = { readonly pattern: RegExp; readonly mark: string }

/** The longest text one pattern is made for; V8 has no stack for a pattern many times as long. */
const longestPart = 256

/** Cuts a text into parts of at most `longestPart` characters, of about one length. */
const partsOf = (text: string): readonly string[] => {
  const count = Math.ceil(text.length / longestPart)
  const size = Math.ceil(text.length / count)
  return Array.from({ length: count }, (_, at) => text.slice(at * size, (at + 1) * size))
}

const rulesFor = ({ name, value }: Secret): readonly Rule[] => {
  const mark = markOf(name)
  // `Bearer abc…` is two words, and a server that echoes one of them alone gives it away as well.
  const words = value.split(/\s+/).filter(word => word !== value)
  const rules = [value, ...words]
    .filter(part => part.length >= shortestSecret)
    .flatMap(partsOf)
    .flatMap(encodedForms)
    .map(source => ({ pattern: new RegExp(source, 'gi'), mark }))
  // The parts of a long secret are found one by one; together they are one secret again.
  const repeated = { pattern: new RegExp(`(?:\\${mark}){2,}`, 'g'), mark }
  return value.length > longestPart ? [...rules, repeated] : rules
}

/** Undoes gzip or zlib, or gives null for bytes that are neither. */
const inflated = (bytes: Uint8Array): Buffer | null => {
  const isZlib = (bytes[0] === 0x1f && bytes[1] === 0x8b) || bytes[0] === 0x78
  if (!isZlib) return null
  try {
    return unzipSync(bytes, { maxOutputLength: longestInflated })
  } catch {
    return null
  }
}

/** The most bytes a body is inflated to in search of a secret. */
const longestInflated = 4 * 1024 * 1024

/**
 * Makes the function that takes secrets out of what is stored.
 *
 * A secret is found as itself, percent-encoded, JSON-escaped, as an HTML entity, in base64 and in
 * hexadecimal, in any case, also within longer text and within gzip. Secrets of fewer than 8
 * characters are not looked for.
 */
export const redactorOf = (secrets: readonly Secret[]): Redactor => {
  // Longest first, so that a secret within another one does not leave the other's rest behind.
  const rules = [...secrets]
    .sort((one, other) => other.value.length - one.value.length)
    .flatMap(rulesFor)
  const replaced = (latin1: string): string =>
    rules.reduce((text, { pattern, mark }) => text.replace(pattern, () => mark), latin1)
  return {
    text(text) {
      if (rules.length === 0) return text
      const latin1 = Buffer.from(text, 'utf8').toString('latin1')
      const clean = replaced(latin1)
      return clean === latin1 ? text : Buffer.from(clean, 'latin1').toString('utf8')
    },
    bytes(bytes) {
      if (rules.length === 0) return bytes
      const latin1 = Buffer.from(bytes).toString('latin1')
      const clean = replaced(latin1)
      if (clean !== latin1) return Buffer.from(clean, 'latin1')
      const plain = inflated(bytes)?.toString('latin1')
      // A secret within compressed bytes cannot be cut out of them, so the plain text is kept.
      const shown = plain === undefined ? undefined : replaced(plain)
      return shown === plain || shown === undefined ? bytes : Buffer.from(shown, 'latin1')
    },
  }
}
