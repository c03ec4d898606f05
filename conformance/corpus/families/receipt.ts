import type { Family, Next } from '../case.ts'
import { inPairs, noul } from '../drafting.ts'
import { pick, some, whole } from '../drawing.ts'
import { tell } from '../prose.ts'
import { goods, people } from '../vocabulary.ts'

const euros = (cents: number): string => (cents / 100).toFixed(2)

/** Draws a total that is wrong by one slip: a carry, a swap of two digits, a line left out by its cents. */
function nearMiss(next: Next, total: number): number {
  const [tens = '0', ones = '0'] = String(total).slice(-2)
  const swapped = total - Number(tens + ones) + Number(ones + tens)
  const wrong = [total + 10, total - 10, total + 100, total - 100, total + 1, swapped]
  return pick(
    next,
    wrong.filter(each => each !== total && each > 0),
  )
}

const wordings: readonly ((name: string, count: number, cents: number) => string)[] = [
  (name, count, cents) => `${count} ${name} at ${euros(cents)} euros each.`,
  (name, count, cents) => `For ${name}: ${count} times ${euros(cents)} euros.`,
]

/** The total of a receipt. */
export const receipt: Family = {
  id: 'receipt',
  type: 'noul',
  level: 'D3',
  says: 'Whether the stated total of two to six lines is right, or wrong by one slip.',
  truth: 'hard',
  generate: inPairs(wordings.length, (next, { isYes, depth, wording }) => {
    const lines = some(next, goods, depth + 1).map(name => ({
      name,
      count: whole(next, 1, depth + 3),
      cents: whole(next, 15, 995),
    }))
    const total = lines.reduce((sum, { count, cents }) => sum + count * cents, 0)
    const stated = euros(isYes ? total : nearMiss(next, total))
    const buyer = pick(next, people)
    const told = lines.map(
      ({ name, count, cents }) => wordings[wording]?.(name, count, cents) ?? '',
    )
    return {
      state: tell(next, [`A receipt of ${buyer}.`, ...told, `Total: ${stated} euros.`]),
      question: noul(
        pick(next, [
          'Is the stated total the sum of all lines?',
          `Did ${buyer} get a receipt whose total is right?`,
        ]),
      ),
    }
  }),
}
