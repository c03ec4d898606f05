import type { Mutant } from '../../../mutant.ts'
import { isObject, type JsonObject, jsonReply, questionsOf } from '../../edit.ts'

const isForeign = (question: JsonObject): boolean => String(question['type']).startsWith('x-')

export const unknownTypeNull: Mutant = {
  id: 'unknown-type-null',
  breaks: 'QUESTION-UNKNOWN-TYPE',
  says: 'Answers null to a question of a type it does not know.',
  reply: (request, conforming) => {
    const questions = Object.entries(questionsOf(request))
    const foreign = questions.filter(([, question]) => isObject(question) && isForeign(question))
    if (foreign.length === 0) return conforming(request)
    const answers = Object.fromEntries(foreign.map(([key]) => [key, null]))
    return jsonReply(200, { model: 'fake-decider', answers })
  },
}
