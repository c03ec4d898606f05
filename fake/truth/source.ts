import { createReadStream } from 'node:fs'
import { isObject } from '../../spec/json-object.ts'
import { rendered } from '../../spec/rendering.ts'
import { readCase, type TruthCase } from './case.ts'
import { type Cases, createCases } from './cases.ts'
import { type Dials, misuseOfDials } from './dials.ts'
import { TruthError } from './error.ts'
import { readLines } from './lines.ts'

/** The path of a file of JSON Lines, or the cases themselves. */
export type TruthSource = string | Iterable<TruthCase> | AsyncIterable<TruthCase>

/** What `createFake` takes as `truth`. */
export type TruthOption = TruthSource | { readonly cases: TruthSource; readonly dials?: Dials }

/** Cases taken in, and the dials they are answered with. */
export type PreparedCases = { readonly cases: Cases; readonly dials: Dials }

/** Takes in cases, one at a time; rejects with a TruthError or a TypeError, each one line. */
export async function prepareCases(given: TruthOption): Promise<PreparedCases> {
  const { cases: source, dials = {} } = isWithDials(given) ? given : { cases: given }
  const misuse = misuseOfTruth(given) ?? misuseOfDials(dials)
  if (misuse !== null) throw new TypeError(misuse)
  const cases = createCases()
  const name = typeof source === 'string' ? source : 'truth'
  if (typeof source === 'string') await readFileInto(source, cases)
  else await readListInto(source, cases)
  if (cases.size() > 0) return { cases, dials }
  throw new TruthError({ source: name, line: 0 }, '', 'expected at least one case, got none')
}

// What is overlooked here is a decider without the dial a test is about.
function misuseOfTruth(given: unknown): string | null {
  const { cases, dials, ...others } = isObject(given) && 'cases' in given ? given : { cases: given }
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) return `truth has no ${rendered(unknown)}: give cases and dials.`
  if (dials !== undefined && !isObject(dials)) {
    return `truth.dials is ${rendered(dials)}: give an object such as {gain: 2}.`
  }
  if (typeof cases === 'string' || isIterable(cases)) return null
  return `truth is ${rendered(cases)}: give the path of a file of cases, or a list of them.`
}

const isIterable = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Symbol.iterator in value || Symbol.asyncIterator in value)

const isWithDials = (
  given: TruthOption,
): given is { readonly cases: TruthSource; readonly dials?: Dials } =>
  isObject(given) && 'cases' in given

async function readFileInto(path: string, cases: Cases): Promise<void> {
  try {
    await readLines(createReadStream(path), path, cases)
  } catch (cause) {
    if (!isSystemError(cause)) throw cause
    throw new TruthError(
      { source: path, line: 0 },
      '',
      `expected a file of cases that can be read, got ${cause.code}`,
    )
  }
}

async function readListInto(
  given: Iterable<TruthCase> | AsyncIterable<TruthCase>,
  cases: Cases,
): Promise<void> {
  let line = 0
  for await (const each of given) {
    line += 1
    cases.add(readCase(each, { source: 'truth', line }), { source: 'truth', line })
  }
}

const isSystemError = (cause: unknown): cause is NodeJS.ErrnoException =>
  cause instanceof Error && 'code' in cause && 'syscall' in cause
