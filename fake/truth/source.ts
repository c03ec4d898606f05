import { createReadStream } from 'node:fs'
import { isObject } from '../../spec/json-object.ts'
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
  const misuse = misuseOfDials(dials)
  if (misuse !== null) throw new TypeError(misuse)
  const cases = createCases()
  const name = typeof source === 'string' ? source : 'truth'
  if (typeof source === 'string') await readFileInto(source, cases)
  else await readListInto(source, cases)
  if (cases.size() > 0) return { cases, dials }
  throw new TruthError({ source: name, line: 0 }, '', 'expected at least one case, got none')
}

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
