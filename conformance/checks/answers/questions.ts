import type { ChoiceQuestion, NoulQuestion, ScoreQuestion } from '../../../spec/nouns.ts'
import { type Ask, ask, type Inquiry, record } from './ask.ts'
import { GREEN_BUILD, MARKER_TEST, NO_DATABASE, RED_BUILD, STUCK_LOOPS } from './states.ts'

/** The key the single-question requests use. */
export const KEY = 'q'

/** The page's own question by hand, section "Testing a decider". */
export const doesATestFail: NoulQuestion = { type: 'noul', instructions: 'Does a test fail?' }

/** A second easy question, about a build. */
export const didTheBuildSucceed: NoulQuestion = {
  type: 'noul',
  instructions: 'Did the build succeed?',
}

/** The page's example by hand. */
export const exampleAsk: Ask = ask(MARKER_TEST, { [KEY]: doesATestFail })

/** Plain noul questions about different texts. */
export const noulInquiries: readonly Inquiry<NoulQuestion>[] = [
  { state: MARKER_TEST, question: doesATestFail },
  { state: GREEN_BUILD, question: didTheBuildSucceed },
  {
    state: STUCK_LOOPS,
    question: { type: 'noul', instructions: 'Did both loops end at the same error?' },
  },
]

const causes = [
  ['code', 'the change under test is wrong'],
  ['environment', 'a service, network or machine the build needs was not there'],
  ['dependency', 'a library could not be installed or has changed'],
  ['configuration', 'a setting is missing or has a wrong value'],
  ['flaky', 'the same code passes and fails without a change'],
  ['timeout', 'a step took longer than it may'],
  ['memory', 'a process was ended for using too much memory'],
  ['disk', 'no space was left on a disk'],
  ['permission', 'a file or service refused access'],
  ['nothing', 'nothing failed'],
] as const

/** Asks which of the first `count` causes, 2 to 10, explains a failure. */
export const causeQuestion = (count: number): ChoiceQuestion => ({
  type: 'choice',
  instructions: 'What made the job fail?',
  criteria: record(causes.slice(0, count)),
})

const moduleName = (index: number): string => `module-${String(index).padStart(3, '0')}`

/** Asks which of `count` modules a failing test belongs to; the text names the one in the middle. */
export function moduleInquiry(count: number): Inquiry<ChoiceQuestion> {
  const modules = Array.from({ length: count }, (_, index) => moduleName(index))
  return {
    state: `FAILED packages/${moduleName(count >> 1)}/test/read.test.ts: expected 3, got 4`,
    question: {
      type: 'choice',
      instructions: 'Which module does the failing test belong to?',
      criteria: record(modules.map(name => [name, `the failing test is one of ${name}`])),
    },
  }
}

/** Choice questions of 2, 3, 10 and 255 options about different texts. */
export const choiceInquiries: readonly Inquiry<ChoiceQuestion>[] = [
  { state: NO_DATABASE, question: causeQuestion(2) },
  { state: RED_BUILD, question: causeQuestion(3) },
  { state: STUCK_LOOPS, question: causeQuestion(10) },
  moduleInquiry(255),
]

const scales: Readonly<Record<2 | 3 | 10, readonly string[]>> = {
  2: ['nothing is broken', 'something is broken'],
  3: ['no test fails', 'one test fails', 'several tests fail'],
  10: [
    'all is well',
    'a note for later',
    'a warning',
    'several warnings',
    'one skipped test',
    'one failing test',
    'several failing tests',
    'most tests fail',
    'no test can run',
    'nothing can be built',
  ],
}

/** Asks how bad a build is on a scale of 2, 3 or 10 levels. */
export const severityQuestion = (levels: 2 | 3 | 10): ScoreQuestion => ({
  type: 'score',
  instructions: 'How bad is the state of the build?',
  criteria: scales[levels],
})

/** Score questions of 2, 3 and 10 levels about different texts. */
export const scoreInquiries: readonly Inquiry<ScoreQuestion>[] = [
  { state: GREEN_BUILD, question: severityQuestion(2) },
  { state: STUCK_LOOPS, question: severityQuestion(3) },
  { state: RED_BUILD, question: severityQuestion(10) },
]

/** One request with a question of each type. */
export const mixedAsk: Ask = ask(RED_BUILD, {
  failing: doesATestFail,
  cause: causeQuestion(3),
  severity: severityQuestion(3),
})

/** The greatest number of questions a client puts into one request (REQUEST-QUESTIONS-MAX), all types among them. */
export const eightQuestions: Ask['questions'] = {
  failing: doesATestFail,
  cause: causeQuestion(3),
  severity: severityQuestion(3),
  succeeded: didTheBuildSucceed,
  origin: causeQuestion(5),
  damage: severityQuestion(2),
  compiled: { type: 'noul', instructions: 'Did everything compile?' },
  reason: causeQuestion(2),
}
