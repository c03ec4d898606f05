import type { Mutant } from '../../../mutant.ts'
import { isObject } from '../../edit.ts'
import { repairQuestions } from '../repair.ts'

/** Takes a list of names for options without descriptions. */
export const choiceArrayAnswered: Mutant = {
  id: 'choice-array-answered',
  breaks: 'REQUEST-REFUSED',
  says: 'Answers a choice whose criteria are an array.',
  reply: repairQuestions(question => {
    if (!isObject(question) || question['type'] !== 'choice') return question
    const names: unknown = question['criteria']
    if (!Array.isArray(names)) return question
    return { ...question, criteria: Object.fromEntries(names.map(name => [String(name), ''])) }
  }),
}
