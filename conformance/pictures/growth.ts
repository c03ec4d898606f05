import type { GrowthSummary, LatencyRecord } from '../latency/latency-record.ts'
import { counted } from '../reports/counted.ts'
import { timesWords } from '../wording.ts'
import { type Figure, figureOf } from './figure.ts'
import { growthPanels } from './growth-panels.ts'
import { bar } from './track.ts'
import { milliseconds, whole, wrapped } from './wording.ts'

/** One timed request of so many questions about a text of so many characters. */
export type GrowthPoint = GrowthSummary['points'][number]

/** Pictures how time grows with the number of questions and the length of the text. */
export function growthFigure({ growth }: LatencyRecord): Figure {
  const points = growth?.points ?? []
  return figureOf({
    id: 'growth',
    title: 'What questions and characters cost',
    says: saysOf(growth),
    tells: lengthsOf(points).map(length => tellOf(points, length)),
    lines: width => linesOf(points, width),
    panels: (plot, shape) => growthPanels(plot, points, shape),
  })
}

function saysOf(growth: GrowthSummary | null): string {
  if (growth === null || growth.points.length === 0) return 'How time grows was not measured.'
  const failed = growth.points.filter(({ ms }) => ms === null).length
  const ratio =
    growth.ratio === null ? [] : [`8 questions take ${timesWords(growth.ratio)} times as long as 1`]
  const parts = [
    costOf('question', 'takes', growth.msPerQuestion),
    costOf('1,000 characters', 'take', growth.msPerThousandCharacters),
    ...ratio,
    `${whole(failed)} of ${counted(growth.points.length, 'request')} failed`,
  ]
  return `${parts.join('; ')}.`.replace(/^./, first => first.toUpperCase())
}

/** Says what more of something costs; a slope that noise turned below 0 is no growth. */
function costOf(what: string, takes: string, ms: number | null): string {
  if (ms === null) return `what a further ${what} ${takes} is not known`
  const shown = milliseconds(ms)
  if (ms <= 0 || /^0(\.0+)? ms$/.test(shown)) return `a further ${what} ${takes} no longer`
  return `a further ${what} ${takes} ${shown}`
}

const ascending = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((one, other) => one - other)

/** Gives the lengths of texts that occur, in rising order. */
export const lengthsOf = (points: readonly GrowthPoint[]): number[] =>
  ascending(points.map(({ characters }) => characters))

/** Gives the numbers of questions that occur, in rising order. */
export const questionsOf = (points: readonly GrowthPoint[]): number[] =>
  ascending(points.map(({ questions }) => questions))

/** Gives the middle time of the requests that were answered; of two middle ones the lower, null without any. */
export function middleOf(points: readonly GrowthPoint[]): number | null {
  const times = points.flatMap(({ ms }) => ms ?? []).sort((one, other) => one - other)
  return times[Math.ceil(times.length / 2) - 1] ?? null
}

const cellOf = (points: readonly GrowthPoint[], questions: number, characters: number) =>
  points.filter(each => each.questions === questions && each.characters === characters)

function tellOf(points: readonly GrowthPoint[], length: number): string {
  const times = questionsOf(points).map(
    questions => `${whole(questions)}: ${timeOf(cellOf(points, questions, length))}`,
  )
  return `${whole(length)} characters, by number of questions: ${times.join(', ')}.`
}

function timeOf(cell: readonly GrowthPoint[]): string {
  if (cell.length === 0) return '–'
  const ms = middleOf(cell)
  return ms === null ? '✕ failed' : milliseconds(ms)
}

const LEFT = 11
const NUMBER = 10

function linesOf(points: readonly GrowthPoint[], width: number): string[] {
  if (points.length === 0) return ['not measured']
  // As many lengths as there is room for: the shortest ones give way.
  const lengths = lengthsOf(points).slice(-Math.floor((width - LEFT) / (NUMBER + 2)))
  const each = Math.floor((width - LEFT) / lengths.length)
  const most = Math.max(...points.map(({ ms }) => ms ?? 0), 1)
  const rows = questionsOf(points).map(questions => {
    const cells = lengths.map(length => {
      const cell = cellOf(points, questions, length)
      const drawn = bar((middleOf(cell) ?? 0) / most, each - NUMBER - 2)
      return `${timeOf(cell).padStart(NUMBER)} ${drawn}`.padEnd(each)
    })
    return `${whole(questions).padStart(LEFT - 2)}  ${cells.join('')}`.trimEnd()
  })
  const heads = lengths.map(length => whole(length).padStart(NUMBER).padEnd(each))
  return [
    ...wrapped(
      'median time; down: questions in one request, across: characters of the text',
      width,
    ),
    `questions  ${heads.join('')}`.trimEnd(),
    ...rows,
  ]
}
