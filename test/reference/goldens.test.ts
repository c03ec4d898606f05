import { readFile } from 'node:fs/promises'
import t from 'tap'
import { isNumber, listOf, shapeOf } from '../../reference/engines/embedded/guards.ts'
import { shippedGoldens } from '../../reference/engines/embedded/shipped-probe.ts'
import { shippedGoldensFile, shippedModel } from '../../reference/package.ts'
import { tryGoldens } from '../../scripts/gpu-check/goldens.ts'
import { open, resultOf } from './engines/embedded/opened.ts'

// A CPU rounds less than the devices that 0.005 is for.
const NEAR = 1e-3

const isWritten = shapeOf({
  goldens: listOf(shapeOf({ tokens: listOf(isNumber), probabilities: listOf(isNumber) })),
})

const { engine } = open(t, shippedModel)
const goldens = await shippedGoldens()

t.test('the shipped model computes on a CPU what torch does, for every golden answer', async t => {
  const { count, flaws, largestDeviation } = await tryGoldens(engine, goldens)
  t.same(flaws, [])
  t.equal(count, goldens.length)
  t.ok(largestDeviation < NEAR, `${largestDeviation}`)
})

t.test('golden answers have the tokens and probabilities that the engine finds', async t => {
  const written: unknown = JSON.parse(await readFile(shippedGoldensFile, 'utf8'))
  if (!isWritten(written)) return void t.fail('the file has other golden answers')
  for (const [index, { prefix, pass }] of goldens.entries()) {
    const { tokens = [], probabilities = [] } = written.goldens[index] ?? {}
    const read = resultOf(await engine.read({ prefix, passes: [pass] }))
    t.equal(read.inputTokens, tokens.length, `${index + 1}: ${prefix}`)
    const found = (read.logProbabilities[0] ?? []).map(Math.exp)
    t.equal(found.length, probabilities.length)
    const apart = found.map((each, place) => Math.abs(each - (probabilities[place] ?? Number.NaN)))
    t.ok(Math.max(...apart) < NEAR, `${index + 1}: ${found} where ${probabilities} are right`)
  }
})
