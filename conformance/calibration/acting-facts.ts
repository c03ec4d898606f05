import type { Fact } from '../judged.ts'
import {
  actingOn,
  type Precision,
  precisionAt,
  priorShift,
  type Reading,
  statedTest,
} from '../statistics/acting.ts'
import { gatePower } from '../statistics/sample-size.ts'
import type { ActingFamily } from './acting-families.ts'
import type { MeasuredAnswer } from './calibration-record.ts'
import type { Line } from './sequential.ts'
import { counted, fact, figure, percent, setting } from './verdict.ts'

/** A measured answer of yes or no. */
export type NoulAnswer = Extract<MeasuredAnswer, { readonly type: 'noul' }>

type Basis = {
  readonly readings: readonly Reading[]
  readonly families: readonly ActingFamily[]
  readonly line: Line
  readonly suggested: Precision | null
  readonly isSequential: boolean
}

/** Gives what stands beside C1. */
export function actingFacts({ readings, families, line, suggested, isSequential }: Basis): Fact[] {
  const { threshold, limit } = line
  const acting = actingOn(readings, threshold)
  const yes = precisionAt(readings, threshold)
  const test = acting.length === 0 ? null : statedTest(acting)
  return [
    fact('rule', isSequential ? SEQUENTIAL : 'a number fixed before, exact limits'),
    ...(limit === threshold ? [] : [fact('margin', setting(threshold - limit))]),
    ...(isSequential ? [fact('all that acted, after the decision too', counted(yes.count))] : []),
    fact('coverage', `${acting.length} of ${readings.length} (${percent(yes.coverage)})`),
    ...highest(readings),
    ...(yes.stated === null ? [] : [fact('mean confidence stated', figure(yes.stated))]),
    ...(test === null ? [] : [fact('chance of so few right, were it as stated', odds(test.over))]),
    ...(yes.designEffect > 1 ? [fact('answers of one state', effect(yes.designEffect))] : []),
    ...priorFacts(readings, threshold),
    ...(yes.share === null ? [] : [fact(GATE, percent(gatePower(yes.share)))]),
    ...(suggested === null
      ? []
      : [fact('lowest threshold certified here', suggested.threshold.toFixed(2))]),
    ...families.map(({ family, summary, probability, isBroken }) =>
      fact(
        `family ${family}`,
        `${counted(summary.count)}${isBroken ? ` (adjusted p ${odds(probability)})` : ''}`,
      ),
    ),
  ]
}

const SEQUENTIAL = 'evidence of 20 to 1, looked at every 20 answers'
const GATE = "chance to pass the client's own gate, 18 of 20 runs"

const effect = (designEffect: number): string =>
  `count as ${figure(1 / designEffect)} of an independent one (design effect ${figure(designEffect)})`

function highest(readings: readonly Reading[]): Fact[] {
  const most = readings.reduce(
    (most, each) => (each.saysYes ? Math.max(most, each.thousandths) : most),
    0,
  )
  if (most === 0) return [fact('highest confidence of a yes', 'none said yes')]
  return [fact('highest confidence of a yes', figure(most / 1000))]
}

function priorFacts(readings: readonly Reading[], threshold: number): Fact[] {
  const { prevalence, hitRate, falseRate, breakEven } = priorShift(readings, threshold)
  return [
    fact(
      'share of yes in these cases',
      Number.isNaN(prevalence) ? 'no answers' : figure(prevalence),
    ),
    ...(hitRate === null ? [] : [fact('acts where yes is true', figure(hitRate))]),
    ...(falseRate === null ? [] : [fact('acts where no is true', figure(falseRate))]),
    ...(breakEven === null
      ? []
      : [
          fact(
            `share of yes below which fewer than ${setting(threshold)} are right`,
            figure(breakEven),
          ),
        ]),
  ]
}

/** Writes a probability of a test. */
export const odds = (probability: number): string =>
  probability < 0.001 ? 'below 0.001' : figure(probability)
