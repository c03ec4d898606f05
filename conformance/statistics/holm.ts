/**
 * Gives adjusted probabilities of several tests, so that any false alarm among them stays at the error (Holm, 1979).
 *
 * In the order they came; each is to be compared with the error itself, not with a part of it.
 */
export function holm(probabilities: readonly number[]): number[] {
  const order = probabilities
    .map((probability, index) => ({ probability, index }))
    .sort((one, other) => one.probability - other.probability)
  const adjusted = [...probabilities]
  let least = 0
  for (const [rank, { probability, index }] of order.entries()) {
    least = Math.max(least, Math.min(1, probability * (order.length - rank)))
    adjusted[index] = least
  }
  return adjusted
}
