import { negationOf } from './companion.ts'
import { variantOf } from './drafting.ts'
import type { Law, Probe } from './probe.ts'
import { meanRuling } from './ruling.ts'
import { pairsOf, shiftsOf, verdictOf, widened } from './verdict.ts'

/** Every yes/no base and its opposite. */
export const negation: Probe = {
  id: 'negation',
  asks: 'the opposite question',
  draft: ({ bases, sizes, drafting }) =>
    sizes.negations === 0
      ? []
      : bases
          .filter(({ known }) => known.question.type === 'noul')
          .map(base =>
            variantOf(base, { known: negationOf(base.known), turn: 'opposite' }, drafting),
          ),
}

const MOST_ON_AVERAGE = 0.05

/** Whether a question and its opposite add up to 1. */
export const negationLaw: Law = {
  id: 'C5.negation',
  title: 'a question and its opposite add up to 1',
  from: ['negation'],
  passes: `the gap from 1 is at most ${MOST_ON_AVERAGE} on average`,
  warns: 'it is larger',
  fails: null,
  next: 'ask questions in the wording they were calibrated in: the opposite wording has another calibration',
  judge: judging =>
    verdictOf(negationLaw, judging, {
      rulings: (seen, noise) => [
        meanRuling('the gap of p(q) + p(not q) from 1', shiftsOf(pairsOf(seen)), {
          warn: widened(MOST_ON_AVERAGE, noise),
          fail: null,
        }),
      ],
    }),
}
