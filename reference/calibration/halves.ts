import { hash } from 'node:crypto'
import type { Labelled } from './labelled.ts'

/**
 * Cuts answers into two halves by their states, so that what is measured was not fitted to; null for one state alone.
 *
 * The states go in turn to one and the other, by their digests: corpora are written with yes and no in
 * turn as well, and halves by their order would hold the one or the other.
 */
export function halvesOf(
  answers: readonly Labelled[],
): readonly [readonly Labelled[], readonly Labelled[]] | null {
  const clusters = [...new Set(answers.map(({ cluster }) => cluster))]
  if (clusters.length < 2) return null
  const digests = new Map(clusters.map(cluster => [cluster, hash('sha256', cluster, 'hex')]))
  const sorted = clusters.sort((one, other) =>
    (digests.get(one) ?? '') < (digests.get(other) ?? '') ? -1 : 1,
  )
  const odd = new Set(sorted.filter((_, place) => place % 2 === 1))
  return [
    answers.filter(({ cluster }) => !odd.has(cluster)),
    answers.filter(({ cluster }) => odd.has(cluster)),
  ]
}
