import type { Family, Next, Written } from '../case.ts'
import { inPairs, noul } from '../drafting.ts'
import { comesTrue, pick, shuffled, some, whole } from '../drawing.ts'
import { components, services } from '../vocabulary.ts'

type Fact = (next: Next, isYes: boolean, depth: number) => Written

/** Draws the names of tests. */
export const testsOf = (next: Next, count: number): string[] =>
  some(next, services, count).map(service => `${pick(next, components)}/${service}`)

/** Writes the log of loops, each with its failing tests. */
export const logOf = (next: Next, failing: readonly (readonly string[])[]): string =>
  failing
    .map((tests, at) => {
      const lines = shuffled(next, tests).map(test => `  FAIL ${test} (${whole(next, 2, 90)} ms)`)
      return [`loop ${at + 1}: ${whole(next, 40, 90)} tests`, ...lines].join('\n')
    })
    .join('\n')

/** Whether one test failed in both loops; for a no, it failed in one of them. */
const failedTwice: Fact = (next, isYes, depth) => {
  const [asked = '', ...others] = testsOf(next, 4 + 3 * depth)
  const common = others.slice(0, depth)
  const first = [...common, ...others.slice(depth, 2 * depth + 1)]
  const second = [...common, ...others.slice(2 * depth + 1, 3 * depth + 2)]
  const isInFirst = isYes || comesTrue(next, 0.5)
  const state = logOf(next, [
    isInFirst ? [...first, asked] : first,
    isYes || !isInFirst ? [...second, asked] : second,
  ])
  return { state, question: noul(`Did ${asked} fail in both loops?`) }
}

/** Whether fewer tests failed in the second loop; for a no, as many or more. */
const dropped: Fact = (next, isYes, depth) => {
  const fewer = whole(next, 1, 2 + depth)
  const more = fewer + whole(next, 1, 2)
  const isEqual = !isYes && comesTrue(next, 0.5)
  const [first, second] = isYes ? [more, fewer] : isEqual ? [fewer, fewer] : [fewer, more]
  const tests = testsOf(next, more + 2)
  const state = logOf(next, [some(next, tests, first), some(next, tests, second)])
  const asked = [
    'Did fewer tests fail in loop 2 than in loop 1?',
    'Did the number of failing tests drop?',
  ]
  return { state, question: noul(pick(next, asked)) }
}

const facts: readonly Fact[] = [failedTwice, dropped]

/** Facts about the logs of two loops. */
export const logs: Family = {
  id: 'logs',
  type: 'noul',
  level: 'D3',
  says: 'Whether a test failed in both loops, and whether fewer failed in the second.',
  truth: 'hard',
  generate: inPairs(facts.length, (next, { isYes, depth, wording }) =>
    (facts[wording] ?? dropped)(next, isYes, depth),
  ),
}
