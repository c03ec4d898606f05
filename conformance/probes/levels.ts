import { variantOf } from './drafting.ts'
import { warningLaw } from './moving.ts'
import type { Probe } from './probe.ts'
import type { Known } from './trial.ts'

/** Every score with its levels listed the other way round. */
export const levels: Probe = {
  id: 'levels',
  asks: 'the same levels, the highest first',
  draft: ({ bases, sizes, drafting }) =>
    sizes.mirrored === 0
      ? []
      : bases.flatMap(base =>
          mirrored(base.known).map(known => variantOf(base, { known, turn: 'opposite' }, drafting)),
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

/** Whether a score follows the level, not its place; shifts are shares of the scale, 0.1 (L - 1) in levels. */
export const levelsLaw = warningLaw(
  {
    id: 'C5.levels',
    title: 'a score is mirrored where its levels are listed the other way round',
    from: ['levels'],
    next: 'list levels the lowest first, as they were calibrated',
  },
  { bound: 0.1, how: 'along the scale when it is mirrored' },
)
