import { distinctFaults, isOfOneClass, type KnownFault } from '../bank/known-faults.ts'
import type { Family, Next } from '../case.ts'
import { STUCK_QUESTION, stuckState } from '../chalk.ts'
import { inPairs, noul } from '../drafting.ts'
import { pick } from '../drawing.ts'
import { diffStat, loopWith } from '../failing-run.ts'

/** Draws another fault than `fault`, the nearer the deeper: anywhere, in the same program, with the same failing tests. */
export function otherFault(next: Next, fault: KnownFault, depth: number): KnownFault {
  const others = distinctFaults.filter(other => other !== fault)
  const near = others.filter(({ program }) => program === fault.program)
  const alike = near.filter(other => isOfOneClass(other, fault))
  if (depth >= 4 && alike.length > 0) return pick(next, alike)
  return pick(next, depth >= 2 ? near : others)
}

/** Two loops of a program, with one fault in both or one in each. */
export const stuck: Family = {
  id: 'stuck',
  type: 'noul',
  level: 'D3',
  says: 'Whether two failed loops have one fault of the bank, whatever else changed between them.',
  truth: 'hard',
  chalk: 'stuck',
  generate: inPairs(2, (next, { isYes, depth, wording }) => {
    const fault = pick(next, distinctFaults)
    const other = isYes ? fault : otherFault(next, fault, depth)
    const isReordered = wording === 1
    const loops = [fault, other].map(each => loopWith(next, each, isReordered))
    const [previous = { failing: [], firstError: null }, current = previous] = loops
    return {
      state: stuckState(previous, current, diffStat(next)),
      question: noul(STUCK_QUESTION),
    }
  }),
}
