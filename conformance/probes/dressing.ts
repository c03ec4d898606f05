import type { Next } from '../corpus/case.ts'
import { distraction } from '../corpus/prose.ts'
import type { Law, Probe } from './probe.ts'
import { figure, shareRuling } from './ruling.ts'
import { type Known, placeOf } from './trial.ts'
import { marked, pairsOf, verdictOf, widened } from './verdict.ts'

type Dress = (state: string, next: Next) => string

const dresses: readonly Dress[] = [
  state => `${state}\n\nThe same text once more:\n\n${state}`,
  state => `${state}\n\n   \n\n`,
  (state, next) => `${state}\n\n${[1, 2, 3, 4].map(() => distraction(next)).join(' ')}`,
]

/** Every base about its state twice, with blank lines after it, with a paragraph about something else. */
export const dressing: Probe = {
  id: 'dressing',
  asks: 'the same state twice, with blanks, with filler',
  draft: ({ bases, sizes, drafting }) =>
    sizes.dressings === 0
      ? []
      : bases.map((base, turn) => {
          const dress = dresses[turn % dresses.length] ?? String
          const state = dress(base.known.state, drafting.next)
          const known: Known = { ...base.known, state }
          const ask = drafting.ask({ [base.key]: known })
          const place = { ask, key: base.key, turn: 'plain' } as const
          return { cluster: base.known.cluster, places: [placeOf(base), place] }
        }),
}

const BOUND = 0.1

/** Whether what adds nothing changes nothing. */
export const dressingLaw: Law = {
  id: 'C5.dressing',
  title: 'an answer stays where the state is repeated, padded or followed by filler',
  from: ['dressing'],
  next: 'trim states as the client sends them, and keep what follows a text from deciding about it',
  judge: judging =>
    verdictOf(dressingLaw, judging, {
      rulings(seen, noise) {
        const any = widened(BOUND, noise)
        const broken = marked(pairsOf(seen), ({ shift }) => shift > any)
        return [
          shareRuling(`move by more than ${figure(any)} with nothing added to the state`, broken, {
            warn: 0.05,
            fail: null,
          }),
        ]
      },
    }),
}
