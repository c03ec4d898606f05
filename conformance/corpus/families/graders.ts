import type { Family, Next } from '../case.ts'
import { inBands, type Proposal } from '../drafting.ts'
import { normalised, pick, some, whole } from '../drawing.ts'
import { listed, tell } from '../prose.ts'
import { people } from '../vocabulary.ts'

/**
 * Gives the probability of each level, all equally likely before, from reports of independent graders.
 *
 * A grader reports the true level with `exact`, the levels beside it with half of the rest each; in
 * place of a level that is not there, the nearest one.
 */
export const levelShares = (levels: number, exact: number, reports: readonly number[]): number[] =>
  normalised(
    Array.from({ length: levels }, (_, level) =>
      reports.reduce((product, report) => product * reportShare(levels, exact, level, report), 1),
    ),
  )

function reportShare(levels: number, exact: number, level: number, report: number): number {
  const beside = (1 - exact) / 2
  const isAtEnd = level === 0 || level === levels - 1
  if (report === level) return isAtEnd ? exact + beside : exact
  return Math.abs(report - level) === 1 ? beside : 0
}

const scales: readonly (readonly string[])[] = [
  ['none', 'slight', 'moderate', 'severe', 'critical'],
  ['bad', 'poor', 'fair', 'good', 'excellent'],
  ['never', 'rarely', 'often', 'always'],
  ['cold', 'cool', 'mild', 'warm', 'hot', 'scorching'],
  ['low', 'medium', 'high'],
]

function propose(next: Next): Proposal {
  const scale = pick(next, scales)
  const exact = 2 * whole(next, 20, 46)
  const truth = whole(next, 0, scale.length - 1)
  const reports = Array.from({ length: whole(next, 1, 4) }, () => {
    const drawn = next() * 100
    const step = drawn < exact ? 0 : drawn < 50 + exact / 2 ? -1 : 1
    return Math.min(scale.length - 1, Math.max(0, truth + step))
  })
  return {
    level: reports.length === 1 ? 'L1' : 'L2',
    shares: levelShares(scale.length, exact / 100, reports),
    write() {
      const names = some(next, people, reports.length)
      const beside = (100 - exact) / 2
      const first = `The true level is one of ${scale.length}, each equally likely: ${listed(scale, 'or')}, the lowest first.`
      const rates = pick(next, [
        `A grader reports the level itself with ${exact}%, the one below with ${beside}% and the one above with ${beside}%.`,
        `Of all reports, ${exact}% are exact, ${beside}% one level too low and ${beside}% one too high.`,
      ])
      const ends =
        'In place of a level that does not exist the nearest one is reported. Graders are independent.'
      const said = names.map((name, at) => `${name} reported ${scale[reports[at] ?? 0]}.`)
      return {
        state: tell(next, [first, rates, ends, ...said]),
        question: {
          type: 'score',
          instructions: pick(next, ['What is the true level?', 'Which level is the true one?']),
          criteria: [...scale],
        },
      }
    },
  }
}

/** G9: reports of graders who are off by one at a stated rate. */
export const graders: Family = {
  id: 'graders',
  type: 'score',
  level: 'L2',
  says: 'Levels equally likely and graders who report one too high or too low at a stated rate.',
  truth: 'exact',
  generate: inBands(propose),
}
