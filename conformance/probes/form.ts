import { yesOf } from './companion.ts'
import { variantOf } from './drafting.ts'
import { warningLaw } from './moving.ts'
import type { Probe } from './probe.ts'
import type { Known } from './trial.ts'

/** Every yes/no base as a choice between yes and no. */
export const form: Probe = {
  id: 'form',
  asks: 'yes or no as a choice of two',
  draft: ({ bases, sizes, drafting }) =>
    sizes.asChoices === 0
      ? []
      : bases
          .filter(({ known }) => known.question.type === 'noul')
          .map(base =>
            variantOf(base, { known: asChoice(base.known), turn: 'yes-option' }, drafting),
          ),
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

/** Whether the type of a question plays a part. */
export const formLaw = warningLaw(
  {
    id: 'C5.form',
    title: 'yes or no as a choice of two gets the probability of the yes/no question',
    from: ['form'],
    next: 'ask a yes/no question as one; where no probabilities are stated, they cannot be compared',
  },
  { bound: 0.1, how: 'as a choice of two' },
)
