import { canaries } from '../conformance/corpus/canaries.ts'
import type { Family, Partition } from '../conformance/corpus/case.ts'
import { commitmentOf } from '../conformance/corpus/commitment.ts'
import { families } from '../conformance/corpus/families.ts'
import { generateCases, lineOf } from '../conformance/corpus/generate.ts'
import { familyUnknown, UsageError } from '../conformance/errors.ts'
import type { MeasureLevel } from '../conformance/measuring.ts'
import { nearest } from '../spec/nearest.ts'
import type { Rim } from './rim.ts'

/** What the options of `corpus` ask for. */
export type CasesWanted = {
  readonly family: readonly string[]
  readonly count?: number
  readonly seed?: string
  readonly partition: Partition
  readonly for?: MeasureLevel
}

const COUNT = 10

const DEV: Partition = 'dev'

/** Gives the cases as lines of JSON, those of one family at a time, and says on standard error what decided them. */
export async function* caseLines(wanted: CasesWanted, rim: Rim): AsyncGenerator<string> {
  if (wanted.for !== undefined) return yield* linesOfRun(wanted.for, wanted, rim)
  const { family, count = COUNT, partition } = wanted
  if (partition === 'canary') {
    refuseChoice(wanted)
    yield canaries().map(lineOf).join('')
    return
  }
  const chosen = familiesOf(family)
  const seed = seedFor(wanted, rim)
  for (const each of chosen) {
    const cases = generateCases({ families: [each], count, seed, partition })
    yield Array.from(cases, lineOf).join('')
  }
}

/** Gives the cases of a run, so that a fake can be told the truth before it is asked. */
async function* linesOfRun(
  level: MeasureLevel,
  wanted: CasesWanted,
  rim: Rim,
): AsyncGenerator<string> {
  const { family, count, partition } = wanted
  if (family.length > 0 || count !== undefined || partition !== DEV) {
    throw new UsageError(
      '--for gives the cases of a run as they are: leave --family, --count and --partition out.',
    )
  }
  const { planCalibration } = await import('../conformance/calibration/plan.ts')
  const { planCrossTalk } = await import('../conformance/probes/cross-talk.ts')
  const seed = seedFor(wanted, rim)
  yield planCalibration({ level, seed, own: null }).corpus.map(lineOf).join('')
  // Those of L7 are asked of a server that takes several requests at once; a fake knows them in any case.
  yield planCrossTalk({ level, seed, isConcurrent: true }).cases.map(lineOf).join('')
}

/** Settles the seed, and says it with the digest that may be published before. */
const seedFor = ({ seed: given }: CasesWanted, rim: Rim): string => {
  const seed = given ?? rim.freshSeed()
  rim.warn(`seed ${JSON.stringify(seed)}, sha256 ${commitmentOf(seed)}`)
  return seed
}

function refuseChoice({ family, count, seed }: CasesWanted): void {
  if (family.length === 0 && count === undefined && seed === undefined) return
  throw new UsageError(
    '--partition canary is the same 40 cases for everyone: leave --family, --count and --seed out.',
  )
}

function familiesOf(ids: readonly string[]): readonly Family[] {
  const known = families.map(({ id }) => id)
  const unknown = ids.find(id => !known.includes(id))
  if (unknown !== undefined) throw familyUnknown(unknown, nearest(unknown, known))
  return ids.length === 0 ? families : families.filter(({ id }) => ids.includes(id))
}
