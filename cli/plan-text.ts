import type { Plan } from '../conformance/plan.ts'

/** Writes a plan as a table: level, most requests, id and title of each check, the total, then what each part would send. */
export function planText({ profile, checks, requests }: Plan, costs: readonly string[]): string {
  const width = Math.max(0, ...checks.map(({ check }) => check.id.length))
  const rows = checks.map(({ check, level, cost, notApplicable }) =>
    [
      level.padEnd(6),
      String(cost).padStart(4),
      check.id.padEnd(width),
      notApplicable === null ? check.title : `${check.title} (not applicable: ${notApplicable})`,
    ].join('  '),
  )
  const total = `${profile}: ${checks.length} checks, at most ${requests} requests; nothing was sent`
  return [...rows, '', total, ...costs, ''].join('\n')
}
