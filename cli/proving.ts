import type { Check } from '../conformance/check.ts'
import { checks } from '../conformance/checks.ts'
import { nothingSelected, UsageError } from '../conformance/errors.ts'
import type { Proof } from '../conformance/proof.ts'
import { prove, type Started, type Subject } from '../conformance/prove.ts'
import { matches } from '../conformance/selection.ts'
import { createFake, mutantOf, mutants, traitsOf } from '../fake/index.ts'
import { nearest } from '../spec/nearest.ts'
import type { Rim } from './rim.ts'

const TOKEN = { name: 'PROOF_TOKEN', value: 'proof-token-0123456789' }

// A server that never answers is waited for as long as this, so it decides how long a proof takes.
const TIMEOUT_MS = 1000

const WITHOUT_HEALTH = 'without /health'

/** Proves the chosen checks on fakes, with a progress line; throws a UsageError for a glob that names none. */
export async function proveWithFakes(
  only: readonly string[],
  seeds: number,
  rim: Rim,
): Promise<Proof> {
  const chosen = chosenBy(only)
  const named = new Set(chosen.flatMap(({ killedBy }) => killedBy))
  const steps = prove({
    checks: chosen,
    mutants: only.length === 0 ? mutants : mutants.filter(({ id }) => named.has(id)),
    variants: ['with /health', WITHOUT_HEALTH],
    seeds: Array.from({ length: seeds }, (_, index) => `honest-${index + 1}`),
    start,
    timeoutMs: TIMEOUT_MS,
    now: rim.clock,
  })
  let step = await steps.next()
  while (!step.done) {
    const { stage, done, of } = step.value
    rim.progress(`${stage}: ${done} of ${of}`)
    step = await steps.next()
  }
  rim.progress(null)
  return step.value
}

function chosenBy(only: readonly string[]): readonly Check[] {
  const ids = checks.map(({ id }) => id)
  const idle = only.find(glob => !ids.some(id => matches(id, glob)))
  if (idle !== undefined) throw new UsageError(nothingSelected(idle, nearest(idle, ids)))
  if (only.length === 0) return checks
  return checks.filter(({ id }) => only.some(glob => matches(id, glob)))
}

async function start({ kind, name, variant, needsToken }: Subject): Promise<Started> {
  const mutant = kind === 'mutant' ? mutantOf(name) : undefined
  const fake = await createFake({
    ...(variant === WITHOUT_HEALTH && { health: 'off' }),
    ...(needsToken && { token: TOKEN.value }),
    ...(mutant && { mutant }),
    ...(kind === 'honest' && { honest: traitsOf(name) }),
    journal: { limit: 0 },
  })
  return { url: fake.url, stop: () => fake.stop(), ...(needsToken && { token: TOKEN }) }
}
