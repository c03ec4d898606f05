import type { Family } from '../case.ts'
import { inPairs, noul } from '../drafting.ts'
import { pick, shuffled, some } from '../drawing.ts'
import { capital } from '../prose.ts'
import { components, goods, people, rooms, services, weekdays } from '../vocabulary.ts'

const columns: readonly (readonly [heading: string, values: readonly string[]])[] = [
  ['person', people],
  ['team', services],
  ['room', rooms],
  ['component', components],
  ['supply', goods],
  ['day', weekdays],
]

const wordings: readonly ((from: string, to: string) => string)[] = [
  (from, to) => `  ${from} -> ${to}`,
  (from, to) => `  ${from}: ${to}`,
]

/** A look-up through several lists. */
export const tables: Family = {
  id: 'tables',
  type: 'noul',
  level: 'D3',
  says: 'Where one to five look-ups lead, each list a one-to-one match.',
  truth: 'hard',
  generate: inPairs(wordings.length, (next, { isYes, depth, wording }) => {
    const chosen = columns.slice(0, depth + 1)
    // Row i of each column belongs together; what is asked for is in the same row, or in another.
    const held = chosen.map(([, values]) => some(next, values, 5))
    const lists = chosen.slice(1).map(([heading], at) => {
      const [left] = chosen[at] ?? ['']
      const rows = (held[at] ?? []).map(
        (from, row) => wordings[wording]?.(from, held[at + 1]?.[row] ?? '') ?? '',
      )
      return [`${capital(left)} to ${heading}:`, ...shuffled(next, rows)].join('\n')
    })
    const [from = 0, other = 0] = some(next, [0, 1, 2, 3, 4], 2)
    const start = held[0]?.[from]
    const end = held[depth]?.[isYes ? from : other]
    const [heading] = chosen[depth] ?? ['']
    return {
      state: shuffled(next, lists).join('\n'),
      question: noul(
        pick(next, [
          `Going by the lists, is the ${heading} of ${start} "${end}"?`,
          `Do the lists lead from ${start} to the ${heading} "${end}"?`,
        ]),
      ),
    }
  }),
}
