import type { Family, Next } from '../case.ts'
import { choice, inBands, type Proposal } from '../drafting.ts'
import { normalised, pick, some, whole } from '../drawing.ts'
import { numeral, tell } from '../prose.ts'

/** How many balls of either colour a box holds, or a hand. */
export type Balls = { readonly red: number; readonly blue: number }

/** Gives the probability of each box, all equally likely before, from balls drawn without putting any back. */
export const boxShares = (boxes: readonly Balls[], drawn: Balls): number[] =>
  normalised(
    boxes.map(({ red, blue }) => {
      const fitting = ways(red, drawn.red) * ways(blue, drawn.blue)
      return fitting === 0 ? 0 : fitting / ways(red + blue, drawn.red + drawn.blue)
    }),
  )

/** Gives the number of ways to take `taken` of `all`. */
function ways(all: number, taken: number): number {
  let product = 1
  for (let at = 0; at < taken; at += 1) product = (product * (all - at)) / (at + 1)
  return product
}

function propose(next: Next): Proposal {
  const boxes = Array.from({ length: whole(next, 2, 4) }, () => ({
    red: whole(next, 1, 12),
    blue: whole(next, 1, 12),
  }))
  const from = pick(next, boxes)
  const red = whole(next, 0, Math.min(4, from.red))
  const blue = whole(next, red === 0 ? 1 : 0, Math.min(4, from.blue))
  return {
    level: 'L1',
    shares: boxShares(boxes, { red, blue }),
    write() {
      const [one = '', other = ''] = some(next, ['red', 'blue', 'green', 'white', 'black'], 2)
      const names = some(next, ['A', 'B', 'C', 'D', 'East', 'West', 'Oak', 'Pine'], boxes.length)
      const held = boxes.map(box => `${box.red} ${one} and ${box.blue} ${other}`)
      const holdings = names.map((name, at) => `Box ${name} holds ${held[at]} balls.`)
      const taken = pick(next, [
        `Balls were drawn from it without putting any back: ${red} ${one}, ${blue} ${other}.`,
        `From it came ${red} ${one} and ${blue} ${other} balls, none of them put back.`,
      ])
      const first = pick(next, [
        `One of ${numeral(boxes.length)} boxes was picked at random, each as likely.`,
        `A fair draw picked one of ${numeral(boxes.length)} boxes.`,
      ])
      return {
        state: tell(next, [first, ...holdings, taken]),
        question: choice(
          pick(next, ['Which box was picked?', 'Which box do the balls come from?']),
          names.map((name, at) => [name, `The box with ${held[at]} balls.`]),
        ),
      }
    },
  }
}

/** G2: boxes of balls. */
export const urns: Family = {
  id: 'urns',
  type: 'choice',
  level: 'L1',
  says: 'Balls drawn from one of several boxes without putting any back; the posterior is hypergeometric.',
  truth: 'exact',
  generate: inBands(propose),
}
