import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNumber, isText, listOf, shapeOf } from './guards.ts'
import type { Probe } from './options.ts'

const FOLDER = join(import.meta.dirname, '../../../../reference/model')

const isGoldens = shapeOf({
  goldens: listOf(
    shapeOf({
      ...{ prefix: isText, suffix: isText },
      ...{ candidates: listOf(listOf(isText)), probabilities: listOf(isNumber) },
    }),
  ),
})

/** Reads what a device proves itself with: the shipped model and the first of its golden answers; rejects with a sentence where they are not there. */
export async function shippedProbe(): Promise<Probe> {
  const file = join(FOLDER, 'goldens.json')
  const value: unknown = JSON.parse(await readFile(file, 'utf8'))
  const [first] = isGoldens(value) ? value.goldens : []
  if (first === undefined) throw new Error(`${file} holds no golden answers`)
  const { prefix, suffix, candidates, probabilities } = first
  const golden = { prefix, pass: { suffix, candidates }, probabilities }
  return { model: join(FOLDER, 'decider.gguf'), golden }
}
