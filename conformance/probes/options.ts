import type { ChoiceQuestion } from '../../spec/nouns.ts'
import { percent } from '../wording.ts'
import { variantOf } from './drafting.ts'
import type { Law, Probe } from './probe.ts'
import { meanRuling, shareRuling } from './ruling.ts'
import type { Known } from './trial.ts'
import { flips, marked, pairsOf, shiftsOf, verdictOf, widened } from './verdict.ts'

/** Every choice with its options in another order. */
export const options: Probe = {
  id: 'options',
  asks: 'the same options in another order',
  draft: ({ bases, sizes, drafting }) =>
    bases.flatMap(base =>
      ordersOf(base.known)
        .slice(0, sizes.orders)
        .map(known => variantOf(base, { known }, drafting)),
    ),
}

/** Gives a choice in other orders: the last first; the second first where that is another order still. */
function ordersOf(known: Known): readonly Known[] {
  const { question } = known
  if (question.type !== 'choice') return []
  const names = Object.keys(question.criteria)
  const [first = '', ...others] = names
  const orders = [[...names].reverse(), [...others, first]]
  return orders
    .slice(0, names.length > 2 ? 2 : 1)
    .map(order => ({ ...known, question: inOrder(question, order) }))
}

const inOrder = (question: ChoiceQuestion, order: readonly string[]): ChoiceQuestion => ({
  ...question,
  criteria: Object.fromEntries(order.map(name => [name, question.criteria[name] ?? ''])),
})

const FLIPS = { warn: 0.02, fail: 0.1 }
const MOST_ON_AVERAGE = 0.05

/** Whether the choice follows the option, not its place. */
export const optionsLaw: Law = {
  id: 'C5.options',
  title: 'a choice follows the option and not its place in the list',
  from: ['options'],
  passes: `at most ${percent(FLIPS.warn)} of answers pick another option, and the mean shift is at most ${MOST_ON_AVERAGE}`,
  fails: `more than ${percent(FLIPS.fail)} of answers are shown to pick another option`,
  warns: 'it lies between the two',
  next: 'average over orders of the options, or calibrate the places in which they are listed',
  judge: judging =>
    verdictOf(optionsLaw, judging, {
      rulings(seen, noise) {
        const pairs = pairsOf(seen)
        return [
          shareRuling(
            'answers pick another option in another order',
            marked(pairs, flips(noise)),
            FLIPS,
          ),
          meanRuling('the shift in another order', shiftsOf(pairs), {
            warn: widened(MOST_ON_AVERAGE, noise),
            fail: null,
          }),
        ]
      },
    }),
}
