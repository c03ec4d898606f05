import type { Next } from '../../conformance/corpus/case.ts'
import { comesTrue, pick, shuffled, whole } from '../../conformance/corpus/drawing.ts'
import { logOf, testsOf } from '../../conformance/corpus/families/logs.ts'
import { drawTables } from '../../conformance/corpus/families/tables.ts'
import { services } from '../../conformance/corpus/vocabulary.ts'
import { asked, type Known } from './known.ts'
import { inTwoLists } from './matching.ts'

/** The logs of two loops, and for each test whether it failed in both. */
export function manyLogs(next: Next): Known {
  const tests = testsOf(next, whole(next, 3, 12))
  const { first, second, isInBoth } = inTwoLists(next, tests)
  const fewer = [
    'Did fewer tests fail in loop 2 than in loop 1?',
    'Did the number of failing tests drop?',
  ]
  return {
    family: 'logs',
    state: logOf(next, [first, second]),
    questions: [
      ...tests
        .slice(0, 8)
        .map(test =>
          comesTrue(next, 0.8)
            ? asked(`Did ${test} fail in both loops?`, isInBoth(test))
            : asked(`Did ${test} pass in one of the loops at least?`, !isInBoth(test)),
        ),
      asked(pick(next, fewer), second.length < first.length),
    ],
  }
}

// Most of them short, since every further list has to be learned on top of the first.
const LISTS = [1, 1, 1, 1, 2, 2, 3, 4, 5] as const

/** Lists to follow, and where several rows lead. */
export function manyTables(next: Next): Known {
  const { state, ask } = drawTables(next, pick(next, LISTS), whole(next, 0, 1))
  const questions = Array.from({ length: 8 }, () => {
    const from = whole(next, 0, 4)
    const to = comesTrue(next, 0.5) ? from : whole(next, 0, 4)
    return asked(ask(from, to), from === to)
  })
  return { family: 'tables', state: state(), questions }
}

/** Words in a row, and which stands where. */
export function manyWords(next: Next): Known {
  const words = shuffled(next, services).slice(0, whole(next, 4, 9))
  const questions = Array.from({ length: 8 }, () => {
    const at = whole(next, 0, words.length - 1)
    const word = comesTrue(next, 0.5) ? words[at] : pick(next, words)
    return asked(`Is word number ${at + 1} of the row "${word}"?`, word === words[at])
  })
  return { family: 'strings', state: `Words in a row: ${words.join(' ')}.`, questions }
}
