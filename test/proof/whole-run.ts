import { certify } from '../../conformance/certify.ts'
import type { RunRecord } from '../../conformance/record.ts'
import { createFake } from '../../fake/create.ts'
import type { Reply } from '../../fake/mutants/edit.ts'

/** Runs the whole suite against a fake that answers as `reply` says, and gives the record. */
export async function runAgainst(reply: Reply, timeoutMs = 1500): Promise<RunRecord> {
  const mutant = {
    id: 'bent',
    breaks: 'RESPONSE-STATUS',
    says: 'As the test says.',
    reply,
  } as const
  const fake = await createFake({ mutant })
  try {
    const run = certify(fake.url, {
      seed: 'whole run',
      timeoutMs,
      now: () => performance.now(),
      date: () => new Date(0),
    })
    for (;;) {
      const step = await run.next()
      if (step.done) return step.value
    }
  } finally {
    await fake.stop()
  }
}

/** Gives the checks of a record that came to an outcome. */
export const checksWith = ({ results }: RunRecord, outcome: string): readonly string[] =>
  results.filter(result => result.outcome === outcome).map(({ check }) => check)
