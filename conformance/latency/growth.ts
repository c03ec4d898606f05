import { STUCK_QUESTION } from '../corpus/chalk.ts'
import { medianOf, type Point, theilSen } from '../statistics/theil-sen.ts'
import type { GrowthSummary } from './latency-record.ts'
import { cellCharacters, cellQuestions, GROWTH_QUESTION_CHARACTERS } from './states.ts'
import { quantileOf } from './times.ts'

/** How long a request with so many questions about so many characters took; null where it failed. */
export type GrowthPoint = GrowthSummary['points'][number]

/** Where the ratio of many questions to one is taken. */
export const RATIO = { many: 8, one: 1, characters: 4000 }

/**
 * Sums up how time grows: Theil-Sen slopes, the ratio t(8)/t(1) at 4,000 characters, times foretold for L and R.
 *
 * What failed has no time and is left out of the slopes. The slope by questions is the median of
 * those within each length, the other of those within each number of questions. The times foretold take growth for linear and
 * the text of a question for as dear as that of a state.
 */
export function growthOf(points: readonly GrowthPoint[]): GrowthSummary {
  const timed = points.flatMap(({ ms, ...extent }) => (ms === null ? [] : [{ ...extent, ms }]))
  const perQuestion = slopeWithin(groupsBy(timed, 'characters'), ({ questions }) => questions)
  const perThousand = slopeWithin(
    groupsBy(timed, 'questions'),
    ({ characters }) => characters / 1000,
  )
  return {
    points,
    msPerQuestion: perQuestion,
    msPerThousandCharacters: perThousand,
    ratio: ratioOf(points),
    predicted: foretold(timed, perQuestion, perThousand),
  }
}

type Timed = { readonly questions: number; readonly characters: number; readonly ms: number }

const groupsBy = (timed: readonly Timed[], key: 'questions' | 'characters') =>
  [...new Set(timed.map(each => each[key]))].map(value => timed.filter(each => each[key] === value))

function slopeWithin(
  groups: readonly (readonly Timed[])[],
  along: (timed: Timed) => number,
): number | null {
  const pointOf = (timed: Timed): Point => ({ x: along(timed), y: timed.ms })
  const slopes = groups.flatMap(group => theilSen(group.map(pointOf))?.slope ?? [])
  return slopes.length === 0 ? null : medianOf(slopes)
}

function ratioOf(points: readonly GrowthPoint[]): number | null {
  const medianAt = (questions: number) =>
    quantileOf(
      points
        .filter(each => each.questions === questions && each.characters === RATIO.characters)
        .map(({ ms }) => ms),
      0.5,
    )
  const [many, one] = [medianAt(RATIO.many), medianAt(RATIO.one)]
  return many === null || one === null || one === 0 ? null : many / one
}

function foretold(
  timed: readonly Timed[],
  perQuestion: number | null,
  perThousand: number | null,
): GrowthSummary['predicted'] {
  if (perQuestion === null || perThousand === null) return { L: null, R: null }
  const at = (questions: number, characters: number) =>
    perQuestion * questions + (perThousand * characters) / 1000
  const rest = medianOf(timed.map(each => each.ms - at(each.questions, each.characters)))
  const foretell = (questions: number, characters: number) =>
    // The text of the questions of a growth request is in the price of a question.
    rest + at(questions, characters - questions * GROWTH_QUESTION_CHARACTERS)
  return {
    L: foretell(cellQuestions.L, cellCharacters.L + STUCK_QUESTION.length),
    R: foretell(cellQuestions.R, cellCharacters.R),
  }
}
