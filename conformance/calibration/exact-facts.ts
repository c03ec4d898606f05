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
import { type GapFamily, gapWords } from './gap-families.ts'
import { gapOf, isNoul, isSpread, pickedView } from './summary.ts'
import { fact, figure, limits, share } from './verdict.ts'

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
    fact('error in fifteen bins', share(event.fifteen.expected)),
    ...(gap === null
      ? [fact('cases in which too much fails', 'none of this type')]
      : [fact('stated too much where that fails', `${figure(gap.value)} (${limits(gap)})`)]),
    ...(excess === null
      ? []
      : [
          fact(
            'Brier score above that of the exact answers',
            `${figure(excess.value)} (${limits(excess)})`,
          ),
        ]),
    ...(temperature === null ? [] : [fact('temperature that fits best', temperature.toFixed(2))]),
    ...levelFacts(answers),
    ...familyFacts(families.counting, 'too much fails'),
    ...familyFacts(families.others, 'too much only warns'),
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

// Named by what a reader has to do: ids of levels read like those of verdicts on speed.
const steps: Readonly<Record<string, string>> = {
  L0: 'one stated rate',
  L1: 'one step to work out',
  L2: 'several steps to work out',
}

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
    const shown = gapWords({ gap: gap.value, count: members.length })
    return [fact(`cases with ${steps[level] ?? level}`, `error ${share(expected)}, ${shown}`)]
  })
}

const familyFacts = (families: readonly GapFamily[], what: string): Fact[] =>
  families.map(({ family, summary, isBroken }) =>
    fact(`family ${family}`, `${gapWords(summary, isBroken)}; ${what}`),
  )
