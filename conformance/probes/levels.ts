import type { Law, Probe } from './probe.ts'
import { figure, shareRuling } from './ruling.ts'
import { type Known, placeOf } from './trial.ts'
import { marked, pairsOf, verdictOf, widened } from './verdict.ts'

/** Every score with its levels listed the other way round. */
export const levels: Probe = {
  id: 'levels',
  asks: 'the same levels, the highest first',
  draft: ({ bases, sizes, drafting }) =>
    sizes.mirrored === 0
      ? []
      : bases.flatMap(base =>
          mirrored(base.known).map(known => {
            const ask = drafting.ask({ [base.key]: known })
            const place = { ask, key: base.key, turn: 'opposite' } as const
            return { cluster: known.cluster, places: [placeOf(base), place] }
          }),
        ),
}

function mirrored(known: Known): readonly Known[] {
  const { question, posterior, label } = known
  if (question.type !== 'score' || !isLevels(posterior)) return []
  return [
    {
      ...known,
      question: { ...question, criteria: [...question.criteria].reverse() },
      posterior: [...posterior].reverse(),
      label: question.criteria.length - 1 - Number(label),
    },
  ]
}

const isLevels = (posterior: Known['posterior']): posterior is readonly number[] =>
  Array.isArray(posterior)

// Of the way from the first level to the last: 0.1 (L - 1) in levels.
const BOUND = 0.1

/** Whether a score follows the level, not its place. */
export const levelsLaw: Law = {
  id: 'C5.levels',
  title: 'a score is mirrored where its levels are listed the other way round',
  from: ['levels'],
  next: 'list levels the lowest first, as they were calibrated',
  judge: judging =>
    verdictOf(levelsLaw, judging, {
      rulings(seen, noise) {
        const any = widened(BOUND, noise)
        const broken = marked(pairsOf(seen), ({ shift }) => shift > any)
        return [
          shareRuling(`move by more than ${figure(any)} of the scale when mirrored`, broken, {
            warn: 0.05,
            fail: null,
          }),
        ]
      },
    }),
}
