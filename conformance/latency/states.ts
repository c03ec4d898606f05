import { generatorOf } from '../../spec/generator.ts'
import type { Question, SystemOneRequest } from '../../spec/nouns.ts'
import type { Next } from '../corpus/case.ts'
import { STUCK_QUESTION } from '../corpus/chalk.ts'
import { noul } from '../corpus/drafting.ts'
import { whole } from '../corpus/drawing.ts'
import { lessonAskedOf, lessonTextOf, stuckTextOf } from './chalk-text.ts'
import type { Cell } from './latency-record.ts'

/** A cell that asks a question. */
export type AskedCell = Exclude<Cell, 'H'>

/** How many characters a cell has: the state of S and L, state and questions together of R. */
export const cellCharacters: Readonly<Record<AskedCell, number>> = { S: 500, L: 6000, R: 4000 }

/** How many questions Chalk asks in a cell. */
export const cellQuestions: Readonly<Record<AskedCell, number>> = { S: 1, L: 1, R: 5 }

/** The characters of each question in a request that measures growth. */
export const GROWTH_QUESTION_CHARACTERS = 300

// Chalk cuts the failure that lessons are asked about here, its heading included.
const LESSON_STATE_CHARACTERS = 1516

/** How many characters a state may fall short: a compiled shape for each length shows as two humps. */
const FEWER = 8

/**
 * Gives the requests of a cell by their index from 0: the same seed and index give the same one.
 *
 * Every state is its own, in Chalk's layout and with Chalk's question, and up to 7 characters shorter
 * than the cell.
 */
export const statesOf =
  (cell: AskedCell, seed: string): ((index: number) => SystemOneRequest) =>
  index => {
    const next = generatorOf(`latency ${cell} ${index} ${seed}`)
    const most = cell === 'R' ? LESSON_STATE_CHARACTERS : cellCharacters[cell]
    const characters = most - whole(next, 0, FEWER - 1)
    if (cell === 'R') return rerankOf(next, characters)
    return stuckRequestOf(next, characters)
  }

/** Gives a request with Chalk's one question about a state of so many characters. */
export const stuckRequestOf = (next: Next, characters: number): SystemOneRequest => ({
  protocol: 1,
  state: stuckTextOf(next, characters),
  questions: { stuck: noul(STUCK_QUESTION) },
})

/** So many lesson questions about a state of so many characters. */
export type Growth = {
  readonly questions: number
  readonly characters: number
  /** The characters of each question; where it is left out, as many as the kit measures growth with. */
  readonly each?: number
}

/** Gives a request of a shape; index and seed make it its own. */
export const growthRequestOf = (
  { questions, characters, each = GROWTH_QUESTION_CHARACTERS }: Growth,
  seed: string,
  index: number,
): SystemOneRequest => {
  const next = generatorOf(`latency growth ${questions} ${characters} ${index} ${seed}`)
  return {
    protocol: 1,
    state: stuckTextOf(next, characters),
    questions: lessonsOf(next, questions, each),
  }
}

function rerankOf(next: Next, characters: number): SystemOneRequest {
  const each = Math.floor((cellCharacters.R - characters) / cellQuestions.R)
  return {
    protocol: 1,
    state: lessonTextOf(next, characters),
    questions: lessonsOf(next, cellQuestions.R, each),
  }
}

function lessonsOf(next: Next, count: number, characters: number): Record<string, Question> {
  const first = whole(next, 1, 900)
  const step = whole(next, 1, 40)
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `lesson_${first + at * step}`,
      noul(lessonAskedOf(next, characters)),
    ]),
  )
}
