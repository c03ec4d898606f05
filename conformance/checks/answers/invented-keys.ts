import { ownValue } from '../../../spec/json-object.ts'
import { pointer } from '../../../spec/pointer.ts'
import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import { fail, pass } from '../../expect.ts'
import { answersOf } from '../../json-body.ts'
import type { Verdict } from '../../verdict.ts'
import type { Ask } from './ask.ts'
import { judgeEach } from './judgement.ts'
import { exampleAsk, mixedAsk } from './questions.ts'
import { shown } from './reply.ts'

/** Judges that every key of the answers was asked; null where there are no answers. */
function judgeKeys(exchange: Exchange, { questions }: Ask): Verdict | null {
  const answers = answersOf(exchange)
  if (answers === null) return null
  const invented = Object.keys(answers).find(key => !Object.hasOwn(questions, key))
  if (invented === undefined) return pass
  return fail(exchange, {
    says: `answers holds ${shown(invented)}, which was not asked`,
    at: pointer('answers', invented),
    expected: `no key but ${Object.keys(questions).join(', ')}`,
    actual: shown(ownValue(answers, invented)),
  })
}

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
  run: probe => judgeEach(probe, [exampleAsk, mixedAsk], judgeKeys),
}
