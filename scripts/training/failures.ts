import { distinctFaults, type KnownFault } from '../../conformance/corpus/bank/known-faults.ts'
import type { Next } from '../../conformance/corpus/case.ts'
import {
  LESSON_QUESTION,
  lessonQuestion,
  lessonState,
  STUCK_QUESTION,
  stuckState,
} from '../../conformance/corpus/chalk.ts'
import { comesTrue, pick, shuffled, whole } from '../../conformance/corpus/drawing.ts'
import { diffStat, errorOf, loopWith, occasionOf } from '../../conformance/corpus/failing-run.ts'
import { failureOf } from '../../conformance/corpus/families/lesson.ts'
import { otherFault } from '../../conformance/corpus/families/stuck.ts'
import { type Asked, asked, type Known } from './known.ts'
import { lessonWording, stuckWording } from './wordings.ts'

/** Draws the same fault in one of two cases, else another, from far to near. */
const faultBeside = (next: Next, fault: KnownFault): KnownFault =>
  comesTrue(next, 0.5) ? fault : otherFault(next, fault, whole(next, 1, 5))

const { same, opposite } = stuckWording
const [isFitting, isTheFix] = lessonWording.same
const [isUseless] = lessonWording.opposite

const hasErrorOf = (one: KnownFault, other: KnownFault): boolean =>
  one.program === other.program &&
  one.failing[0] === other.failing[0] &&
  one.firstError === other.firstError

/** The first errors of two loops alone: what tells most of them apart, in a quarter of the words. */
export function errors(next: Next): Known {
  const fault = pick(next, distinctFaults)
  const other = faultBeside(next, fault)
  const isSame = hasErrorOf(other, fault)
  const [one, two] = [fault, other].map(each => errorOf(each, occasionOf(next)))
  const state = comesTrue(next, 0.5)
    ? `previous loop:\n  first error: ${one}\ncurrent loop:\n  first error: ${two}`
    : `loop 1: ${one}\nloop 2: ${two}`
  const questions = [asked(pick(next, same), isSame), asked(pick(next, opposite), !isSame)]
  return { family: 'errors', state, questions }
}

/** A first error, and past ones with their fixes. */
export function fixes(next: Next): Known {
  const fault = pick(next, distinctFaults)
  const past = Array.from({ length: 4 }, () => faultBeside(next, fault))
  return {
    family: 'fixes',
    state: `Current failure:\nfirst error: ${errorOf(fault, occasionOf(next))}`,
    questions: past
      // Of two faults with one error, the error alone does not tell.
      .filter(each => each === fault || !hasErrorOf(each, fault))
      .map(each => asked(lessonOf(next, each), each === fault)),
  }
}

function lessonOf(next: Next, past: KnownFault): string {
  const error = errorOf(past, occasionOf(next))
  return pick(next, [
    `${isFitting}\nPast failure: ${error}`,
    `${isFitting}\nPast failure: ${error}\nIts fix: ${past.fix}`,
    `${isTheFix}\nIts fix: ${past.fix}`,
  ])
}

/** Two loops, the question of them in several words, and what else can be told. */
export function loops(next: Next): Known {
  const fault = pick(next, distinctFaults)
  const other = faultBeside(next, fault)
  const isSame = fault === other
  const isReordered = comesTrue(next, 0.5)
  const previous = loopWith(next, fault, isReordered)
  const current = loopWith(next, other, isReordered)
  const stat = comesTrue(next, 0.3) ? diffStat(next) : []
  const tests = shuffled(next, [...previous.failing, ...current.failing]).slice(0, 2)
  const isInBoth = (test: string) =>
    previous.failing.includes(test) && current.failing.includes(test)
  return {
    family: 'stuck',
    state: stuckState(previous, current, stat),
    questions: [
      asked(STUCK_QUESTION, isSame),
      asked(pick(next, same), isSame),
      asked(pick(next, opposite), !isSame),
      asked('Is the first error the same in both loops?', hasErrorOf(fault, other)),
      ...tests.map(test => asked(`Did ${test} fail in both loops?`, isInBoth(test))),
      asked(
        'Did fewer tests fail in the current loop?',
        current.failing.length < previous.failing.length,
      ),
    ],
  }
}

/** A failure and three lessons, each of which fits it or does not. */
export function lessons(next: Next): Known {
  const fault = pick(next, distinctFaults)
  const questions = [wholeLesson, eitherLesson, eitherLesson].map(ask => {
    const past = faultBeside(next, fault)
    return ask(next, past, past === fault)
  })
  return { family: 'lesson', state: lessonState(failureOf(next, fault, true)), questions }
}

const questionOf = (next: Next, past: KnownFault): string =>
  lessonQuestion(failureOf(next, past, comesTrue(next, 0.5)), past.fix)

const wholeLesson = (next: Next, past: KnownFault, fits: boolean): Asked =>
  asked(questionOf(next, past), fits)

function eitherLesson(next: Next, past: KnownFault, fits: boolean): Asked {
  if (comesTrue(next, 0.15)) return wholeLesson(next, past, fits)
  if (comesTrue(next, 0.2)) {
    return asked(questionOf(next, past).replace(LESSON_QUESTION, isUseless), !fits)
  }
  const short = pick(next, [
    `Would this fix help? ${past.fix}`,
    `Is this the fix? ${past.fix}`,
    `${isFitting}\nIts fix: ${past.fix}`,
  ])
  return asked(short, fits)
}
