import type { RunRecord } from '../record.ts'
import type { Outcome } from '../verdict.ts'

const outcomes: readonly Outcome[] = ['pass', 'fail', 'unmet', 'not-applicable', 'harness-fault']

/** How many checks of each level came to which outcome. */
export type CountTable = {
  readonly outcomes: readonly Outcome[]
  readonly rows: readonly { readonly level: string; readonly cells: readonly number[] }[]
}

/** Counts the outcomes of each level; INFO is left out, and a fault of the kit where there is none. */
export function countTable({ results }: RunRecord): CountTable {
  const levels = ['MUST', 'SHOULD', 'MAY'].filter(name =>
    results.some(({ level }) => level === name),
  )
  const shown = outcomes.filter(
    name => name !== 'harness-fault' || results.some(({ outcome }) => outcome === name),
  )
  const count = (level: string, name: string) =>
    results.filter(one => one.level === level && one.outcome === name).length
  return {
    outcomes: shown,
    rows: levels.map(level => ({ level, cells: shown.map(name => count(level, name)) })),
  }
}

/** Writes how many checks of each level came to which outcome, as lines of text. */
export function countLines(record: RunRecord): string[] {
  const table = countTable(record)
  const row = (name: string, cells: readonly (string | number)[]) =>
    `  ${name.padEnd(8)}${cells.map((cell, index) => String(cell).padStart((table.outcomes[index] ?? '').length + 3)).join('')}`
  return [row('', table.outcomes), ...table.rows.map(({ level, cells }) => row(level, cells))]
}
