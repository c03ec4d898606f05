import { isObject, type JsonObject, ownValue } from '../../../spec/json-object.ts'
import { pointer } from '../../../spec/pointer.ts'
import type { Check } from '../../check.ts'
import { type Complaint, fail, pass, unmet } from '../../expect.ts'
import { answersOf } from '../../json-body.ts'
import { type Ask, ask, type Inquiry } from './ask.ts'
import { choiceInquiries, KEY, mixedAsk, noulInquiries, scoreInquiries } from './questions.ts'
import { shown, told } from './reply.ts'

const alone = [noulInquiries, choiceInquiries, scoreInquiries].flatMap(
  (inquiries: readonly Inquiry[]) => inquiries.slice(0, 2),
)
const asks: readonly Ask[] = [
  ...alone.map(({ state, question }) => ask(state, { [KEY]: question })),
  mixedAsk,
]

/** Finds the first answer whose type is not its question's, or null. */
function mistyped({ questions }: Ask, answers: JsonObject): Complaint | null {
  for (const [key, { type }] of Object.entries(questions)) {
    const answer = ownValue(answers, key)
    const given = isObject(answer) ? ownValue(answer, 'type') : undefined
    if (answer === undefined || given === type) continue
    return {
      says: isObject(answer)
        ? `the answer to a ${type} question has ${given === undefined ? 'no type' : 'another type'}`
        : `the answer to a ${type} question is no object`,
      at: isObject(answer) ? pointer('answers', key, 'type') : pointer('answers', key),
      expected: `an answer of type ${type}`,
      actual: shown(isObject(answer) ? given : answer),
    }
  }
  return null
}

/** ANSWER-TYPE, alone and beside questions of other types. */
export const answerTypes: Check = {
  id: 'answers.types',
  clauses: ['ANSWER-TYPE'],
  title: 'each answer has the type of its question',
  needs: ['body.answers'],
  requests: asks.length,
  sends: 'two noul, choice and score questions, each alone, then one of each in one request',
  passes: 'every answer is an object whose type is its question’s',
  killedBy: ['type-missing', 'type-swapped', 'type-upper-case', 'answers-bare'],
  async run(probe) {
    const unanswered: string[] = []
    let judged = 0
    for (const request of asks) {
      const exchange = await probe.ask(request)
      const answers = answersOf(exchange)
      const complaint = answers === null ? null : mistyped(request, answers)
      if (complaint !== null) return fail(exchange, complaint)
      if (answers === null) unanswered.push(told(exchange))
      else judged += Object.keys(request.questions).filter(key => ownValue(answers, key)).length
    }
    return judged > 0 ? pass : unmet(`an answer (${unanswered.join('; ') || 'all left out'})`)
  },
}
