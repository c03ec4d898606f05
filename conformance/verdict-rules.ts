import { calibrationRules } from './calibration/rules.ts'
import { latencyRules } from './latency/rules.ts'
import { probeRules } from './probes/rules.ts'
import { DEFAULT_THRESHOLD } from './staging.ts'
import type { VerdictRule } from './verdict-rule.ts'

/** Gives every verdict on calibration and speed that a run may give, in the order of the guide. */
export function verdictRules(): readonly VerdictRule[] {
  const all = [...calibrationRules(DEFAULT_THRESHOLD), ...probeRules(), ...latencyRules()]
  return [...all].sort((one, other) => rankOf(one) - rankOf(other))
}

/** Sorts by letter and number, one's own cases last; what is equal stays as it is. */
const rankOf = ({ id, isOwn }: VerdictRule): number =>
  (isOwn ? 1000 : 0) + (id.startsWith('L') ? 100 : 0) + Number(id.charAt(1))

/** Finds the verdicts an id names: one, or all of a family such as C5 or L4; in letters of either size. */
export function rulesNamed(id: string): readonly VerdictRule[] {
  const name = id.toLowerCase()
  const rules = verdictRules()
  const exact = rules.filter(rule => rule.id.toLowerCase() === name)
  return exact.length > 0
    ? exact
    : rules.filter(rule => !rule.isOwn && rule.id.toLowerCase().startsWith(`${name}.`))
}
