import { yesOf } from './companion.ts'
import type { Law, Probe } from './probe.ts'
import { figure, shareRuling } from './ruling.ts'
import { type Known, placeOf } from './trial.ts'
import { marked, pairsOf, verdictOf, widened } from './verdict.ts'

/** Every yes/no base as a choice between yes and no. */
export const form: Probe = {
  id: 'form',
  asks: 'yes or no as a choice of two',
  draft: ({ bases, sizes, drafting }) =>
    sizes.asChoices === 0
      ? []
      : bases
          .filter(({ known }) => known.question.type === 'noul')
          .map(base => {
            const ask = drafting.ask({ [base.key]: asChoice(base.known) })
            const place = { ask, key: base.key, turn: 'yes-option' } as const
            return { cluster: base.known.cluster, places: [placeOf(base), place] }
          }),
}

const asChoice = (known: Known): Known => ({
  ...known,
  question: {
    type: 'choice',
    instructions: known.question.instructions ?? '',
    criteria: { yes: 'Yes, it is so.', no: 'No, it is not so.' },
  },
  posterior: { yes: yesOf(known), no: 1 - yesOf(known) },
  label: known.label === true ? 'yes' : 'no',
})

const BOUND = 0.1

/** Whether the type of a question plays a part. */
export const formLaw: Law = {
  id: 'C5.form',
  title: 'yes or no as a choice of two gets the probability of the yes/no question',
  from: ['form'],
  next: 'ask a yes/no question as one; where no probabilities are stated, they cannot be compared',
  judge: judging =>
    verdictOf(formLaw, judging, {
      rulings(seen, noise) {
        const any = widened(BOUND, noise)
        const broken = marked(pairsOf(seen), ({ shift }) => shift > any)
        return [
          shareRuling(`move by more than ${figure(any)} as a choice of two`, broken, {
            warn: 0.05,
            fail: null,
          }),
        ]
      },
    }),
}
