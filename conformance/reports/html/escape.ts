import { gzipSync } from 'node:zlib'
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

/** Packs a value as gzip in base64, a tenth of its JSON: what it holds can end no element and start none. */
export const packed = (value: unknown): string => gzipSync(JSON.stringify(value)).toString('base64')
