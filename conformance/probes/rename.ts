import { percent } from '../wording.ts'
import { variantOf } from './drafting.ts'
import { movingRuling } from './moving.ts'
import type { Judging, Law, Probe } from './probe.ts'
import { meanRuling } from './ruling.ts'
import { pairsOf, shiftsOf, verdictOf, widened } from './verdict.ts'

/** Every base under other keys. */
export const rename: Probe = {
  id: 'rename',
  asks: 'the same question under another key',
  draft: ({ bases, sizes, drafting }) =>
    bases.flatMap(base =>
      Array.from({ length: sizes.keys }, () =>
        variantOf(base, { known: base.known, key: drafting.key() }, drafting),
      ),
    ),
}

const MOST_ON_AVERAGE = 0.02
const MOST_EACH = 0.05
// A few odd pairs are no proof: two in a hundred are let be.
const FEW = { warn: 0, fail: 0.02 }

/** Whether the key of a question is routing only. */
export const renameLaw: Law = {
  id: 'C5.rename',
  title: 'the key of a question plays no part in its answer',
  from: ['rename'],
  passes: `the mean shift is at most ${MOST_ON_AVERAGE}, and no answer moves by more than ${MOST_EACH}`,
  fails: `the mean is shown to be above ${MOST_ON_AVERAGE}, or more than ${percent(FEW.fail)} of answers to move by more than ${MOST_EACH}`,
  warns: null,
  next: 'keep the keys of questions out of what the model reads, and out of what seeds it',
  judge: judging =>
    verdictOf(renameLaw, judging, {
      rulings(seen, noise) {
        const mean = widened(MOST_ON_AVERAGE, noise)
        const shifts = shiftsOf(pairsOf(seen))
        return [
          meanRuling('the shift under another key', shifts, { warn: mean, fail: mean }),
          movingRuling(seen, noise, { bound: MOST_EACH, how: 'under another key', bounds: FEW }),
        ]
      },
    }),
}

/** Says whether keys were found to decide answers. */
export const isLeaking = ({ earlier }: Pick<Judging, 'earlier'>): boolean =>
  earlier.some(({ id, outcome }) => id === renameLaw.id && outcome === 'fail')
