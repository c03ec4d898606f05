/**
 * Finds what a terminal would obey, XML 1.0 section 2.2 forbids, or an editor would hide.
 *
 * Controls, formats (direction overrides, zero-width spaces, tags), line separators, lone surrogates,
 * non-characters and all that Unicode has drawn as nothing (UAX #44, Default_Ignorable_Code_Point).
 */
export const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{NChar}]/gu

/** Writes text on one line with every character that would act or hide shown as `\uXXXX`. */
export const visible = (text: string): string => text.replace(HIDDEN, escaped)

/** Writes text like `visible` but keeps line feeds and tabs. */
export const visibleLines = (text: string): string =>
  text.replace(HIDDEN, character => ('\n\t'.includes(character) ? character : escaped(character)))

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escaped = (character: string): string =>
  short[character] ?? escaping((character.codePointAt(0) ?? 0).toString(16))

// Above four digits an escape needs braces to end (ECMAScript 12.9.4).
const escaping = (digits: string): string =>
  digits.length > 4 ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`
