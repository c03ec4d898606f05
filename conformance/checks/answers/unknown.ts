import { isObject, ownValue } from '../../../spec/json-object.ts'
import type { Question } from '../../../spec/nouns.ts'
import { pointer } from '../../../spec/pointer.ts'
import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import { type Complaint, fail, pass, unmet } from '../../expect.ts'
import { answersOf } from '../../json-body.ts'
import { answeredCheck } from './answered-check.ts'
import { ask } from './ask.ts'
import { expectAnswered } from './judgement.ts'
import { causeQuestion, doesATestFail, exampleAsk, KEY, severityQuestion } from './questions.ts'
import { isProbability, shown, told } from './reply.ts'
import { GREEN_BUILD, MARKER_TEST, NO_DATABASE, RED_BUILD } from './states.ts'

const unknowable = (question: Question): Question => ({
  ...question,
  instructions: `The following is unknowable from the text: ${question.instructions}`,
})

const breakfast: Question = unknowable({
  type: 'noul',
  instructions: 'did the author of the change have breakfast?',
})

const questions: readonly Question[] = [
  breakfast,
  unknowable({ ...causeQuestion(3), instructions: 'what made last year’s first job fail?' }),
  unknowable({ ...severityQuestion(3), instructions: 'how bad will the next build be?' }),
]

const noError = answeredCheck({
  id: 'unknown.no-error',
  clauses: ['UNKNOWN-MISSING-KEY'],
  title: 'a question that cannot be answered is no error',
  what: 'a question the text cannot answer',
  request: ask(MARKER_TEST, { [KEY]: breakfast }),
  control: { what: 'a question the text can answer', request: exampleAsk },
  killedBy: ['unknown-422', 'unknown-500', 'unknown-404'],
})

const isValued: Readonly<Record<Question['type'], (value: unknown) => boolean>> = {
  noul: isProbability,
  choice: value => typeof value === 'string' && value !== '',
  score: value => typeof value === 'number',
}

/** Finds what stands in for an answer under the key: null, an empty value, an answer without its value. */
function placeholder(answer: unknown, { type }: Question): Complaint | null {
  const isReal = isObject(answer) && isValued[type](ownValue(answer, type))
  if (answer === undefined || isReal) return null
  return {
    says: `an unknown answer to a ${type} question is ${shown(answer)} and not a missing key`,
    at: pointer('answers', KEY),
    expected: `no key, or an answer of type ${type}`,
    actual: shown(answer),
  }
}

const notNull: Check = {
  id: 'unknown.not-null',
  clauses: ['UNKNOWN-NOT-NULL'],
  title: 'an unknown answer is a missing key and no placeholder',
  needs: ['unknown.no-error', 'answers.types'],
  requests: questions.length,
  sends: 'a noul, a choice and a score question the text cannot answer, each alone',
  passes: 'the key is missing, or holds an answer with its value',
  killedBy: ['unknown-null', 'unknown-empty-string', 'unknown-empty-object', 'unknown-null-value'],
  async run(probe) {
    const unanswered: string[] = []
    for (const question of questions) {
      const exchange = await probe.ask(ask(MARKER_TEST, { [KEY]: question }))
      const answers = answersOf(exchange)
      const complaint = answers === null ? null : placeholder(ownValue(answers, KEY), question)
      if (complaint !== null) return fail(exchange, complaint)
      if (answers === null) unanswered.push(told(exchange))
    }
    return unanswered.length < questions.length ? pass : unmet(`an answer (${unanswered[0]})`)
  },
}

const states = [MARKER_TEST, GREEN_BUILD, RED_BUILD, NO_DATABASE] as const

const hasAnswer = (exchange: Exchange): boolean => {
  const answers = answersOf(exchange)
  return answers !== null && isObject(ownValue(answers, KEY))
}

const alone: Check = {
  id: 'unknown.alone',
  clauses: ['UNKNOWN-ALONE'],
  title: 'a question that cannot be answered takes no other with it',
  needs: ['unknown.no-error', 'questions.two'],
  requests: 2 * states.length,
  sends: 'a question the text cannot answer beside one it can, for up to four texts',
  passes: 'the one it can answer is answered beside the other for one of the texts',
  control: 'the answerable question alone',
  killedBy: ['unknown-sinks-all', 'unknown-sinks-status'],
  async run(probe) {
    let last: Exchange | null = null
    for (const state of states) {
      const plain = await probe.ask(ask(state, { [KEY]: doesATestFail }))
      if (!hasAnswer(plain)) continue
      const both = await probe.ask(ask(state, { [KEY]: doesATestFail, breakfast }))
      if (answersOf(both) === null) {
        return expectAnswered(both, 'an answerable question beside one the text cannot answer')
      }
      if (hasAnswer(both)) return pass
      last = both
    }
    if (last === null) return unmet('an answer to an easy question alone')
    return fail(last, {
      says: 'a question the text cannot answer takes the answer to another with it',
      at: pointer('answers', KEY),
      expected: 'the answer that is given when the question is asked alone',
      actual: 'nothing under its key',
    })
  },
}

/** The checks of how a server says that it does not know. */
export const unknownChecks: readonly Check[] = [noError, notNull, alone]
