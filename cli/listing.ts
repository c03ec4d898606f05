import { checks } from '../conformance/checks.ts'
import { profileUnknown } from '../conformance/errors.ts'
import { levelIn } from '../conformance/plan.ts'
import type { Fault } from '../fake/fault.ts'
import { faults } from '../fake/faults/index.ts'
import { mutants } from '../fake/index.ts'
import type { Clause } from '../spec/clause.ts'
import { clauses } from '../spec/clauses.ts'
import { dialects } from '../spec/dialects.ts'
import { profileOf, profiles } from '../spec/profiles.ts'
import { weightOf } from './verdict-lines.ts'

/** What can be listed. */
export type Kind =
  | 'checks'
  | 'verdicts'
  | 'clauses'
  | 'profiles'
  | 'mutants'
  | 'faults'
  | 'dialects'

/** One line of a listing; the last field is a sentence. */
export type Row = Readonly<Record<string, string | number | readonly string[]>>

/** Lists everything of one kind, its levels as `profileName` has them; throws a UsageError for an unknown profile. */
export async function listingOf(kind: Kind, profileName: string): Promise<Row[]> {
  const profile = profileOf(profileName)
  if (profile === undefined) throw profileUnknown(profileName, Object.keys(profiles))
  if (kind === 'checks') {
    return checks.map(check => ({
      id: check.id,
      level: levelIn(profile, check) ?? '-',
      requests: check.requests,
      clauses: check.clauses,
      title: check.title,
    }))
  }
  if (kind === 'verdicts') return await verdictRows()
  if (kind === 'mutants') {
    return mutants.map(({ id, breaks, says }) => ({ id, breaks, says }))
  }
  if (kind === 'faults') return faults.map(faultRow)
  if (kind === 'dialects') return dialects.map(({ id, title }) => ({ id, title }))
  if (kind === 'profiles') {
    return Object.values(profiles).map(({ name, title, clauses: held }) => ({
      id: name,
      clauses: Object.keys(held).length,
      title,
    }))
  }
  return Object.entries<Clause>(clauses).map(([id, { level, binds, section, text }]) => ({
    ...{ id, level, binds, section, text },
  }))
}

async function verdictRows(): Promise<Row[]> {
  const { verdictRules } = await import('../conformance/verdict-rules.ts')
  return verdictRules().map(rule => ({
    id: rule.id,
    weight: weightOf(rule),
    from: rule.levels[0] ?? '-',
    title: rule.title,
  }))
}

const faultRow = ({ id, at, parameters = {}, says }: Fault): Row => {
  const defaults = Object.entries(parameters).map(([name, each]) => `${name}=${each.default}`)
  return { id, at, parameters: defaults.length > 0 ? defaults : '-', says }
}

/** Writes rows as columns; the last column is as long as it likes. */
export function tableOf(rows: readonly Row[]): string {
  const table = rows.map(row => Object.values(row).map(cellOf))
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map(cells => cells[column]?.length ?? 0)),
  )
  const lines = table.map(cells =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [...lines, ''].join('\n')
}

const cellOf = (value: Row[string]): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : value.join(' ')
