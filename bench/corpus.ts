import { families } from '../conformance/corpus/families.ts'
import { generateCases } from '../conformance/corpus/generate.ts'
import { atMost, type BenchLine } from './line.ts'
import { median } from './time.ts'

const CASES = 2400
const ROUNDS = 5

/** Measures the CPU time that the cases of a certifying run take, first the one a process begins with. */
export async function bench(): Promise<BenchLine[]> {
  const [first = Number.NaN, ...later] = Array.from({ length: ROUNDS }, (_, round) => msFor(round))
  return [line('generate 2,400 cases, first time', first), line('again', median(later))]
}

const line = (name: string, value: number): BenchLine => atMost(name, value, 'ms', 1000)

function msFor(round: number): number {
  const began = process.cpuUsage()
  const count = Math.ceil(CASES / families.length)
  const plan = { families, count, seed: `bench ${round}`, partition: 'certify' } as const
  const made = [...generateCases(plan)].length
  const { user, system } = process.cpuUsage(began)
  if (made < CASES) throw new Error(`${made} cases were made`)
  return (user + system) / 1000
}
