import type { Case } from './case.ts'
import { families } from './families.ts'
import { CORPUS_VERSION, generateCases } from './generate.ts'

const COUNT = 40

/**
 * Gives the 40 cases to repeat within a run and from day to day: a mean shift above 0.01, or flips above 1%, is another model.
 *
 * No seed changes them, and no other partition has their states.
 */
export function canaries(): readonly Case[] {
  const seed = `canary ${CORPUS_VERSION}`
  const each = Math.ceil(COUNT / families.length)
  const all = families.map(family => [
    ...generateCases({ families: [family], count: each, seed, partition: 'canary' }),
  ])
  // The first of every family, then the second, so that the 40 are spread over all.
  const inTurn = Array.from({ length: each }, (_, at) =>
    all.flatMap(cases => cases.slice(at, at + 1)),
  )
  return inTurn.flat().slice(0, COUNT)
}
