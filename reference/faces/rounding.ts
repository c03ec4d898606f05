/**
 * Rounds a distribution to `digits` so that it still adds up to 1 and no figure moves by a whole unit.
 *
 * Largest remainders (Hamilton): all are rounded down, and the units left over go to those that lost
 * most. Rounding each for itself leaves a sum beside 1; giving all that is left to the largest moves it by
 * half a unit for every option, which 255 options turn into 0.01.
 */
export function apportion(probabilities: readonly number[], digits: number): number[] {
  const scale = 10 ** digits
  const units = probabilities.map(probability => Math.floor(probability * scale))
  const left = scale - units.reduce((sum, unit) => sum + unit, 0)
  const lost = probabilities.map((probability, index) => probability * scale - (units[index] ?? 0))
  const order = [...lost.keys()].sort((one, other) => (lost[other] ?? 0) - (lost[one] ?? 0))
  const risen = new Set(order.slice(0, left))
  return units.map((unit, index) => (risen.has(index) ? unit + 1 : unit) / scale)
}
