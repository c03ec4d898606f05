import { visibleLines } from '../visible.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes any value for HTML, between tags or in a quoted attribute; what would act or hide is shown as `\uXXXX`. */
export const escapeHtml = (value: unknown): string =>
  visibleLines(String(value)).replace(/[&<>"']/g, character => entities[character] ?? '')

/** Writes a value as JSON that ends no script element and breaks no line (HTML section 4.12.1.3). */
export const embedded = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
