import type { Judging, Law, Probe } from './probe.ts'
import { figure, meanRuling, shareRuling } from './ruling.ts'
import { placeOf } from './trial.ts'
import { marked, pairsOf, shiftsOf, verdictOf, widened } from './verdict.ts'

/** Every base under other keys. */
export const rename: Probe = {
  id: 'rename',
  asks: 'the same question under another key',
  draft: ({ bases, sizes, drafting }) =>
    bases.flatMap(base =>
      Array.from({ length: sizes.keys }, () => {
        const key = drafting.key()
        const ask = drafting.ask({ [key]: base.known })
        const { cluster } = base.known
        return { cluster, places: [placeOf(base), { ask, key, turn: 'plain' }] }
      }),
    ),
}

/** Whether the key of a question is routing only. */
export const renameLaw: Law = {
  id: 'C5.rename',
  title: 'the key of a question plays no part in its answer',
  from: ['rename'],
  next: 'keep the keys of questions out of what the model reads, and out of what seeds it',
  judge: judging =>
    verdictOf(renameLaw, judging, {
      rulings(seen, noise) {
        const pairs = pairsOf(seen)
        const mean = widened(0.02, noise)
        const any = widened(0.05, noise)
        return [
          meanRuling('the shift under another key', shiftsOf(pairs), { warn: mean, fail: mean }),
          shareRuling(
            `move by more than ${figure(any)} under another key`,
            marked(pairs, ({ shift }) => shift > any),
            // A few odd pairs are no proof: two in a hundred are let be.
            { warn: 0, fail: 0.02 },
          ),
        ]
      },
    }),
}

/** Says whether keys were found to decide answers. */
export const isLeaking = ({ earlier }: Pick<Judging, 'earlier'>): boolean =>
  earlier.some(({ id, outcome }) => id === renameLaw.id && outcome === 'fail')
