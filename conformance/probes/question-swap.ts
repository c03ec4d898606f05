import { shuffled } from '../corpus/drawing.ts'
import { clopperPearson } from '../statistics/proportion.ts'
import { percent } from '../wording.ts'
import { plainFact, plainQuestion } from './bank/plain-fact.ts'
import type { Law, Material, Probe, SeenTrial } from './probe.ts'
import { type Ruling, shareRuling } from './ruling.ts'
import type { Known, Trial } from './trial.ts'
import { verdictOf } from './verdict.ts'

/** Two questions about one state with opposite truths, and which option is listed first. */
export const questionSwap: Probe = {
  id: 'question',
  asks: 'another question about the same state',
  draft: material => {
    const { bases, sizes } = material
    const choices = bases.filter(({ known }) => known.question.type === 'choice')
    return [
      ...Array.from({ length: sizes.questions }, (_, turn) => pairOf(turn, material)),
      ...choices.slice(0, sizes.questions).map(({ known }) => listedFirst(known, material)),
    ]
  },
}

function pairOf(turn: number, { drafting }: Material): Trial {
  const { next } = drafting
  const [one, other] = [plainFact(next, 2 * turn), plainFact(next, 2 * turn + 1)]
  const state = shuffled(next, [one.yes, other.no]).join(' ')
  const key = drafting.key()
  const asks = [
    drafting.ask({ [key]: plainQuestion(state, one, true) }),
    drafting.ask({ [key]: plainQuestion(state, other, false) }),
  ]
  return { cluster: state, places: asks.map(ask => ({ ask, key, turn: 'plain' })) }
}

function listedFirst(known: Known, { drafting }: Material): Trial {
  const { question } = known
  const criteria = question.type === 'choice' ? question.criteria : {}
  const names = Object.keys(criteria)
  const [first = ''] = names
  const key = drafting.key()
  const ask = drafting.ask({
    [key]: {
      ...known,
      question: {
        type: 'choice',
        instructions: 'Which of these options is listed first?',
        criteria,
      },
      posterior: Object.fromEntries(names.map(name => [name, name === first ? 1 : 0])),
      label: first,
    },
  })
  return { cluster: known.cluster, places: [{ ask, key, turn: 'plain' }] }
}

// One of two orders, and one of two options at the most, is right by chance.
const CHANCE = 0.5

/** Whether the question is read at all. */
export const questionLaw: Law = {
  id: 'C5.question',
  title: 'an answer follows the question more often than by chance',
  from: ['question'],
  passes: `more than ${percent(CHANCE)} are shown to follow it`,
  warns: 'that is not shown',
  fails: null,
  next: 'look at whether the question reaches the model: it may sort the state and never read on',
  judge: judging => verdictOf(questionLaw, judging, { rulings: ruled }),
}

function ruled(seen: readonly SeenTrial[]): readonly Ruling[] {
  const astray = seen.map(each => ({ seen: each, value: isFollowing(each) ? 0 : 1 }))
  const right = astray.filter(({ value }) => value === 0).length
  const ruling = shareRuling('answers do not follow the question', astray, {
    warn: CHANCE,
    fail: null,
  })
  const { lower } = clopperPearson({ right, total: astray.length })
  const isShown = lower > CHANCE
  return [
    {
      ...ruling,
      outcome: isShown ? 'pass' : 'warn',
      margin: `passes where more than half is shown to follow; ${right} of ${astray.length} do`,
    },
  ]
}

/** Says whether the first of two questions got the surer yes, or the option listed first was named. */
function isFollowing({ trial, found }: SeenTrial): boolean {
  const [one, other] = found.map(({ reading }) => reading)
  if (one?.kind === 'choice') return one.choice === trial.places[0]?.ask.cases[0]?.label
  return one !== undefined && other?.kind === 'noul' && one.level > other.level
}
