import type { RunRecord } from '../record.ts'

const outcomes = ['pass', 'fail', 'unmet', 'not-applicable', 'harness-fault'] as const

/** Writes how many checks of each level came to which outcome, as a table. */
export function countLines({ results }: RunRecord): string[] {
  const levels = ['MUST', 'SHOULD', 'MAY'].filter(name =>
    results.some(({ level }) => level === name),
  )
  const shown = outcomes.filter(
    name => name !== 'harness-fault' || results.some(({ outcome }) => outcome === name),
  )
  const row = (name: string, cells: readonly string[]) =>
    `  ${name.padEnd(8)}${cells.map((cell, index) => cell.padStart((shown[index] ?? '').length + 3)).join('')}`
  const count = (level: string, name: string) =>
    String(results.filter(one => one.level === level && one.outcome === name).length)
  return [
    row('', shown),
    ...levels.map(level =>
      row(
        level,
        shown.map(name => count(level, name)),
      ),
    ),
  ]
}
