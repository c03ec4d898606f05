import { faultsByProgram, isOfOneClass, type KnownFault } from '../bank/known-faults.ts'
import type { Family, Next, Written } from '../case.ts'
import { STUCK_QUESTION, stuckState } from '../chalk.ts'
import { inBands, noul, type Proposal, yesNo } from '../drafting.ts'
import { comesTrue, pick, shuffled, some, whole } from '../drawing.ts'
import { diffStat } from '../failing-run.ts'
import { listed } from '../prose.ts'

/**
 * Gives the probability that two loops with the same failing tests have the same fault.
 *
 * With `kept` an attempt leaves the fault as it is, else it is drawn anew from `faults`; `alike` of
 * them fail these tests.
 */
export function sameFaultProbability(kept: number, faults: number, alike: number): number {
  const same = kept + (1 - kept) / faults
  return same / (same + ((1 - kept) * (alike - 1)) / faults)
}

const programs = [...faultsByProgram.values()]

/** What is known about a program: its faults, how often one is kept, and what the two loops showed. */
type Story = {
  readonly known: readonly KnownFault[]
  readonly kept: number
  readonly previous: KnownFault
  readonly current: KnownFault
}

function propose(next: Next): Proposal {
  const all = pick(next, programs)
  const known = some(next, all, whole(next, 3, all.length))
  const kept = whole(next, 2, 90)
  const current = pick(next, known)
  const alike = known.filter(fault => isOfOneClass(fault, current))
  const others = known.filter(fault => !isOfOneClass(fault, current))
  // Other failing tests rule one fault out, which is a question too, though of few.
  const isRuledOut = others.length > 0 && comesTrue(next, 0.1)
  const previous = isRuledOut ? pick(next, others) : current
  const same = isRuledOut ? 0 : sameFaultProbability(kept / 100, known.length, alike.length)
  return {
    level: 'L1',
    shares: yesNo(same),
    write: () => writeStory(next, { known, kept, previous, current }),
  }
}

function writeStory(next: Next, { known, kept, previous, current }: Story): Written {
  const start = whole(next, 1, 40)
  const loopOf = ({ program, failing }: KnownFault) => ({
    failing: shuffled(
      next,
      failing.map(id => `${program}: ${id}`),
    ),
    firstError: null,
  })
  const namesOf = (shown: KnownFault) =>
    listed(known.flatMap((fault, at) => (isOfOneClass(fault, shown) ? [`F${start + at}`] : [])))
  const seen = (loop: string, shown: KnownFault) =>
    `  exactly the tests of the ${loop} loop fail with ${namesOf(shown)}, and with no other`
  return {
    state: [
      stuckState(loopOf(previous), loopOf(current), diffStat(next)),
      'known about this program:',
      `  one of ${known.length} faults, F${start} to F${start + known.length - 1}, is active in each loop, at first any of them alike`,
      pick(next, [
        `  a failed attempt leaves the fault unchanged with ${kept}%; otherwise it is one of the ${known.length} drawn evenly, which may be the same one`,
        `  with ${kept}% the fault of the next loop is that of the last, else any of the ${known.length} alike, the last one included`,
      ]),
      seen('current', current),
      ...(previous === current ? [] : [seen('previous', previous)]),
    ].join('\n'),
    question: noul(STUCK_QUESTION),
  }
}

/** G14: two loops with the same failing tests, the first error hidden. */
export const mutantBank: Family = {
  id: 'mutant-bank',
  type: 'noul',
  level: 'L1',
  says: 'Two loops whose failing tests leave several known faults open; the posterior counts those.',
  truth: 'exact',
  chalk: 'stuck',
  generate: inBands(propose),
}
