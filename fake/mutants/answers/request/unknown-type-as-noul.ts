import type { Mutant } from '../../../mutant.ts'
import { asksOne } from '../../asked.ts'
import { answerAsIf, askedOf, isObject, type JsonObject, questionsOf } from '../../edit.ts'

const isForeign = (question: JsonObject): boolean => String(question['type']).startsWith('x-')

const known = (question: unknown): unknown =>
  isObject(question) && isForeign(question)
    ? { type: 'noul', instructions: question['instructions'] }
    : question

export const unknownTypeAsNoul: Mutant = {
  id: 'unknown-type-as-noul',
  breaks: 'QUESTION-UNKNOWN-TYPE',
  says: 'Answers a question of a type it does not know as if it were a noul.',
  reply: answerAsIf(request => {
    const questions = Object.entries(questionsOf(request)).map(([key, question]) => [
      key,
      known(question),
    ])
    const asked = { ...askedOf(request), questions: Object.fromEntries(questions) }
    return asksOne(request, isForeign)
      ? { ...request, body: Buffer.from(JSON.stringify(asked)) }
      : request
  }),
}
