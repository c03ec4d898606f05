import type { Family, Next, Written } from '../case.ts'
import { STUCK_QUESTION, stuckState } from '../chalk.ts'
import { inBands, noul, type Proposal, yesNo } from '../drafting.ts'
import { percentages, pick, some, whole } from '../drawing.ts'
import { diffStat, occasionOf } from '../failing-run.ts'
import { listed } from '../prose.ts'
import { components } from '../vocabulary.ts'

/** How failures come about: shares of causes, how often one is kept, how often a message names its cause. */
export type Causes = {
  readonly shares: readonly number[]
  readonly kept: number
  readonly exact: number
}

/**
 * Gives the probability that two loops failed for one cause, from the causes their messages name.
 *
 * The second cause is the first one with `kept`, else drawn anew by the same shares; a message names
 * each wrong cause alike.
 */
export function sameCauseProbability(causes: Causes, previous: number, current: number): number {
  const { shares, kept, exact } = causes
  const wrong = (1 - exact) / (shares.length - 1)
  const says = (cause: number, message: number): number => (cause === message ? exact : wrong)
  let same = 0
  let all = 0
  for (const [one, share] of shares.entries()) {
    for (const [other, again] of shares.entries()) {
      const moved = (1 - kept) * again + (one === other ? kept : 0)
      const weight = share * moved * says(one, previous) * says(other, current)
      all += weight
      same += one === other ? weight : 0
    }
  }
  return same / all
}

const troubles = [
  ...['disk full', 'network down', 'memory short', 'clock skewed', 'port taken', 'lock held'],
  ...['token expired', 'schema outdated'],
] as const

/** What a story states, in percent, and which causes the two messages name. */
type Story = {
  readonly shares: readonly number[]
  readonly kept: number
  readonly exact: number
  readonly previous: number
  readonly current: number
}

function propose(next: Next): Proposal {
  const shares = percentages(next, whole(next, 2, 4), 5)
  const story: Story = {
    shares,
    kept: whole(next, 5, 95),
    exact: whole(next, 60, 98),
    previous: whole(next, 0, shares.length - 1),
    current: whole(next, 0, shares.length - 1),
  }
  const { kept, exact, previous, current } = story
  const causes = { shares: shares.map(share => share / 100), kept: kept / 100, exact: exact / 100 }
  return {
    level: 'L2',
    shares: yesNo(sameCauseProbability(causes, previous, current)),
    write: () => writeStory(next, story),
  }
}

function writeStory(next: Next, { shares, kept, exact, previous, current }: Story): Written {
  const names = some(next, troubles, shares.length)
  const tests = some(next, components, whole(next, 1, 4)).map(part => `${part}: answers in time`)
  const loopSaying = (message: number) => ({
    failing: tests,
    firstError: `${occasionOf(next).folder}: ${names[message]}`,
  })
  return {
    state: [
      stuckState(loopSaying(previous), loopSaying(current), diffStat(next)),
      'known about these failures:',
      `  causes: ${listed(names.map((name, at) => `${name} ${shares[at]}%`))}`,
      pick(next, [
        `  a failed attempt leaves its cause in place with ${kept}%; otherwise the next cause is drawn by the same shares, which may be the same one`,
        `  with ${kept}% the cause stays as it was after an attempt, else it is drawn anew by these shares, the old one included`,
      ]),
      pick(next, [
        `  the first error names the true cause with ${exact}% and otherwise any of the others, each as likely`,
        `  a first error is right about its cause ${exact}% of the time, and else evenly any wrong one`,
      ]),
    ].join('\n'),
    question: noul(STUCK_QUESTION),
  }
}

/** G7: whether two loops failed for one cause. */
export const rootcause: Family = {
  id: 'rootcause',
  type: 'noul',
  level: 'L2',
  says: 'Two failed loops with messages that name their cause at a stated rate; the posterior sums over pairs of causes.',
  truth: 'exact',
  chalk: 'stuck',
  generate: inBands(propose),
}
