import { nearest } from '../spec/nearest.ts'

/** Says which names were meant, as the end of a sentence that refuses `word`. */
export function suggestion(word: string, names: readonly string[], otherwise: string): string {
  const near = nearest(word, names)
  return near.length > 0 ? `Did you mean ${near.join(', ')}?` : otherwise
}
