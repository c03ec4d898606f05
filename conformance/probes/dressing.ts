import type { Next } from '../corpus/case.ts'
import { distraction } from '../corpus/prose.ts'
import { variantOf } from './drafting.ts'
import { warningLaw } from './moving.ts'
import type { Probe } from './probe.ts'

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
          return variantOf(base, { known: { ...base.known, state } }, drafting)
        }),
}

/** Whether what adds nothing changes nothing. */
export const dressingLaw = warningLaw(
  {
    id: 'C5.dressing',
    title: 'an answer stays where the state is repeated, padded or followed by filler',
    from: ['dressing'],
    next: 'trim states as the client sends them, and keep what follows a text from deciding about it',
  },
  { bound: 0.1, how: 'with nothing added to the state' },
)
