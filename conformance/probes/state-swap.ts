import { percent, setting } from '../wording.ts'
import { plainFact, plainQuestion } from './bank/plain-fact.ts'
import type { Law, Material, Probe, SeenTrial } from './probe.ts'
import { type Ruling, shareRuling } from './ruling.ts'
import type { Trial } from './trial.ts'
import { marked, pairsOf, verdictOf, widened } from './verdict.ts'

/** One question about two states, one of which says the opposite of the other. */
export const stateSwap: Probe = {
  id: 'state',
  asks: 'the same question about the opposite state',
  draft: material =>
    Array.from({ length: material.sizes.states }, (_, turn) => pairOf(turn, material)),
}

function pairOf(turn: number, { drafting }: Material): Trial {
  const fact = plainFact(drafting.next, turn)
  const key = drafting.key()
  const asks = [
    drafting.ask({ [key]: plainQuestion(fact.yes, fact, true) }),
    drafting.ask({ [key]: plainQuestion(fact.no, fact, false) }),
  ]
  return { cluster: fact.asked, places: asks.map(ask => ({ ask, key, turn: 'plain' })) }
}

// An answer has to change on four of five pairs at least.
const MOST_UNCHANGED = 0.2
// What moves by less has not changed.
const UNCHANGED = 0.05

/** Whether the state is read at all. */
export const stateLaw: Law = {
  id: 'C5.state',
  title: 'an answer follows the state',
  from: ['state'],
  passes: `at most ${percent(MOST_UNCHANGED)} of answers move by ${UNCHANGED} or less`,
  fails: `more than ${percent(MOST_UNCHANGED)} are shown to`,
  warns: null,
  next: 'look at whether the state reaches the model: the answer stays while the text says the opposite',
  judge: judging => verdictOf(stateLaw, judging, { rulings: ruled }),
}

function ruled(seen: readonly SeenTrial[], noise: number): readonly Ruling[] {
  const least = widened(UNCHANGED, noise)
  const unchanged = marked(pairsOf(seen), ({ shift }) => shift <= least)
  return [
    shareRuling(
      `answers move by ${setting(least)} or less where the state says the opposite`,
      unchanged,
      {
        warn: MOST_UNCHANGED,
        fail: MOST_UNCHANGED,
      },
    ),
  ]
}
