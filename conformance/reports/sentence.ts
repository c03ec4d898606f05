/** Writes a phrase as a sentence: a capital first, unless it begins with an address, and a stop at its end. */
export const sentence = (text: string): string => {
  const whole = capital(text)
  return /[.!?:]$/.test(whole) || whole === '' ? whole : `${whole}.`
}

/** Writes a phrase with a capital first, unless it begins with an address. */
export const capital = (text: string): string =>
  text.replace(/^(?!https?:)\p{Ll}/u, first => first.toUpperCase())
