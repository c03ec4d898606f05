import type { ScoreQuestion } from '../../../spec/nouns.ts'
import { type Ask, ask, record } from './ask.ts'
import { stateOfLength } from './states.ts'

/** Chalk's question whether a run is stuck, with the longest state it has (section "What a decider receives"). */
export const stuckAsk: Ask = ask(stateOfLength(6000), {
  stuck: {
    type: 'noul',
    instructions: 'Is the agent stuck on the same root cause as in the previous loop?',
  },
})

const failure = [
  'Current failure:',
  'FAILED tests/test_invoice.py::test_total[façade] - TypeError: unsupported operand: {"a": 1}',
  'Traceback (most recent call last):',
  '  File "src/invoice.py", line 41, in total',
  '    return f"{net} + {tax}%" % rates  # “rounded” — see <issue>',
].join('\n')

const lesson = (id: number): string =>
  [
    `Lesson ${id}: would this fix help with the current failure?`,
    `Failure: TypeError in src/module_${id}.py: can't multiply sequence by non-int of type 'str'`,
    `Fix: convert the amount with Decimal(…) before the sum; do not round twice → ✅ (${id})`,
    'The build was green afterwards. '.repeat(12),
  ].join('\n')

/** Chalk's choice among five past lessons, in about 4,000 characters. */
export const lessonAsk: Ask = ask(
  failure,
  record(
    [3, 12, 40, 41, 107].map(id => [
      `lesson_${id}`,
      { type: 'noul', instructions: lesson(id) } as const,
    ]),
  ),
)

/** Chalk's choice with one lesson left, whose failure and fix fill the request. */
export const longLessonAsk: Ask = ask(failure, {
  lesson_7: { type: 'noul', instructions: lesson(7).padEnd(2200, ' The note goes on at length.') },
})

/** Asks how much is broken on a scale of `levels` levels. */
export const scaleOf = (levels: number): ScoreQuestion => ({
  type: 'score',
  instructions: 'How much of the build is broken?',
  criteria: Array.from({ length: levels }, (_, level) =>
    level === 0 ? 'nothing at all' : `about ${level} of ${levels - 1} parts`,
  ),
})
