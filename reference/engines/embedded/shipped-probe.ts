import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNumber, isText, listOf, shapeOf } from './guards.ts'
import type { Golden, Probe } from './options.ts'

const FOLDER = join(import.meta.dirname, '../../../../reference/model')

const isGoldens = shapeOf({
  goldens: listOf(
    shapeOf({
      ...{ prefix: isText, suffix: isText },
      ...{ candidates: listOf(listOf(isText)), probabilities: listOf(isNumber) },
    }),
  ),
})

/** Reads the golden answers of the shipped model; rejects with a sentence where they are not there. */
export async function shippedGoldens(): Promise<readonly [Golden, ...Golden[]]> {
  const file = join(FOLDER, 'goldens.json')
  const value: unknown = JSON.parse(await readFile(file, 'utf8'))
  const [first, ...others] = (isGoldens(value) ? value.goldens : []).map(goldenOf)
  if (first === undefined) throw new Error(`${file} holds no golden answers`)
  return [first, ...others]
}

type Written = {
  readonly prefix: string
  readonly suffix: string
  readonly candidates: readonly (readonly string[])[]
  readonly probabilities: readonly number[]
}

const goldenOf = ({ prefix, suffix, candidates, probabilities }: Written): Golden => ({
  ...{ prefix, pass: { suffix, candidates }, probabilities },
})

/** Reads what a device proves itself with: the shipped model and the first of its golden answers. */
export async function shippedProbe(): Promise<Probe> {
  const [golden] = await shippedGoldens()
  return { model: join(FOLDER, 'decider.gguf'), golden }
}
