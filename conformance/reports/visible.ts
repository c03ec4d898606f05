// C0 and C1 controls, DEL, direction overrides, line separators, lone surrogates and non-characters:
// what a terminal would obey, XML 1.0 section 2.2 forbids, or an editor would hide.
const HIDDEN =
  /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu

/** Writes text on one line with every character that would act or hide shown as `\uXXXX`. */
export const visible = (text: string): string => text.replace(HIDDEN, escaped)

/** Writes text like `visible` but keeps line feeds and tabs. */
export const visibleLines = (text: string): string =>
  text.replace(HIDDEN, character => ('\n\t'.includes(character) ? character : escaped(character)))

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escaped = (character: string): string =>
  short[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
