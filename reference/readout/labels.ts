/** The most labels there are, which is the most options a choice has anywhere but in Wald's groups. */
export const MOST_LABELS = 255

/** A to Z, which every vocabulary has as tokens. */
export const letters: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Gives A to Z and then the pairs AA to ZZ that are one token each, 255 at most; `isToken` says of a text whether it is. */
export function labelsIn(isToken: (text: string) => boolean): string[] {
  const pairs = letters.flatMap(first => letters.map(second => first + second))
  return [...letters, ...pairs].filter(isToken).slice(0, MOST_LABELS)
}

/** Gives the spellings of a label as a token: as it is, and behind a space, which most vocabularies write into the token. */
export const spellingsOf = (label: string): string[] => [label, ` ${label}`]
