import { generatorOf } from '../../spec/generator.ts'
import { canaries } from '../corpus/canaries.ts'
import type { Case } from '../corpus/case.ts'
import { shuffled } from '../corpus/drawing.ts'
import { generateCases } from '../corpus/generate.ts'
import type { UserCase } from '../corpus/user-case.ts'
import { sumOfCosts } from '../cost.ts'
import type { Cost, MeasureLevel } from '../measuring.ts'
import { exactShares, hardShares, type Share, sizes } from './levels.ts'
import { nonceOf, type PlannedCase, plannedOf, plannedOwn, type Role } from './planned-case.ts'
import { type ProbePart, probePart } from './probe-part.ts'

/** The user's own cases, and what their file is called. */
export type OwnCases = { readonly name: string; readonly cases: readonly UserCase[] }

/** What decides a plan, all of it. */
export type CalibrationChoice = {
  readonly level: MeasureLevel
  readonly seed: string
  readonly own: OwnCases | null
}

/** What will be asked, in the order of asking; pure, so that it can be counted and shown before. */
export type CalibrationPlan = CalibrationChoice & {
  /** Asked before and after everything else; empty where the level affords none. */
  readonly canaries: {
    readonly first: readonly PlannedCase[]
    readonly last: readonly PlannedCase[]
  }
  /** Hard and exact cases interleaved in a seeded order, then the user's own. */
  readonly cases: readonly PlannedCase[]
  /** Null to measure calibration alone. */
  readonly probes: ProbePart | null
  /** The known cases of everything that is sent, as `fake --truth` reads them. */
  readonly corpus: readonly Case[]
  /** The most that is sent; certify may stop sooner. */
  readonly cost: Cost
}

/** Plans the measurement of calibration: the same level, seed and file give the same requests. */
export function planCalibration(choice: CalibrationChoice): CalibrationPlan {
  const { level, seed, own } = choice
  const hard = drawn(hardShares(level), seed)
  const exact = drawn(exactShares(level), seed)
  const repeated = canaries().slice(0, sizes[level].canaries)
  const probes = probePart(level, seed)
  const planned = (cases: readonly Case[], role: Role, isExact: boolean): PlannedCase[] =>
    cases.map(each => plannedOf(each, role, isExact, seed))
  const cases = [
    ...shuffled(generatorOf(`order ${seed}`), [
      ...planned(hard, 'hard', false),
      ...planned(exact, 'exact', true),
    ]),
    ...shuffled(
      generatorOf(`own order ${seed}`),
      (own?.cases ?? []).map(each => plannedOwn(each, seed)),
    ),
  ]
  const first = planned(repeated, 'canary', true)
  // No cache may answer the second time: the same question with another nonce.
  const last = first.map(each => ({ ...each, nonce: nonceOf(`${seed} again ${each.id}`) }))
  return {
    ...choice,
    canaries: { first, last },
    cases,
    probes,
    corpus: [...hard, ...exact, ...repeated, ...probes.cases],
    cost: sumOfCosts([costOf([...first, ...cases, ...last]), probes.cost]),
  }
}

const drawn = (shares: readonly Share[], seed: string): Case[] =>
  shares.flatMap(({ family, count }) => [
    ...generateCases({ families: [family], count, seed, partition: 'certify' }),
  ])

/** Gives what it costs to ask these, one question a request. */
export const costOf = (cases: readonly PlannedCase[]): Cost => ({
  requests: cases.length,
  questions: cases.length,
  characters: cases.reduce((sum, { state }) => sum + state.length, 0),
})
