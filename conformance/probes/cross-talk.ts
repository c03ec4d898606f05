import type { Case } from '../corpus/case.ts'
import { noul } from '../corpus/drafting.ts'
import { some } from '../corpus/drawing.ts'
import { tell } from '../corpus/prose.ts'
import { inventions } from '../corpus/vocabulary.ts'
import type { Cost, MeasureLevel } from '../measuring.ts'
import { createDrafting, type Drafting } from './drafting.ts'
import { casesOf, costOf } from './plan.ts'
import type { Known, ProbeAsk } from './trial.ts'

/** What decides a plan for requests at once, all of it. */
export type CrossTalkChoice = {
  readonly level: MeasureLevel
  readonly seed: string
  /** Whether requests at once may be made; without it nothing is asked. */
  readonly isConcurrent: boolean
}

/** A state that names one word of many, and the requests about it. */
export type Story = {
  readonly state: string
  readonly word: string
  readonly wordKey: string
  readonly lampKey: string
  /** One at a time, three times. */
  readonly alone: readonly ProbeAsk[]
  /** At once with those of all other stories, one in each round. */
  readonly together: readonly ProbeAsk[]
}

/** All that is asked: every story alone, three times; then all at once, some rounds of it. */
export type CrossTalkPlan = CrossTalkChoice & {
  readonly stories: readonly Story[]
  readonly rounds: number
  /** The known cases of all requests, and of each question about each state: what a server that mixes states up is asked. */
  readonly cases: readonly Case[]
  readonly cost: Cost
}

/** How many states are asked about at once. */
export const AT_ONCE = 16
/** How often they are asked about at once. */
export const rounds: Readonly<Record<MeasureLevel, number>> = { quick: 1, standard: 2, certify: 4 }

/** Plans 16 requests about different states, alone and at once; the same level and seed give the same. */
export function planCrossTalk(choice: CrossTalkChoice): CrossTalkPlan {
  const { level, seed, isConcurrent } = choice
  const drafting = createDrafting(`cross-talk ${level} ${seed}`)
  const words = isConcurrent ? some(drafting.next, inventions, AT_ONCE) : []
  const stories = words.map((word, at) =>
    storyOf(word, words, at % 2 === 0, drafting, rounds[level]),
  )
  const asks = stories.flatMap(({ alone, together }) => [...alone, ...together])
  return {
    ...choice,
    stories,
    rounds: isConcurrent ? rounds[level] : 0,
    cases: casesOf(asks),
    cost: costOf(asks),
  }
}

function storyOf(
  word: string,
  words: readonly string[],
  isLit: boolean,
  { next, key, ask }: Drafting,
  count: number,
): Story {
  const state = tell(next, [
    `The word of the day is ${word}.`,
    `The lamp in the hall is ${isLit ? 'lit' : 'dark'}.`,
  ])
  const [wordKey, lampKey] = [key(), key()]
  const known = { family: 'cross-talk', state, level: 'L0', cluster: state } as const
  const asked: Readonly<Record<string, Known>> = {
    [wordKey]: {
      ...known,
      question: {
        type: 'choice',
        instructions: 'Which word is the word of the day?',
        // One question for all states: an answer about another state names that state's word.
        criteria: Object.fromEntries(words.map(each => [each, `The word is ${each}.`])),
      },
      posterior: Object.fromEntries(words.map(each => [each, each === word ? 1 : 0])),
      label: word,
    },
    [lampKey]: {
      ...known,
      question: noul('Is the lamp in the hall lit?'),
      posterior: isLit ? 1 : 0,
      label: isLit,
    },
  }
  const times = (number: number): ProbeAsk[] => Array.from({ length: number }, () => ask(asked))
  return { state, word, wordKey, lampKey, alone: times(3), together: times(count) }
}
