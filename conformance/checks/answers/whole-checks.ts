import type { ClauseId } from '../../../spec/clauses.ts'
import type { Check } from '../../check.ts'
import { type Ask, ask, record } from './ask.ts'
import { lessonAsk, longLessonAsk, scaleOf, stuckAsk } from './page-asks.ts'
import { doesATestFail, eightQuestions, exampleAsk, KEY, mixedAsk } from './questions.ts'
import { GREEN_BUILD, MARKER_TEST, RED_BUILD, stateOfLength } from './states.ts'
import { judgeWholes } from './whole.ts'

type Row = Pick<Check, 'title' | 'sends' | 'killedBy'> & {
  readonly name: string
  readonly requests: readonly Ask[]
  /** The rule that such a request is answered, what it is called, and who else sends one. */
  readonly answered?: {
    readonly clause: ClauseId
    readonly called: string
    readonly needs: readonly string[]
  }
}

const eight = Object.entries(eightQuestions)
const sides = { true: 'a test has failed', false: 'no test has failed' }

const withCriteria = (state: string, criteria: { true?: string; false?: string }): Ask =>
  ask(state, { [KEY]: { ...doesATestFail, criteria } })

const rows: readonly Row[] = [
  {
    name: 'together',
    title: 'every answer is whole where several questions are asked',
    sends: 'three questions of different types, then eight in two orders',
    requests: [
      mixedAsk,
      ask(RED_BUILD, eightQuestions),
      ask(GREEN_BUILD, record([...eight.slice(4), ...eight.slice(0, 4)])),
    ],
    killedBy: [
      'second-noul-above-one',
      'second-confidence-missing',
      'several-model-missing',
      'several-protocol-2',
      'several-duplicate-key',
    ],
  },
  {
    name: 'long-state',
    title: 'every answer about a long state is whole',
    sends: 'states of 1,500, 4,000 and 6,000 characters, each with three questions',
    requests: [1500, 4000, 6000].map(length => ask(stateOfLength(length), mixedAsk.questions)),
    killedBy: ['long-state-noul-null', 'long-state-byte-order-mark'],
  },
  {
    name: 'criteria',
    title: 'every answer to a noul question with criteria is whole',
    sends: 'noul questions with criteria for true and false, for true alone and for false alone',
    requests: [
      withCriteria(MARKER_TEST, sides),
      withCriteria(GREEN_BUILD, sides),
      withCriteria(MARKER_TEST, { true: sides.true }),
      withCriteria(MARKER_TEST, { false: sides.false }),
    ],
    killedBy: ['criteria-noul-null'],
  },
  {
    name: 'levels',
    title: 'every answer to a score question of 4 to 9 levels is whole',
    sends: 'score questions of 4, 5, 6, 7, 8 and 9 levels',
    requests: [4, 5, 6, 7, 8, 9].map(levels => ask(RED_BUILD, { [KEY]: scaleOf(levels) })),
    answered: {
      clause: 'SCORE-LEVELS',
      called: 'a score question with 4 to 9 levels',
      needs: ['score.levels-3', 'score.levels-10'],
    },
    killedBy: ['five-levels-off-scale', 'five-levels-422'],
  },
  {
    name: 'page',
    title: 'every answer to the requests Chalk makes is whole',
    sends:
      'the stuck question about two loops, five lessons with a key each about one failure, and one long lesson',
    requests: [exampleAsk, stuckAsk, lessonAsk, longLessonAsk],
    answered: {
      clause: 'REQUEST-QUESTIONS-TOGETHER',
      called: 'a request as Chalk makes it',
      needs: ['state.length-6000', 'questions.eight'],
    },
    killedBy: ['lesson-noul-text', 'long-instructions-422', 'instructions-cap-2000'],
  },
]

/** The checks that an answer is as good in any request as it is alone. */
export const wholeChecks: readonly Check[] = rows.map(({ name, requests, answered, ...row }) => ({
  ...row,
  id: `whole.${name}`,
  clauses: [
    'NOUL-RANGE',
    'CHOICE-OPTION',
    'CHOICE-CONFIDENCE',
    'SCORE-RANGE',
    'SCORE-CONFIDENCE',
    'ANSWER-TYPE',
    'ANSWER-KEYS-ASKED',
    'RESPONSE-MODEL',
    'RESPONSE-BYTES',
    'RESPONSE-UNIQUE-KEYS',
    'VERSION-REPLY',
    ...(answered === undefined ? [] : [answered.clause]),
  ],
  // What is wrong everywhere is told by the check of that rule, once.
  needs: [
    'noul.probability',
    'choice.option',
    'choice.confidence',
    'score.range',
    'score.confidence',
    'keys.none-invented',
    'body.model',
    'body.bytes',
    'body.unique-keys',
    'version.reply',
    ...(answered?.needs ?? []),
  ],
  requests: requests.length,
  passes:
    'in each response clean JSON, a model, protocol 1 or none, and under each key an answer a client can read, or nothing',
  run: probe => judgeWholes(probe, requests, answered?.called),
}))
