import { readFile } from 'node:fs/promises'
import { shippedGoldensFile, shippedModel } from '../../package.ts'
import { softmax } from '../../readout/log-space.ts'
import { isNumber, isText, listOf, shapeOf } from './guards.ts'
import type { Golden, Probe } from './options.ts'

const isGoldens = shapeOf({
  goldens: listOf(
    shapeOf({
      ...{ prefix: isText, suffix: isText },
      ...{ candidates: listOf(listOf(isText)), logits: listOf(isNumber) },
    }),
  ),
})

/** Reads the golden answers of the shipped model; rejects with a sentence where they are not there. */
export async function shippedGoldens(): Promise<readonly [Golden, ...Golden[]]> {
  const value: unknown = JSON.parse(await readFile(shippedGoldensFile, 'utf8'))
  const [first, ...others] = (isGoldens(value) ? value.goldens : []).map(goldenOf)
  if (first === undefined) throw new Error(`${shippedGoldensFile} holds no golden answers`)
  return [first, ...others]
}

type Written = {
  readonly prefix: string
  readonly suffix: string
  readonly candidates: readonly (readonly string[])[]
  readonly logits: readonly number[]
}

// Among all tokens the candidates may have next to nothing, which a file rounds to none.
const goldenOf = ({ prefix, suffix, candidates, logits }: Written): Golden => ({
  ...{ prefix, pass: { suffix, candidates }, probabilities: softmax(logits) },
})

/** Reads what a device proves itself with: the shipped model and the first of its golden answers. */
export async function shippedProbe(): Promise<Probe> {
  const [golden] = await shippedGoldens()
  return { model: shippedModel, golden }
}
