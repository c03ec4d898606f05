/** Says whether `id` matches `pattern`, in which `*` stands for any text. */
export const matches = (id: string, pattern: string): boolean => {
  const source = pattern.split('*').map(part => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${source.join('.*')}$`, 's').test(id)
}

const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))

/** Sørensen–Dice coefficient of the pairs of letters: 0 nothing in common, 1 the same. */
const likeness = (one: string, other: string): number => {
  const [left, right] = [pairsOf(one), pairsOf(other)]
  const shared = [...left].filter(pair => right.has(pair)).length
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size)
}

/** Gives up to three of `ids` that look most like `word`, the nearest first. */
export const nearest = (word: string, ids: readonly string[]): readonly string[] =>
  ids
    .map(id => ({ id, likeness: likeness(word.toLowerCase(), id.toLowerCase()) }))
    .filter(({ likeness }) => likeness >= 0.4)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, 3)
    .map(({ id }) => id)
