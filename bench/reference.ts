import type { BenchLine } from './line.ts'
import { crowdLines } from './reference/crowd.ts'
import { qualityLines } from './reference/quality.ts'
import { timeLines } from './reference/times.ts'

/** Measures the reference with its shipped model on the CPU: how fast, how orderly, and how far to be trusted. */
export async function bench(): Promise<BenchLine[]> {
  return [...(await timeLines()), ...(await crowdLines()), ...(await qualityLines())]
}
