import type { Question } from '../../../spec/nouns.ts'
import type { Check } from '../../check.ts'
import { type Answerable, answeredCheck } from './answered-check.ts'
import { ask } from './ask.ts'
import {
  causeQuestion,
  doesATestFail,
  exampleAsk,
  KEY,
  moduleInquiry,
  severityQuestion,
} from './questions.ts'
import { MARKER_TEST } from './states.ts'

type Row = Omit<Answerable, 'request' | 'title'> & {
  readonly state?: string
  readonly question: Question
}

const criteriaCheck = ({ state = MARKER_TEST, question, ...row }: Row): Check =>
  answeredCheck({
    ...row,
    title: `${row.what} is answered`,
    request: ask(state, { [KEY]: question }),
  })

const withoutCriteria = { what: 'the same question without criteria', request: exampleAsk }
const sides = { true: 'a test has failed', false: 'no test has failed' }

const nouls: readonly Row[] = [
  {
    id: 'noul.criteria-both',
    clauses: ['NOUL-CRITERIA-OPTIONAL'],
    what: 'a noul question with criteria for true and for false',
    question: { ...doesATestFail, criteria: sides },
    control: withoutCriteria,
    killedBy: ['noul-criteria-422'],
  },
  {
    id: 'noul.criteria-true-only',
    clauses: ['NOUL-CRITERIA-ONE-SIDED'],
    what: 'a noul question with a criterion for true alone',
    question: { ...doesATestFail, criteria: { true: sides.true } },
    control: withoutCriteria,
    needs: ['noul.criteria-both'],
    killedBy: ['one-sided-criteria-422'],
  },
  {
    id: 'noul.criteria-false-only',
    clauses: ['NOUL-CRITERIA-ONE-SIDED'],
    what: 'a noul question with a criterion for false alone',
    question: { ...doesATestFail, criteria: { false: sides.false } },
    control: withoutCriteria,
    needs: ['noul.criteria-true-only'],
    killedBy: ['false-criterion-alone-500'],
  },
]

const few = (count: 2 | 3, killedBy: Row['killedBy']): Row => ({
  id: `choice.options-${count}`,
  clauses: ['CHOICE-OPTIONS'],
  what: `a choice question with ${count} options`,
  state: 'job integration: psql could not connect to db.internal: Connection refused',
  question: causeQuestion(count),
  killedBy,
})

// A server that stops at 26 options stops at 27, 64 and 255 as well: each number needs the one below.
const many = (count: number, below: number, killedBy: Row['killedBy']): Row => ({
  id: `choice.options-${count}`,
  clauses: ['CHOICE-MANY-OPTIONS'],
  what: `a choice question with ${count} options`,
  ...moduleInquiry(count),
  needs: [`choice.options-${below}`],
  killedBy,
})

const choices: readonly Row[] = [
  few(2, ['two-options-refused']),
  few(3, ['three-options-500']),
  many(26, 3, ['options-cap-10']),
  many(27, 26, ['options-cap-26']),
  many(64, 27, ['options-cap-50']),
  many(255, 64, ['options-cap-64', 'options-cap-200']),
]

const scale = (levels: 2 | 3 | 10, killedBy: Row['killedBy']): Row => ({
  id: `score.levels-${levels}`,
  clauses: ['SCORE-LEVELS'],
  what: `a score question with ${levels} levels`,
  question: severityQuestion(levels),
  killedBy,
})

const scores: readonly Row[] = [
  scale(2, ['two-levels-refused']),
  scale(3, ['three-levels-500']),
  scale(10, ['levels-cap-9', 'levels-cap-5']),
]

/** The checks that every form of criteria the page allows is answered. */
export const criteriaChecks: readonly Check[] = [...nouls, ...choices, ...scores].map(criteriaCheck)
