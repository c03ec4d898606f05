import { ownValue } from '../../../spec/json-object.ts'
import { pointer } from '../../../spec/pointer.ts'
import type { Check } from '../../check.ts'
import { fail, pass, unmet } from '../../expect.ts'
import { answersOf } from '../../json-body.ts'
import { exampleAsk, mixedAsk } from './questions.ts'
import { shown, told } from './reply.ts'

/** ANSWER-KEYS-ASKED: nothing is answered that was not asked. */
export const noneInvented: Check = {
  id: 'keys.none-invented',
  clauses: ['ANSWER-KEYS-ASKED'],
  title: 'answers holds no key that was not asked',
  needs: ['body.answers'],
  requests: 2,
  sends: 'one question alone, then three in one request',
  passes: 'every key of answers is the key of a question',
  killedBy: ['extra-key-invented'],
  async run(probe) {
    const unanswered: string[] = []
    for (const request of [exampleAsk, mixedAsk]) {
      const exchange = await probe.ask(request)
      const answers = answersOf(exchange)
      const keys = Object.keys(answers ?? {})
      const invented = keys.find(key => !Object.hasOwn(request.questions, key))
      if (answers === null) unanswered.push(told(exchange))
      if (invented === undefined) continue
      return fail(exchange, {
        says: `answers holds ${shown(invented)}, which was not asked`,
        at: pointer('answers', invented),
        expected: `no key but ${Object.keys(request.questions).join(', ')}`,
        actual: shown(ownValue(answers ?? {}, invented)),
      })
    }
    return unanswered.length === 2 ? unmet(`an answer (${unanswered.join('; ')})`) : pass
  },
}
