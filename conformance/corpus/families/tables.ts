import type { Family, Next } from '../case.ts'
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

const ROWS = [0, 1, 2, 3, 4] as const

const wordings: readonly ((from: string, to: string) => string)[] = [
  (from, to) => `  ${from} -> ${to}`,
  (from, to) => `  ${from}: ${to}`,
]

/** Lists drawn so that row i of each column belongs together, and where they are asked to lead. */
export type Tables = {
  /** Writes the lists, in an order drawn. */
  readonly state: () => string
  /** Writes a question about what the first column leads to in the last. */
  readonly ask: (from: number, to: number) => string
}

/** Draws `depth` lists of five rows each. */
export function drawTables(next: Next, depth: number, wording: number): Tables {
  const chosen = columns.slice(0, depth + 1)
  const held = chosen.map(([, values]) => some(next, values, ROWS.length))
  const lists = chosen.slice(1).map(([heading], at) => {
    const [left] = chosen[at] ?? ['']
    const rows = (held[at] ?? []).map(
      (from, row) => wordings[wording]?.(from, held[at + 1]?.[row] ?? '') ?? '',
    )
    return [`${capital(left)} to ${heading}:`, ...shuffled(next, rows)].join('\n')
  })
  const start = (row: number) => held[0]?.[row] ?? ''
  const end = (row: number) => held[depth]?.[row] ?? ''
  const [heading] = chosen[depth] ?? ['']
  return {
    state: () => shuffled(next, lists).join('\n'),
    ask: (from, to) =>
      pick(next, [
        `Going by the lists, is the ${heading} of ${start(from)} "${end(to)}"?`,
        `Do the lists lead from ${start(from)} to the ${heading} "${end(to)}"?`,
      ]),
  }
}

/** A look-up through several lists. */
export const tables: Family = {
  id: 'tables',
  type: 'noul',
  level: 'D3',
  says: 'Where one to five look-ups lead, each list a one-to-one match.',
  truth: 'hard',
  generate: inPairs(wordings.length, (next, { isYes, depth, wording }) => {
    const drawn = drawTables(next, depth, wording)
    const [from = 0, other = 0] = some(next, ROWS, 2)
    return { state: drawn.state(), question: noul(drawn.ask(from, isYes ? from : other)) }
  }),
}
