import type { Family, Next } from '../case.ts'
import { inBands, noul, type Proposal, yesNo } from '../drafting.ts'
import { pick, whole } from '../drawing.ts'
import { listed, numeral, tell } from '../prose.ts'
import { people } from '../vocabulary.ts'

/** Gives the probability that `hidden` fair dice with `sides` sides show `need` or more in all, by convolution. */
export function reachProbability(hidden: number, sides: number, need: number): number {
  let ways = [1]
  for (let die = 0; die < hidden; die += 1) {
    const before = ways
    ways = Array.from({ length: before.length + sides }, (_, sum) =>
      before.reduce((count, way, at) => count + (sum > at && sum <= at + sides ? way : 0), 0),
    )
  }
  const reaching = ways.reduce((count, way, sum) => count + (sum >= need ? way : 0), 0)
  return reaching / sides ** hidden
}

function propose(next: Next): Proposal {
  const sides = pick(next, [4, 6, 8, 10])
  const shown = Array.from({ length: whole(next, 1, 3) }, () => whole(next, 1, sides))
  const hidden = whole(next, 1, 3)
  const sum = shown.reduce((total, pips) => total + pips, 0)
  const limit = whole(next, sum + 1, sum + hidden * sides)
  return {
    level: hidden === 1 ? 'L0' : 'L1',
    shares: yesNo(reachProbability(hidden, sides, limit - sum)),
    write() {
      const person = pick(next, people)
      const all = numeral(shown.length + hidden)
      const first = pick(next, [
        `${person} threw ${all} fair dice, each with the numbers 1 to ${sides}.`,
        `On the table lie ${all} fair dice with ${sides} sides, thrown by ${person}.`,
      ])
      const seen = shown.map(String)
      const view = pick(next, [
        `One can see ${listed(seen)}; the other ${numeral(hidden)} under the cup cannot be seen.`,
        `Open: ${listed(seen)}. Hidden: ${numeral(hidden)}.`,
      ])
      return {
        state: tell(next, [first, view]),
        question: noul(
          pick(next, [
            `Is the sum of the ${all} dice at least ${limit}?`,
            `Do the ${all} dice together show ${limit} or more?`,
          ]),
        ),
      }
    },
  }
}

/** G6: the sum of dice of which some are hidden. */
export const dice: Family = {
  id: 'dice',
  type: 'noul',
  level: 'L1',
  says: 'Fair dice, some of them hidden, and a threshold for their sum; the posterior is by convolution.',
  truth: 'exact',
  generate: inBands(propose),
}
