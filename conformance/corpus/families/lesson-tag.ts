import type { Family, Next } from '../case.ts'
import { lessonQuestion, lessonState } from '../chalk.ts'
import { inBands, noul, type Proposal, yesNo } from '../drafting.ts'
import { comesTrue, pick, some, whole } from '../drawing.ts'
import { occasionOf } from '../failing-run.ts'
import { components, people } from '../vocabulary.ts'

/**
 * Gives the probability that a lesson applies, from whether the tag of the failure is its component.
 *
 * It applies with `prior`, and then the failure is in its component, else in any other; a tag names
 * the component with `exact`, and each other one alike.
 */
export function lessonProbability(
  prior: number,
  exact: number,
  components: number,
  isMatch: boolean,
): number {
  const stray = (1 - exact) / (components - 1)
  const applies = prior * (isMatch ? exact : 1 - exact)
  const differs = (1 - prior) * (isMatch ? stray : 1 - stray)
  return applies / (applies + differs)
}

const failures = [
  ...['a request was answered twice', 'a queue grew without end', 'a file was left half written'],
  ...['an old value came back', 'a retry never stopped', 'an index was out of date'],
] as const

const fixes = [
  ...['hold the lock until the write is done', 'drop the entry when its source changes'],
  ...['bound the number of tries', 'write to a new file and rename it', 'compare versions first'],
] as const

function propose(next: Next): Proposal {
  const prior = whole(next, 5, 90)
  const exact = whole(next, 50, 97)
  const count = whole(next, 2, 9)
  const isMatch = comesTrue(next, 0.5)
  return {
    level: 'L1',
    shares: yesNo(lessonProbability(prior / 100, exact / 100, count, isMatch)),
    write() {
      const [own = '', other = ''] = some(next, components, 2)
      const { folder, line } = occasionOf(next)
      const failure = pick(next, failures)
      const query = [
        `${folder}/log:${line}: the message was lost`,
        `tag: ${isMatch ? own : other}`,
        'known about lessons and tags:',
        pick(next, [
          `  this lesson applies to ${prior}% of failures, and those are in its component; all others are in one of the other components, each as likely`,
          `  with ${prior}% a failure is one this lesson applies to, then in the component of the lesson, and otherwise evenly in any other component`,
        ]),
        `  there are ${count} components in all`,
        pick(next, [
          `  the tag of a failure names its component with ${exact}%, and otherwise evenly any other`,
          `  tags are right ${exact}% of the time; a wrong tag is any of the other components alike`,
        ]),
      ]
      const past = `${failure} in the ${own}, reported by ${pick(next, people)}`
      return {
        state: lessonState(query.join('\n')),
        question: noul(lessonQuestion(past, `in the ${own}, ${pick(next, fixes)}`)),
      }
    },
  }
}

/** G8: whether a lesson applies, by a tag that may be wrong. */
export const lessonTag: Family = {
  id: 'lesson-tag',
  type: 'noul',
  level: 'L1',
  says: 'A lesson that applies at a stated rate and a tag with a stated accuracy; one step of Bayes.',
  truth: 'exact',
  chalk: 'lesson',
  generate: inBands(propose),
}
