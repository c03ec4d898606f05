import type { Check } from '../../check.ts'
import { fail, pass, unmet } from '../../expect.ts'
import { answersOf } from '../../json-body.ts'
import { answeredCheck } from './answered-check.ts'
import { ask, record } from './ask.ts'
import { expectAnswered } from './judgement.ts'
import { didTheBuildSucceed, doesATestFail, eightQuestions, exampleAsk } from './questions.ts'
import { told } from './reply.ts'
import { MARKER_TEST, RED_BUILD } from './states.ts'

/** REQUEST-QUESTIONS-TOGETHER at its second number, on which every request of several questions stands. */
export const questionsTwo = answeredCheck({
  id: 'questions.two',
  clauses: ['REQUEST-QUESTIONS-TOGETHER'],
  title: 'two questions in one request are answered',
  what: 'a request with two questions',
  request: ask(MARKER_TEST, { failing: doesATestFail, succeeded: didTheBuildSucceed }),
  control: { what: 'a request with one question', request: exampleAsk },
  killedBy: ['one-question-only'],
})

const orders = [0, 3, 6] as const

/** Gives the eight questions, the ones from `start` on first. */
function rotated(start: number): ReturnType<typeof ask> {
  const entries = Object.entries(eightQuestions)
  return ask(RED_BUILD, record([...entries.slice(start), ...entries.slice(0, start)]))
}

/** Counts the questions left out at the end of a request, provided no other was left out. */
function leftOutAtEnd(asked: readonly string[], answers: object): number {
  const answered = asked.filter(key => Object.hasOwn(answers, key)).length
  const isCut = asked.slice(0, answered).every(key => Object.hasOwn(answers, key))
  return isCut ? asked.length - answered : 0
}

/**
 * REQUEST-QUESTIONS-TOGETHER at its upper end.
 * A key left out is an unknown answer; only where the last two or more are missing however the same
 * questions are ordered does their place, not their content, decide.
 */
export const questionsEight: Check = {
  id: 'questions.eight',
  clauses: ['REQUEST-QUESTIONS-TOGETHER'],
  title: 'eight questions of all types in one request are answered',
  needs: [
    'questions.two',
    'state.lines',
    'choice.options-2',
    'choice.options-3',
    'score.levels-2',
    'score.levels-3',
  ],
  requests: 1 + orders.length,
  sends:
    'three noul, three choice and two score questions about one text; in other orders if the last ones were left out',
  passes: 'status 200 with an answers object that does not cut the questions off at a number',
  control: 'a request with one question',
  killedBy: ['six-questions-cap', 'six-questions-answered'],
  async run(probe) {
    const plain = await probe.ask(exampleAsk)
    if (answersOf(plain) === null) return unmet(`an answer to one question (${told(plain)})`)
    let fewest = Number.POSITIVE_INFINITY
    for (const start of orders) {
      const request = rotated(start)
      const exchange = await probe.ask(request)
      const answers = answersOf(exchange)
      if (answers === null) return expectAnswered(exchange, 'a request with eight questions')
      fewest = Math.min(fewest, leftOutAtEnd(Object.keys(request.questions), answers))
      if (fewest < 2) return pass
      if (start !== orders.at(-1)) continue
      return fail(exchange, {
        says: `leaves out the last ${fewest} of eight questions, whichever they are`,
        at: '/answers',
        expected: 'an answer to each question that can be answered',
        actual: `the keys ${Object.keys(answers).join(', ')}`,
      })
    }
    return pass
  },
}
