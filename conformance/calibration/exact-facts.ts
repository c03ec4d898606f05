import type { Fact } from '../judged.ts'
import { equalWidth } from '../statistics/binning.ts'
import { clusteringOf } from '../statistics/bootstrap.ts'
import { type Calibration, WIDTH } from '../statistics/calibration.ts'
import { calibrationError } from '../statistics/calibration-error.ts'
import { type Estimate, meanOf } from '../statistics/estimate.ts'
import { excessBrier, halfStep } from '../statistics/proper-score.ts'
import { temperatureOf } from '../statistics/recalibration.ts'
import { eventView } from '../statistics/view.ts'
import type { MeasuredAnswer } from './calibration-record.ts'
import type { GapFamilies } from './exact.ts'
import type { GapFamily } from './gap-families.ts'
import { gapOf, isNoul, isSpread, pickedView } from './summary.ts'
import { fact, figure, limits } from './verdict.ts'

type Basis = {
  readonly answers: readonly MeasuredAnswer[]
  readonly event: Calibration
  readonly gap: Estimate | null
  readonly families: GapFamilies
}

/** Gives what stands beside C2. */
export function exactFacts({ answers, event, gap, families }: Basis): Fact[] {
  const temperature = refitted(answers)
  const excess = excessOf(answers)
  return [
    fact('in fifteen bins', figure(event.fifteen.expected)),
    ...(gap === null
      ? [fact('of cases that count against it', 'none of this type')]
      : [fact('stated too much where it counts', `${figure(gap.value)} (${limits(gap)})`)]),
    ...(excess === null
      ? []
      : [
          fact(
            'excess Brier score, 0 of who knows all',
            `${figure(excess.value)} (${limits(excess)})`,
          ),
        ]),
    ...(temperature === null ? [] : [fact('temperature that fits best', temperature.toFixed(2))]),
    ...levelFacts(answers),
    ...familyFacts(families.counting, 'counts'),
    ...familyFacts(families.others, 'warns'),
  ]
}

/** Gives what is lost against the exact posterior, of the answers that state probabilities; null without any. */
export function excessOf(answers: readonly MeasuredAnswer[]): Estimate | null {
  const stated = answers.flatMap(answer => {
    if (isNoul(answer)) {
      return [{ cluster: answer.cluster, value: (answer.noul - (answer.truth[1] ?? 0)) ** 2 }]
    }
    const { probabilities, truth, cluster } = answer
    return probabilities === null ? [] : [{ cluster, value: excessBrier(probabilities, truth) }]
  })
  if (stated.length === 0) return null
  return meanOf(
    stated.map(({ value }) => value),
    clusteringOf(stated),
  )
}

/** Gives the temperature that fits yes/no answers best; null of other types and where none fits. */
export function refitted(answers: readonly MeasuredAnswer[]): number | null {
  const event = eventView(answers.filter(isNoul))
  if (event.length === 0) return null
  const clip = Math.max(SUREST, halfStep(event.map(({ stated }) => stated)))
  return temperatureOf(event, clip)?.temperature ?? null
}

// What is stated nearer to 0 or 1 would decide the fit alone.
const SUREST = 0.001

/** Reports by level: a decider may be good at stated rates and poor at arithmetic. */
function levelFacts(answers: readonly MeasuredAnswer[]): Fact[] {
  const levels = [...new Set(answers.map(({ stratum }) => stratum))].sort()
  return levels.flatMap(level => {
    const members = answers.filter(({ stratum }) => stratum === level)
    const nouls = members.filter(isNoul)
    const view = nouls.length > 0 ? eventView(nouls) : pickedView(members.filter(isSpread))
    const gap = gapOf(pickedView(members))
    if (gap === null || level === '') return []
    const { expected } = calibrationError(equalWidth(view, WIDTH))
    const shown = `error ${figure(expected)}, stated too much ${figure(gap.value)}, ${members.length} cases`
    return [fact(`level ${level}`, shown)]
  })
}

const familyFacts = (families: readonly GapFamily[], what: string): Fact[] =>
  families.map(({ family, summary, isBroken }) =>
    fact(
      `family ${family}`,
      `stated too much ${figure(summary.gap)}, ${summary.count} cases (${what})${isBroken ? ': over 0.1' : ''}`,
    ),
  )
