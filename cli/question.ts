import { UsageError } from '../conformance/errors.ts'
import type { Question } from '../spec/nouns.ts'

/** The questions as the options of `ask` give them. */
export type QuestionOptions = {
  readonly noul: readonly string[]
  readonly choice: readonly string[]
  readonly score?: string
  readonly question?: string
}

/** Makes the questions of a request from the options of `ask`; throws a UsageError where they make none. */
export function questionsFrom(options: QuestionOptions): Record<string, Question> {
  const { noul, choice, score } = options
  const questions: [string, Question][] = noul.map((instructions, index) => [
    index === 0 ? 'noul' : `noul${index + 1}`,
    { type: 'noul', instructions },
  ])
  if (choice.length > 0) questions.push(['choice', choiceFrom(choice, textOf(options, '--choice'))])
  if (score !== undefined) questions.push(['score', scoreFrom(score, textOf(options, '--score'))])
  if (questions.length > 0) return Object.fromEntries(questions)
  throw new UsageError(
    'no question was given: use --noul "<question>", or --question "<question>" with --choice key=desc (twice or more) or --score "low,mid,high".',
  )
}

function textOf({ question }: QuestionOptions, option: string): string {
  if (question !== undefined) return question
  throw new UsageError(`${option} needs a question: add --question "<question>".`)
}

function choiceFrom(choice: readonly string[], instructions: string): Question {
  const criteria = choice.map((pair): [string, string] => {
    const at = pair.indexOf('=')
    if (at > 0) return [pair.slice(0, at), pair.slice(at + 1)]
    throw new UsageError(`"${pair}" is no option: write key=description, for example pass=passes.`)
  })
  if (criteria.length > 1)
    return { type: 'choice', instructions, criteria: Object.fromEntries(criteria) }
  throw new UsageError('a choice has at least 2 options: give --choice key=description once more.')
}

function scoreFrom(score: string, instructions: string): Question {
  const criteria = score.split(',').map(level => level.trim())
  if (criteria.length >= 2 && criteria.length <= 10)
    return { type: 'score', instructions, criteria }
  throw new UsageError(
    `a score has 2 to 10 levels, the lowest first, and ${criteria.length} came: write --score "low,mid,high".`,
  )
}
