import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askInOrder } from '../../conformance/calibration/asking.ts'
import type { MeasuredAnswer } from '../../conformance/calibration/calibration-record.ts'
import { plannedOf } from '../../conformance/calibration/planned-case.ts'
import { summaries } from '../../conformance/calibration/summary.ts'
import { families } from '../../conformance/corpus/families.ts'
import { generateCases } from '../../conformance/corpus/generate.ts'
import type { Measuring } from '../../conformance/measuring.ts'
import { mean } from '../../conformance/statistics/forecast.ts'
import { confidenceView } from '../../conformance/statistics/view.ts'
import { ownValue } from '../../spec/json-object.ts'
import { thousandths } from '../../spec/thousandths.ts'
import { atMost, type BenchLine, unbound } from '../line.ts'
import { openMeasuring } from '../measuring.ts'
import { PATIENCE_MS, serveReference } from './served.ts'

// Cases of a family. Where nothing is known of a case its posterior is missed by 0.25 on average; ten bins of 60 a family
// of nine then show an error of 0.027 by luck alone, sqrt(2 / pi) 0.25 sqrt(10 / cases), and those of 300 show 0.012.
const EACH = { hard: 60, exact: 300 } as const
// In thousandths, as a client compares it.
const SURE = 900
const SEED = 'bench quality'
const judging = { level: 'standard', seed: SEED, threshold: 0.9, margin: 0, resamples: 1 } as const
const listed = join(import.meta.dirname, '../../../reference/model/families.json')

/** Measures how far the shipped model can be trusted: on fresh cases of families it was trained on, and of others. */
export async function qualityLines(): Promise<BenchLine[]> {
  const { trained, heldOut } = readFamilies()
  const served = await serveReference()
  const { measuring, close } = openMeasuring(served.url, PATIENCE_MS)
  try {
    const known = await answersTo(trained, measuring)
    const unknown = await answersTo(heldOut, measuring)
    const right = rightnessOf(known, 'trained on')
    const other = rightnessOf(unknown, 'never trained on')
    return [
      ...errorsOf(known).map(({ name, value }) => atMost(`${name}, trained on`, value, '', 0.03)),
      { ...right, goal: 'at least 0.95', holds: right.value >= 0.95 },
      ...errorsOf(unknown).map(({ name, value }) =>
        unbound(`${name}, never trained on`, value, ''),
      ),
      unbound(other.name, other.value, other.unit),
    ]
  } finally {
    await close()
    await served.close()
  }
}

/** Reads which families the shipped model was trained on, and which were kept from it. */
export function readFamilies(): Record<'trained' | 'heldOut', readonly string[]> {
  const value: unknown = JSON.parse(readFileSync(listed, 'utf8'))
  const namesIn = (key: string): string[] => {
    const names = ownValue(value, key)
    if (Array.isArray(names) && names.every(isFamily)) return names
    throw new Error(`${listed}: ${key}: expected a list of families of the corpus`)
  }
  return { trained: namesIn('trained'), heldOut: namesIn('heldOut') }
}

const isFamily = (name: unknown): name is string => families.some(({ id }) => id === name)

/** Asks cases of these families that no training has seen: their states are of another partition. */
export async function answersTo(
  names: readonly string[],
  measuring: Measuring,
): Promise<readonly MeasuredAnswer[]> {
  const chosen = families.filter(({ id }) => names.includes(id))
  const planned = chosen.flatMap(family => {
    const plan = {
      families: [family],
      count: EACH[family.truth],
      seed: SEED,
      partition: 'certify',
    } as const
    const role = family.truth
    return [...generateCases(plan)].map(each => plannedOf(each, role, role === 'exact', SEED))
  })
  const answers: MeasuredAnswer[] = []
  for await (const { answer, outcome } of askInOrder(planned, measuring, 1)) {
    if (answer === null) throw new Error(`an answer came as ${outcome}`)
    answers.push(answer)
  }
  return answers
}

/** Gives the expected calibration error against exact posteriors, each type by itself. */
const errorsOf = (answers: readonly MeasuredAnswer[]) =>
  summaries(answers, judging).flatMap(({ type, isExact, event }) =>
    isExact && event !== null
      ? [{ name: `reference, error on exact posteriors of ${type}s`, value: event.error.expected }]
      : [],
  )

/** Gives the answers that were stated at 0.9 or more, with what came of them. */
export const sureOf = (answers: readonly MeasuredAnswer[]) =>
  confidenceView(answers).filter(({ stated }) => thousandths(stated) >= SURE)

function rightnessOf(answers: readonly MeasuredAnswer[], which: string) {
  const sure = sureOf(answers)
  const value = mean(sure.map(({ outcome }) => outcome))
  const name = `reference, right among answers at 0.9 or more, ${which}`
  return { name, value, unit: `of ${sure.length}, ${answers.length} asked` }
}
