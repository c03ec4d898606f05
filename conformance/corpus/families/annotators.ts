import type { Family, Next } from '../case.ts'
import { choice, inBands, type Proposal } from '../drafting.ts'
import { comesTrue, normalised, pick, some, whole } from '../drawing.ts'
import { listed, numeral, tell } from '../prose.ts'
import { people } from '../vocabulary.ts'

/** Which option an annotator named, and how often such a one is right. */
export type Vote = { readonly option: number; readonly accuracy: number }

/** Gives the probability of each option, all equally likely before, from independent votes (Dawid and Skene, 1979). */
export const optionShares = (options: number, votes: readonly Vote[]): number[] =>
  normalised(
    Array.from({ length: options }, (_, truth) =>
      votes.reduce(
        (product, { option, accuracy }) =>
          product * (option === truth ? accuracy : (1 - accuracy) / (options - 1)),
        1,
      ),
    ),
  )

const labels: readonly (readonly string[])[] = [
  ['cat', 'dog', 'owl', 'fox', 'hen'],
  ['billing', 'delivery', 'refund', 'login', 'warranty'],
  ['ash', 'beech', 'elm', 'larch', 'oak'],
  ['bug', 'question', 'wish', 'praise', 'spam'],
]

function propose(next: Next): Proposal {
  const options = some(next, pick(next, labels), whole(next, 2, 4))
  const truth = whole(next, 0, options.length - 1)
  const votes = Array.from({ length: whole(next, 1, 4) }, () => {
    const accuracy = whole(next, 45, 95)
    const others = options.map((_, at) => at).filter(at => at !== truth)
    return { accuracy, option: comesTrue(next, accuracy / 100) ? truth : pick(next, others) }
  })
  return {
    level: votes.length === 1 ? 'L0' : 'L2',
    shares: optionShares(
      options.length,
      votes.map(({ option, accuracy }) => ({ option, accuracy: accuracy / 100 })),
    ),
    write() {
      const names = some(next, people, votes.length)
      const first = `An item is ${listed(options, 'or')}, each equally likely.`
      const wrong = pick(next, [
        `An annotator who is not right names one of the ${numeral(options.length - 1)} wrong labels, each as likely.`,
        'Whoever errs picks evenly among the wrong labels.',
      ])
      const said = votes.map(({ option, accuracy }, at) =>
        pick(next, [
          `${names[at]}, right ${accuracy}% of the time, said ${options[option]}.`,
          `${names[at]} is right with ${accuracy}% and said ${options[option]}.`,
        ]),
      )
      return {
        state: tell(next, [first, wrong, 'Annotators err independently.', ...said]),
        question: choice(
          pick(next, ['What is the item?', 'Which label is the right one?']),
          options.map(option => [option, `The item is ${option}.`]),
        ),
      }
    },
  }
}

/** G10: votes of annotators with stated accuracies. */
export const annotators: Family = {
  id: 'annotators',
  type: 'choice',
  level: 'L2',
  says: 'Votes of annotators who are right at stated rates; the posterior is a product over votes.',
  truth: 'exact',
  generate: inBands(propose),
}
