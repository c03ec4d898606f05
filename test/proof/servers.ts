import type { Check } from '../../conformance/check.ts'
import { type Judgement, runCheck } from '../../conformance/judge.ts'
import { createFake } from '../../fake/create.ts'
import type { FakeOptions } from '../../fake/options.ts'

/** Long enough for a loaded machine, short enough for a server that never answers. */
const TIMEOUT_MS = 1500

/** Puts a check to the server at `url`. */
export const judgeAt = (check: Check, url: string, timeoutMs = TIMEOUT_MS): Promise<Judgement> =>
  runCheck(check, { url, seed: 'proof', timeoutMs, now: () => performance.now() })

/** Puts checks, one after another, to a fake with these options. */
export async function judgeFake(
  checks: readonly Check[],
  options: FakeOptions,
  timeoutMs = TIMEOUT_MS,
): Promise<ReadonlyMap<Check, Judgement>> {
  const fake = await createFake(options)
  const judgements = new Map<Check, Judgement>()
  try {
    for (const check of checks) judgements.set(check, await judgeAt(check, fake.url, timeoutMs))
  } finally {
    await fake.stop()
  }
  return judgements
}
