import { percent } from '../wording.ts'
import { companionsOf } from './companion.ts'
import { movingRuling } from './moving.ts'
import type { Law, Material, Probe } from './probe.ts'
import { shareRuling } from './ruling.ts'
import { type Base, type Known, placeOf, type Trial } from './trial.ts'
import { crosses, marked, pairsOf, verdictOf } from './verdict.ts'

/** The questions of one request, the base among them under its own key. */
type Questions = Readonly<Record<string, Known>>
type Arm = (base: Base, others: Questions, again: string) => Questions

const reversed = (questions: Questions): Questions =>
  Object.fromEntries(Object.entries(questions).reverse())

const arms: readonly Arm[] = [
  ({ key, known }, others) => ({ ...others, [key]: known }),
  ({ key, known }, others) => ({ [key]: known, ...reversed(others) }),
  // Its own key comes last: what is compared is the answer under that, beside a twin.
  ({ key, known }, _others, again) => ({ [again]: known, [key]: known }),
]

/** Every base beside other questions about its state, in another order, and twice in one request. */
export const batch: Probe = {
  id: 'batch',
  asks: 'the same question beside others',
  draft: material => material.bases.flatMap((base, at) => batchesOf(base, at, material)),
}

function batchesOf(base: Base, turn: number, { sizes, drafting }: Material): Trial[] {
  const { known, key } = base
  return Array.from({ length: sizes.batches }, (_, at) => {
    const arm = arms[(turn + at) % arms.length]
    const others = Object.fromEntries(
      companionsOf(known).map(each => [drafting.key(), each] as const),
    )
    const ask = drafting.ask(arm?.(base, others, drafting.key()) ?? {})
    return { cluster: known.cluster, places: [placeOf(base), { ask, key, turn: 'plain' }] }
  })
}

const MOST_EACH = 0.05
const FEW = 0.02

/** Whether a question is answered for itself. */
export const batchLaw: Law = {
  id: 'C5.batch',
  title: 'an answer does not depend on what else is asked in the request',
  from: ['batch'],
  passes: `no answer moves by more than ${MOST_EACH}, and at most ${percent(FEW)} cross the acting line`,
  fails: `more than ${percent(FEW)} of answers are shown to do so`,
  warns: null,
  next: 'compare one question alone with the same one beside others: answer each from the state alone',
  judge: judging =>
    verdictOf(batchLaw, judging, {
      rulings: (seen, noise) => [
        movingRuling(seen, noise, {
          bound: MOST_EACH,
          how: 'beside other questions',
          bounds: { warn: 0, fail: FEW },
        }),
        shareRuling(
          'answers cross the acting line beside other questions',
          marked(pairsOf(seen), crosses(noise, judging.threshold)),
          { warn: FEW, fail: FEW },
        ),
      ],
    }),
}
