import { mean } from '../statistics/forecast.ts'
import { figure, percent } from '../wording.ts'
import { paraphrasesOf } from './companion.ts'
import { variantOf } from './drafting.ts'
import type { Law, Probe } from './probe.ts'
import { shareRuling } from './ruling.ts'
import { crosses, flips, marked, pairsOf, verdictOf } from './verdict.ts'

/** Every yes/no base in other words, three at most. */
export const paraphrase: Probe = {
  id: 'paraphrase',
  asks: 'the same question in other words',
  draft: ({ bases, sizes, drafting }) =>
    bases
      .filter(({ known }) => known.question.type === 'noul')
      .flatMap((base, turn) => {
        const all = paraphrasesOf(base.known)
        const rotated = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)]
        return rotated
          .slice(0, sizes.paraphrases)
          .map(known => variantOf(base, { known }, drafting))
      }),
}

const MOST_CROSSING = 0.05

/** Whether the wording decides what a client does. */
export const paraphraseLaw: Law = {
  id: 'C5.paraphrase',
  title: 'an answer stays on its side of the acting line in other words',
  from: ['paraphrase'],
  passes: `at most ${percent(MOST_CROSSING)} of answers cross it`,
  warns: 'more do',
  fails: null,
  next: 'keep the wording that was measured, since another one decides otherwise',
  judge: judging =>
    verdictOf(paraphraseLaw, judging, {
      rulings: (seen, noise) => [
        shareRuling(
          'answers cross the acting line in other words',
          marked(pairsOf(seen), crosses(noise, judging.threshold)),
          {
            warn: MOST_CROSSING,
            fail: null,
          },
        ),
      ],
      facts(seen, noise) {
        const pairs = pairsOf(seen)
        const flipped = pairs.filter(flips(noise)).length
        return [
          {
            label: 'mean shift in other words',
            value: figure(mean(pairs.map(({ shift }) => shift))),
          },
          {
            label: 'answers that cross 0.5 in other words',
            value: `${flipped} of ${pairs.length}`,
          },
        ]
      },
    }),
}
