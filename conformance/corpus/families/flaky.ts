import type { Family, Next } from '../case.ts'
import { inBands, noul, type Proposal, yesNo } from '../drafting.ts'
import { pick, whole } from '../drawing.ts'
import { tell } from '../prose.ts'
import { components, people } from '../vocabulary.ts'

/** Gives the probability that one more test is flaky where `flaky` of `all` are, and `found` of `seen`. */
export const flakyProbability = (all: number, flaky: number, seen: number, found: number): number =>
  (flaky - found) / (all - seen)

function propose(next: Next): Proposal {
  const all = whole(next, 6, 40)
  const flaky = whole(next, 1, all - 1)
  const seen = whole(next, 0, all - 2)
  const found = whole(next, Math.max(0, seen - (all - flaky)), Math.min(seen, flaky))
  return {
    level: 'L0',
    shares: yesNo(flakyProbability(all, flaky, seen, found)),
    write() {
      const part = pick(next, components)
      const person = pick(next, people)
      const first = pick(next, [
        `Of the ${all} tests of the ${part} exactly ${flaky} are flaky, and any ${flaky} are as likely to be those.`,
        `The ${part} has ${all} tests. A fair draw made ${flaky} of them flaky.`,
      ])
      const looked = pick(next, [
        `${person} looked at ${seen} of them: ${found} are flaky, the rest of those are not.`,
        `So far ${person} has seen ${seen} tests, of which ${found} turned out flaky.`,
      ])
      const picked = `Of the others one was picked by lot, number ${whole(next, 100, 999)}.`
      return {
        state: tell(next, [first, looked, picked]),
        question: noul(
          pick(next, [
            'Is the test that was picked flaky?',
            'Does the lot fall on a flaky test?',
            'Is the picked one of the flaky tests?',
          ]),
        ),
      }
    },
  }
}

/** G12: one more test out of a set with a known number of flaky ones. */
export const flaky: Family = {
  id: 'flaky',
  type: 'noul',
  level: 'L0',
  says: 'A set with a known number of flaky tests, some of them seen; the posterior is a share of the rest.',
  truth: 'exact',
  generate: inBands(propose),
}
