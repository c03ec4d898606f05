import { noul } from '../corpus/drafting.ts'
import { pick, whole } from '../corpus/drawing.ts'
import { reachProbability } from '../corpus/families/dice.ts'
import { numeral } from '../corpus/prose.ts'
import { people } from '../corpus/vocabulary.ts'
import { percent, setting } from '../wording.ts'
import type { Drafting } from './drafting.ts'
import type { Law, Material, Probe, SeenTrial } from './probe.ts'
import { type Ruling, shareRuling } from './ruling.ts'
import type { Known, Trial } from './trial.ts'
import { verdictOf, widened } from './verdict.ts'

/** A state, and claims about it of which each follows from the next. */
type Ladder = {
  readonly state: string
  readonly claims: readonly { readonly asked: string; readonly yes: number }[]
}

/** Thresholds for a sum of dice that nobody has seen. */
function thresholds({ next }: Drafting): Ladder {
  const hidden = whole(next, 2, 4)
  const sides = pick(next, [6, 8, 10])
  const middle = Math.round((hidden * (sides + 1)) / 2)
  const step = whole(next, 1, 3)
  const cup = `cup ${whole(next, 100, 9999)}`
  return {
    state: `${pick(next, people)} threw ${numeral(hidden)} fair dice with ${sides} sides under ${cup}. Nobody has looked yet.`,
    claims: [middle - step, middle, middle + step].map(need => ({
      asked: `Do the dice under ${cup} show ${need} or more in all?`,
      yes: reachProbability(hidden, sides, need),
    })),
  }
}

/** Colours of which one is drawn: what is red is red or blue. */
function colours({ next }: Drafting): Ladder {
  const [red, blue, green] = [whole(next, 1, 9), whole(next, 1, 9), whole(next, 1, 9)]
  const bag = `bag ${whole(next, 100, 9999)}`
  const all = red + blue + green
  return {
    state: `In ${bag} are ${red} red, ${blue} blue and ${green} green balls. ${pick(next, people)} took one out without looking.`,
    claims: [
      { asked: `Is the ball from ${bag} red or blue?`, yes: (red + blue) / all },
      { asked: `Is the ball from ${bag} red?`, yes: red / all },
    ],
  }
}

const kinds = [thresholds, colours] as const

/** Claims about one state, from one that is easily met to one that is not. */
export const ladder: Probe = {
  id: 'ladder',
  asks: 'claims of which one follows from the other',
  draft: material =>
    Array.from({ length: material.sizes.ladders }, (_, turn) => stepsOf(turn, material)).flat(),
}

function stepsOf(turn: number, { drafting }: Material): Trial[] {
  const { state, claims } = (kinds[turn % kinds.length] ?? colours)(drafting)
  const key = drafting.key()
  const places = claims.map(({ asked, yes }) => {
    const known: Known = {
      family: 'ladder',
      state,
      question: noul(asked),
      posterior: yes,
      label: yes >= 0.5,
      level: 'L1',
      cluster: state,
    }
    return { ask: drafting.ask({ [key]: known }), key, turn: 'plain' as const }
  })
  return places.slice(1).flatMap((stronger, at) => {
    const weaker = places[at]
    return weaker === undefined ? [] : [{ cluster: state, places: [weaker, stronger] }]
  })
}

const BOUND = 0.05
const MOST_BROKEN = 0.05

/** Whether what follows from a claim is at least as likely. */
export const ladderLaw: Law = {
  id: 'C5.ladder',
  title: 'what follows from a claim is at least as likely as the claim',
  from: ['ladder'],
  passes: `at most ${percent(MOST_BROKEN)} of pairs give the stronger claim more, by over ${BOUND}`,
  warns: 'more do',
  fails: null,
  next: 'trust no comparison of probabilities between questions: they are not in order',
  judge: judging => verdictOf(ladderLaw, judging, { rulings: ruled }),
}

function ruled(seen: readonly SeenTrial[], noise: number): readonly Ruling[] {
  const any = widened(BOUND, noise)
  const broken = seen.map(each => ({ seen: each, value: riseOf(each) > any ? 1 : 0 }))
  return [
    shareRuling(`pairs of claims give the stronger one more, by over ${setting(any)}`, broken, {
      warn: MOST_BROKEN,
      fail: null,
    }),
  ]
}

function riseOf({ found }: SeenTrial): number {
  const [weaker, stronger] = found.map(({ reading }) =>
    reading.kind === 'choice' ? Number.NaN : reading.level,
  )
  return (stronger ?? 0) - (weaker ?? 0)
}
