import { judgeCalibration } from '../conformance/calibration/judging.ts'
import { exactShares, hardShares, type Share } from '../conformance/calibration/levels.ts'
import { type PlannedCase, plannedOf } from '../conformance/calibration/planned-case.ts'
import type { AskedCase } from '../conformance/calibration/reading.ts'
import { generateCases } from '../conformance/corpus/generate.ts'
import { generatorOf } from '../spec/generator.ts'
import { atMost, type BenchLine } from './line.ts'

const ROUNDS = 5
const ANSWERS = 10_000

/** Measures all verdicts and views on 10,000 answers with 2,000 resampled runs, in seconds of CPU: the best of five. */
export async function bench(): Promise<BenchLine[]> {
  const asked = drawAnswers()
  const evidence = { asked, ended: null, missing: { hard: 0, exact: 0, own: 0 }, own: [] }
  return (['standard', 'certify'] as const).map(level => {
    const seconds = Array.from({ length: ROUNDS }, (_, round) => {
      const judging = { level, seed: String(round), threshold: 0.9, margin: 0, resamples: 2000 }
      const before = process.cpuUsage()
      judgeCalibration(evidence, judging)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1e6
    })
    const name = `verdicts on 10,000 answers, 2,000 resampled runs, ${level}`
    return atMost(name, Math.min(...seconds), 's of CPU', 1)
  })
}

/** Draws answers to cases in the shares of a standard run, of a calibrated decider that is mostly sure. */
function drawAnswers(): AskedCase[] {
  const hard = plannedFrom(hardShares('standard'), 'hard')
  const exact = plannedFrom(exactShares('standard'), 'exact')
  const next = generatorOf('bench statistics')
  return [...hard, ...exact].slice(0, ANSWERS).map((planned, at) => answered(planned, at, next))
}

function plannedFrom(shares: readonly Share[], role: 'hard' | 'exact'): PlannedCase[] {
  const times = Math.ceil(ANSWERS / 840)
  return shares.flatMap(({ family, count }) => {
    const plan = {
      families: [family],
      count: count * times,
      seed: 'bench',
      partition: 'certify',
    } as const
    return [...generateCases(plan)].map(each => plannedOf(each, role, role === 'exact', 'bench'))
  })
}

/** Answers as a calibrated decider would: right as often as it says, or with the posterior a little flattened. */
function answered(planned: PlannedCase, exchange: number, next: () => number): AskedCase {
  const { id, role, family, cluster, level, truth, isExact, question } = planned
  const population = role === 'hard' ? 'hard' : 'exact'
  const graded = { family, cluster, level, stratum: level ?? '', truth, isExact }
  const basis = { ...graded, case: id, population, exchange } as const
  const probabilities = isExact ? flattened(truth, next) : doubted(truth, next)
  const asked = { planned, exchange, model: null, outcome: 'answered' } as const
  if (question.type === 'noul') {
    return { ...asked, answer: { ...basis, type: 'noul', noul: probabilities[1] ?? 0 } }
  }
  const confidence = Math.max(...probabilities)
  const spread = { ...basis, confidence, probabilities }
  const picked = probabilities.indexOf(confidence)
  return question.type === 'choice'
    ? { ...asked, answer: { ...spread, type: 'choice', choice: picked } }
    : { ...asked, answer: { ...spread, type: 'score', score: picked } }
}

function doubted(truth: readonly number[], next: () => number): number[] {
  const sure = 1 - next() ** 3 / 2
  const isRight = next() < sure
  return truth.map(share => ((share === 1) === isRight ? sure : 1 - sure))
}

function flattened(truth: readonly number[], next: () => number): number[] {
  const power = 0.9 + 0.2 * next()
  const weights = truth.map(share => share ** power)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => weight / sum)
}
