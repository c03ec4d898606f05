import { distinctFaults, type KnownFault } from '../bank/known-faults.ts'
import type { Family, Next } from '../case.ts'
import { lessonQuestion, lessonState } from '../chalk.ts'
import { inPairs, noul } from '../drafting.ts'
import { pick } from '../drawing.ts'
import { loopWith } from '../failing-run.ts'
import { otherFault } from './stuck.ts'

/** Writes a failure; without its first error the fix alone tells faults with the same failing tests apart. */
export function failureOf(next: Next, fault: KnownFault, isWithError: boolean): string {
  const { failing, firstError } = loopWith(next, fault, true)
  const tests = `failing tests (${failing.length}): ${failing.join(', ')}`
  return isWithError ? `${tests}; first error: ${firstError}` : tests
}

/** A lesson about one fault of the bank, and a failure by it or by another. */
export const lesson: Family = {
  id: 'lesson',
  type: 'noul',
  level: 'D3',
  says: 'Whether the fix of a past fault of the bank mends the present one, from near and from far.',
  truth: 'hard',
  chalk: 'lesson',
  generate: inPairs(2, (next, { isYes, depth, wording }) => {
    const fault = pick(next, distinctFaults)
    const past = isYes ? fault : otherFault(next, fault, depth)
    return {
      state: lessonState(failureOf(next, fault, true)),
      question: noul(lessonQuestion(failureOf(next, past, wording === 0), past.fix)),
    }
  }),
}
