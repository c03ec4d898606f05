import type { Next } from '../corpus/case.ts'
import { distraction } from '../corpus/prose.ts'
import { percent } from '../wording.ts'
import { plainFact, plainQuestion } from './bank/plain-fact.ts'
import { movingRuling } from './moving.ts'
import type { Law, Material, Probe, SeenTrial } from './probe.ts'
import type { Ruling } from './ruling.ts'
import type { Trial } from './trial.ts'
import { verdictOf } from './verdict.ts'

/** A fact alone, at the start and at the end of a long state. */
export const truncation: Probe = {
  id: 'truncation',
  asks: 'a fact at either end of a long state',
  draft: material =>
    Array.from({ length: material.sizes.truncations }, (_, turn) =>
      trialsOf(turn, material),
    ).flat(),
}

// Chalk cuts a state at 6,000 characters; the longest distraction has some 70.
const LENGTH = 5900

function trialsOf(turn: number, { drafting }: Material): Trial[] {
  const { next } = drafting
  const fact = plainFact(next, turn)
  const isYes = turn % 2 === 0
  const said = isYes ? fact.yes : fact.no
  const filler = fillerOf(next, LENGTH - said.length)
  const key = drafting.key()
  const [alone, start, end] = [said, `${said} ${filler}`, `${filler} ${said}`].map(state => ({
    ask: drafting.ask({ [key]: plainQuestion(state, fact, isYes) }),
    key,
    turn: 'plain' as const,
  }))
  if (alone === undefined || start === undefined || end === undefined) return []
  return [
    { cluster: `start ${fact.asked}`, places: [alone, start] },
    { cluster: `end ${fact.asked}`, places: [alone, end] },
  ]
}

function fillerOf(next: Next, length: number): string {
  let filler = distraction(next)
  for (;;) {
    const longer = `${filler} ${distraction(next)}`
    if (longer.length > length) return filler
    filler = longer
  }
}

const MOST_EACH = 0.1
const MOST_MOVING = 0.05

/** Whether a long state is read to both ends. */
export const truncationLaw: Law = {
  id: 'C5.truncation',
  title: 'a fact counts alike at the start and at the end of 6,000 characters',
  from: ['truncation'],
  passes: `at either end, at most ${percent(MOST_MOVING)} of answers move by more than ${MOST_EACH} from the fact alone`,
  warns: 'more do',
  fails: null,
  next: 'take 6,000 characters whole, or say how many are read: what is cut off decides nothing',
  judge: judging => verdictOf(truncationLaw, judging, { rulings: ruled }),
}

const ruled = (seen: readonly SeenTrial[], noise: number): readonly Ruling[] =>
  (['start', 'end'] as const).map(side =>
    movingRuling(
      seen.filter(({ trial }) => trial.cluster.startsWith(`${side} `)),
      noise,
      {
        bound: MOST_EACH,
        how: `with the fact at the ${side} of a long state`,
        bounds: { warn: MOST_MOVING, fail: null },
      },
    ),
  )
