import { ownValue } from '../../../spec/json-object.ts'
import { pointer } from '../../../spec/pointer.ts'
import type { Check } from '../../check.ts'
import { fail, isThrottled, pass, throttled, unmet } from '../../expect.ts'
import { answersOf } from '../../json-body.ts'
import { ask } from './ask.ts'
import { expectAnswered } from './judgement.ts'
import { doesATestFail, exampleAsk, KEY } from './questions.ts'
import { shown, told } from './reply.ts'
import { MARKER_TEST } from './states.ts'

const ranking = {
  type: 'x-ranking',
  instructions: 'Order the tests by how often they fail.',
  criteria: ['test_marker', 'test_app'],
}

const request = {
  ...exampleAsk,
  questions: { [KEY]: doesATestFail, order: ranking },
}

/** QUESTION-UNKNOWN-TYPE: refused or left out, never made up. */
export const questionUnknownType: Check = {
  id: 'question.unknown-type',
  clauses: ['QUESTION-UNKNOWN-TYPE'],
  title: 'a question of an unknown type is refused or left out',
  needs: ['questions.two'],
  requests: 2,
  sends: 'a question of type x-ranking beside a noul question',
  passes: 'status 4xx, or 200 with nothing under its key',
  control: 'two noul questions',
  killedBy: ['unknown-type-500', 'unknown-type-as-noul', 'unknown-type-null'],
  async run(probe) {
    const plain = await probe.ask(ask(MARKER_TEST, { [KEY]: doesATestFail, order: doesATestFail }))
    if (answersOf(plain) === null) return unmet(`an answer to two questions (${told(plain)})`)
    const exchange = await probe.ask(request)
    if (isThrottled(exchange)) return throttled(exchange)
    const status = exchange.received?.status ?? 0
    if (status >= 400 && status < 500) return pass
    const answers = answersOf(exchange)
    if (answers === null) return expectAnswered(exchange, 'a question of an unknown type')
    if (!Object.hasOwn(answers, 'order')) return pass
    return fail(exchange, {
      says: 'answered a question of a type it cannot know',
      at: pointer('answers', 'order'),
      expected: 'status 4xx, or no key',
      actual: shown(ownValue(answers, 'order')),
    })
  },
}
