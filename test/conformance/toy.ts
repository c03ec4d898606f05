import type { Check } from '../../conformance/check.ts'
import { fail, isAnswered, pass, status200, unmet } from '../../conformance/expect.ts'
import type { RunRecord } from '../../conformance/record.ts'
import type { RunEvent } from '../../conformance/run.ts'

/** Makes a check that asks once and wants a 200; the given parts replace its own. */
export const toyCheck = (id: string, parts: Partial<Check> = {}): Check => ({
  id,
  clauses: ['RESPONSE-STATUS'],
  title: `${id} is answered`,
  needs: [],
  requests: 1,
  sends: 'an empty question',
  passes: 'a 200',
  killedBy: ['none'],
  run: async probe => status200(await probe.ask({ id })) ?? pass,
  ...parts,
})

/** A check that always fails after one request. */
export const redCheck = (id: string, parts: Partial<Check> = {}): Check =>
  toyCheck(id, {
    run: async probe =>
      fail(await probe.ask({ id }), { says: 'No.', at: 'status', expected: 'yes', actual: 'no' }),
    ...parts,
  })

/** A check that needs a 200 to be made at all. */
export const openCheck = (id: string, parts: Partial<Check> = {}): Check =>
  toyCheck(id, {
    run: async probe => (isAnswered(await probe.ask({ id })) ? pass : unmet('a 200')),
    ...parts,
  })

/** Runs a generator to its end and gives its events and its record. */
export const drained = async (
  events: AsyncGenerator<RunEvent, RunRecord>,
): Promise<{ readonly events: readonly RunEvent[]; readonly record: RunRecord }> => {
  const seen: RunEvent[] = []
  for (;;) {
    const step = await events.next()
    if (step.done === true) return { events: seen, record: step.value }
    seen.push(step.value)
  }
}
