import { noulStatistics } from '../conformance/statistics/noul-statistics.ts'
import { generatorOf } from '../spec/generator.ts'
import type { BenchLine } from './line.ts'

const ROUNDS = 5

/** Measures all statistics of 10,000 yes/no answers with 2,000 resampled runs, in seconds of CPU: the best of five. */
export async function bench(): Promise<BenchLine[]> {
  const answers = drawAnswers(10_000)
  const seconds = Array.from({ length: ROUNDS }, (_, round) => {
    const before = process.cpuUsage()
    noulStatistics(answers, { threshold: 0.9, resamples: 2000, seed: String(round) })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  })
  const value = Math.min(...seconds)
  const name = 'statistics of 10,000 answers, 2,000 resampled runs'
  return [{ name, value, unit: 's of CPU', goal: 'at most 1', holds: value <= 1 }]
}

/** Draws answers of a calibrated decider that is mostly sure, no two of them equal. */
function drawAnswers(count: number): Parameters<typeof noulStatistics>[0] {
  const next = generatorOf('bench statistics')
  return Array.from({ length: count }, (_, index) => {
    const noul = next() < 0.5 ? next() ** 3 : 1 - next() ** 3
    const yes = next() < noul ? 1 : 0
    const truth = [1 - yes, yes]
    const cluster = String(index)
    return { type: 'noul', family: 'bench', stratum: '', cluster, noul, truth, isExact: false }
  })
}
