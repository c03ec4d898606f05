import type { Judged } from '../judged.ts'
import { complementBound } from '../statistics/certificate.ts'
import { figure, setting } from '../wording.ts'
import { outcomesOf } from './companion.ts'
import type { Judging, Law, Probe, SeenTrial } from './probe.ts'
import { meanRuling, type Ruling } from './ruling.ts'
import { verdictOf } from './verdict.ts'

/** Every choice taken apart: whether it is this option, for each of them. */
export const apart: Probe = {
  id: 'apart',
  asks: 'each option of a choice for itself',
  draft: ({ bases, sizes, drafting }) =>
    sizes.apart === 0
      ? []
      : bases
          .filter(({ known }) => known.question.type === 'choice')
          .map(({ known }) => {
            const questions = Object.fromEntries(
              outcomesOf(known).map(each => [drafting.key(), each] as const),
            )
            const ask = drafting.ask(questions)
            return {
              cluster: known.cluster,
              places: Object.keys(questions).map(key => ({ ask, key, turn: 'plain' as const })),
            }
          }),
}

// Half of it, one error of two, is at least what C2 and C3 would call a miscalibration.
const MOST = 0.1

/** How large errors of calibration are at least, without a label (calibration.md section 2.3). */
export const complementLaw: Law = {
  id: 'C5.complement',
  title: 'probabilities of questions of which one is true add up to 1 on average',
  from: ['negation', 'apart'],
  passes: `nothing shows the sum to lie more than ${MOST} from 1 on average`,
  warns: 'it is shown to',
  fails: null,
  next: 'look at C2 and C3, which measure the error itself',
  judge: judging => withOptions(verdictOf(complementLaw, judging, { rulings: ruled }), judging),
}

/** The global mean alone bounds the error; a pair that is off proves nothing, so there is none to show. */
function ruled(seen: readonly SeenTrial[], noise: number): readonly Ruling[] {
  const groups = seen.map(each => ({ seen: each, levels: pairLevels(each) }))
  const bound = complementBound(groups.map(({ levels }) => levels))
  const sums = groups.map(({ seen: each, levels }) => ({ seen: each, value: sumOf(levels) - 1 }))
  const signed = meanRuling('the sum of p(q) and p(not q), less 1,', sums, {
    warn: MOST,
    fail: null,
  })
  const { lower = 0, upper = 0 } = { lower: signed.lower ?? 0, upper: signed.upper ?? 0 }
  const least = lower > 0 ? lower : Math.max(0, -upper)
  const isLarge = least > Math.max(MOST, 3 * noise)
  return [
    {
      ...signed,
      outcome: isLarge ? 'warn' : 'pass',
      says: `the calibration errors of a question and its opposite add up to at least ${figure(bound)}`,
      measure: 'least sum of two calibration errors',
      estimate: bound,
      lower: least,
      upper: Math.max(Math.abs(lower), Math.abs(upper)),
      margin: `warns where its lower limit is above ${setting(MOST)}; it is ${figure(least)}`,
      shows: isLarge ? signed.shows : [],
    },
  ]
}

/** Gives p(q) and p(not q); the second is found turned round. */
function pairLevels({ found }: SeenTrial): number[] {
  const [one = 0, turned = 0] = found.map(levelOf)
  return [one, 1 - turned]
}

const levelOf = ({ reading }: SeenTrial['found'][number]): number =>
  reading.kind === 'choice' ? Number.NaN : reading.level

const sumOf = (levels: readonly number[]): number => levels.reduce((sum, level) => sum + level, 0)

function withOptions(judged: Judged, judging: Judging): Judged {
  const { trials } = judging.seen('apart')
  if (trials.length === 0) return judged
  const bound = complementBound(trials.map(({ found }) => found.map(levelOf)))
  const value = `at least ${figure(bound)} over ${trials.length} choices`
  return {
    ...judged,
    facts: [...judged.facts, { label: 'calibration errors of all options of a choice', value }],
  }
}
