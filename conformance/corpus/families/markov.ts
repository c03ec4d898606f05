import type { Family, Next } from '../case.ts'
import { choice, inBands, type Proposal } from '../drafting.ts'
import { percentages, pick, shuffled, some, whole } from '../drawing.ts'
import { listed, numeral, tell } from '../prose.ts'
import { services } from '../vocabulary.ts'

/** Gives the probability of each state `steps` steps after `start`; row i of `moves` has where state i goes. */
export function sharesAfter(
  moves: readonly (readonly number[])[],
  start: number,
  steps: number,
): number[] {
  let shares = moves.map((_, state) => Number(state === start))
  for (let step = 0; step < steps; step += 1) {
    const before = shares
    shares = moves.map((_, to) =>
      before.reduce((sum, share, from) => sum + share * (moves[from]?.[to] ?? 0), 0),
    )
  }
  return shares
}

const conditions = ['up', 'down', 'degraded'] as const

/** Draws where each state goes, in percent; most of a row stays, or nothing would be sure after several steps. */
const drawRows = (next: Next, count: number): number[][] =>
  Array.from({ length: count }, (_, from) => {
    const goes = 100 - whole(next, 40, 97)
    const moved = percentages(next, count - 1, 0).map(part => Math.floor((goes * part) / 100))
    const rest = 100 - moved.reduce((sum, part) => sum + part, 0)
    return [...moved.slice(0, from), rest, ...moved.slice(from)]
  })

function propose(next: Next): Proposal {
  const count = whole(next, 2, 3)
  const steps = whole(next, 1, 4)
  const rows = drawRows(next, count)
  const start = whole(next, 0, count - 1)
  const moves = rows.map(row => row.map(part => part / 100))
  return {
    level: steps === 1 ? 'L0' : 'L2',
    shares: sharesAfter(moves, start, steps),
    write() {
      const names = some(next, conditions, count)
      const service = pick(next, services)
      const rules = rows.map((row, from) => {
        const goes = row.map((part, to) => `${names[to]} with ${part}%`)
        return `From one minute to the next, if it is ${names[from]}, it is then ${listed(goes, 'or')}.`
      })
      const first = `At any minute ${service} is ${listed(names, 'or')}; what comes next depends on the present minute alone.`
      const seen = pick(next, [
        `It was ${names[start]} ${numeral(steps)} ${steps === 1 ? 'minute' : 'minutes'} ago, and nothing was seen since.`,
        `The last look, ${numeral(steps)} ${steps === 1 ? 'minute' : 'minutes'} before now, found it ${names[start]}.`,
      ])
      return {
        state: tell(next, [first, ...shuffled(next, rules), seen]),
        question: choice(
          pick(next, [
            `In which condition is ${service} now?`,
            `What is ${service} at this minute?`,
          ]),
          names.map(name => [name, `It is ${name}.`]),
        ),
      }
    },
  }
}

/** G5: a service that changes from minute to minute. */
export const markov: Family = {
  id: 'markov',
  type: 'choice',
  level: 'L2',
  says: 'Stated transitions and a state some steps ago; the posterior is a power of the matrix.',
  truth: 'exact',
  generate: inBands(propose),
}
