import { encodedForms } from './redact/forms.ts'
import { markOf, type Secret, shortestSecret } from './secret.ts'

/** Replaces every secret by its mark, in text and in bytes. */
export type Redactor = {
  text(text: string): string
  bytes(bytes: Uint8Array): Uint8Array
}

/** A pattern and what stands in its place; patterns are over one character per byte. */
type Rule = { readonly pattern: RegExp; readonly mark: string }

const rulesFor = ({ name, value }: Secret): readonly Rule[] => {
  // `Bearer abc…` is two words, and a server that echoes one of them alone gives it away as well.
  const words = value.split(/\s+/).filter(word => word !== value)
  return [value, ...words]
    .filter(part => part.length >= shortestSecret)
    .flatMap(encodedForms)
    .map(source => ({ pattern: new RegExp(source, 'g'), mark: markOf(name) }))
}

/**
 * Makes the function that takes secrets out of what is stored.
 *
 * A secret is found as itself, percent-encoded, JSON-escaped, as an HTML entity, in base64 and in
 * hexadecimal, also within longer text. Secrets of fewer than 8 characters are not looked for.
 */
export const redactorOf = (secrets: readonly Secret[]): Redactor => {
  // Longest first, so that a secret within another one does not leave the other's rest behind.
  const rules = [...secrets].sort((a, b) => b.value.length - a.value.length).flatMap(rulesFor)
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
      return clean === latin1 ? bytes : Buffer.from(clean, 'latin1')
    },
  }
}
