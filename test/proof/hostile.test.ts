import { performance } from 'node:perf_hooks'
import t, { type Test } from 'tap'
import { certify } from '../../conformance/certify.ts'
import type { RunRecord } from '../../conformance/record.ts'
import { whole } from '../../fake/faults/pieces.ts'
import { createHostile, type HostileOption } from '../../fake/hostile.ts'
import { respond } from '../../fake/respond.ts'
import { wireServer } from '../../fake/server.ts'
import { checksWith } from './whole-run.ts'

/** Serves the conforming fake's answers, dressed and framed as these traits have it. */
async function serve(t: Test, given: HostileOption, seed: string): Promise<string> {
  const hostile = createHostile(given, seed)
  let count = 0
  const app = wireServer(request => {
    count += 1
    const turn = hostile.at({ session: 'default', request: count, connection: 1, inFlight: 1 })
    return {
      reply: turn.edit(respond(request)),
      steps: wire => turn.deliver(wire, whole),
    }
  })
  t.teardown(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

async function recordOf(t: Test, given: HostileOption, seed: string): Promise<RunRecord> {
  const run = certify(await serve(t, given, seed), {
    seed,
    timeoutMs: 3000,
    parallel: 4,
    now: () => performance.now(),
    date: () => new Date(0),
  })
  for (;;) {
    const step = await run.next()
    if (step.done) return step.value
  }
}

const failed = (record: RunRecord): readonly string[] =>
  record.results
    .filter(({ outcome, level }) => outcome === 'fail' && level === 'MUST')
    .map(({ check, finding }) => `${check}: ${JSON.stringify(finding)}`)

// Three rounds of waiting would take minutes of one run; 5 ms are as legal as 1,500.
const briefly = ['threshold', 'bare', 'extras', 'protocol', 'shuffled', 'chunked', 'slow=5']

for (const seed of ['one', 'two', 'three']) {
  t.test(`no MUST fails on a fake with every trait at once, seed ${seed}`, async t => {
    const record = await recordOf(t, briefly, seed)
    t.same(failed(record), [])
    t.same(checksWith(record, 'harness-fault'), [])
    t.ok(checksWith(record, 'pass').length > 60, `${checksWith(record, 'pass').length} pass`)
  })
}

t.test('a fake that leaves a key out of every response fails checks of keys alone', async t => {
  const record = await recordOf(t, ['left-out'], 'one')
  const others = failed(record).filter(each => !each.startsWith('keys.'))
  t.same(others, [])
  t.same(checksWith(record, 'harness-fault'), [])
})
