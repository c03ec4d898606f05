/** Gives up to three of `names` that are nearest to `word`, nearest first; none that has little in common. */
export function nearest(word: string, names: readonly string[]): readonly string[] {
  const wanted = word.toLowerCase()
  const limit = Math.max(2, Math.ceil(word.length * 0.4))
  return names
    .map(name => ({ name, distance: distanceTo(wanted, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 3)
    .map(({ name }) => name)
}

// A word that is part of a name is near it, so that a subject finds its checks; else Levenshtein 1965.
function distanceTo(word: string, name: string): number {
  if (word.length > 2 && name.includes(word)) return 1
  let row = Array.from({ length: name.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...word].entries()) {
    const next = [line + 1]
    for (const [column, other] of [...name].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[name.length] ?? word.length
}
