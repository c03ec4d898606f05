import type { Family, Next } from '../case.ts'
import { inBands, noul, type Proposal, yesNo } from '../drafting.ts'
import { percentages, pick, some, whole } from '../drawing.ts'
import { listed, tell } from '../prose.ts'
import { goods, people } from '../vocabulary.ts'

/** A value a masked field may have, and how likely in percent. */
export type Possible = { readonly value: number; readonly percent: number }

/** Gives the probability that a masked field has `least` or more. */
export const atLeastProbability = (possible: readonly Possible[], least: number): number =>
  possible.reduce((sum, { value, percent }) => sum + (value >= least ? percent : 0), 0) / 100

function propose(next: Next): Proposal {
  const percents = percentages(next, whole(next, 2, 5), 2)
  const step = whole(next, 1, 9)
  const first = whole(next, 2, 40)
  const values = percents.map((_, at) => first + at * step)
  const known = Array.from({ length: whole(next, 1, 3) }, () => whole(next, 2, 60))
  const sum = known.reduce((total, price) => total + price, 0)
  const limit = sum + whole(next, first + 1, first + step * (percents.length - 1))
  const possible = values.map((value, at) => ({ value, percent: percents[at] ?? 0 }))
  return {
    level: 'L0',
    shares: yesNo(atLeastProbability(possible, limit - sum)),
    write() {
      const [masked = '', ...others] = some(next, goods, known.length + 1)
      const buyer = pick(next, people)
      const lines = known.map((price, at) => `${buyer} paid ${price} euros for ${others[at]}.`)
      const shares = values.map((value, at) => `${value} euros with ${percents[at]}%`)
      const hidden = pick(next, [
        `The price of ${masked} is blacked out; it is ${listed(shares, 'or')}.`,
        `What ${masked} cost cannot be read. From past receipts: ${listed(shares)}.`,
      ])
      return {
        state: tell(next, [
          `A receipt of ${buyer} has ${known.length + 1} lines.`,
          ...lines,
          hidden,
        ]),
        question: noul(
          pick(next, [
            `Is the total of the receipt at least ${limit} euros?`,
            `Did ${buyer} pay ${limit} euros or more in all?`,
          ]),
        ),
      }
    },
  }
}

/** G15: a receipt with one price masked. */
export const redacted: Family = {
  id: 'redacted',
  type: 'noul',
  level: 'L0',
  says: 'A receipt with one price masked and the distribution of that price stated.',
  truth: 'exact',
  generate: inBands(propose),
}
