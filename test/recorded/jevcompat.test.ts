import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { certify, type RunRecord } from '../../conformance/index.ts'
import { startBare, type Undo } from '../conformance/server.ts'
import { root } from '../style/sources.ts'

const recorded = (name: string): Buffer => readFileSync(join(root, 'test/recorded', name))

const answers = {
  health: recorded('health.http'),
  'with-model': recorded('with-model.http'),
  'without-model': recorded('without-model.http'),
}

/** Cuts a response after its head, as the answer to HEAD is. */
const headOf = (response: Buffer): Buffer => response.subarray(0, response.indexOf('\r\n\r\n') + 4)

/** Picks what the recorded server sent to a request like this one. */
function replyTo(request: string): Buffer {
  if (request.startsWith('HEAD ')) return headOf(answers.health)
  if (!request.startsWith('POST /v1/systemone')) return answers.health
  return answers[request.includes('"model":"jev-latest"') ? 'with-model' : 'without-model']
}

/** Certifies a server that gives back the recorded bytes, each response on a connection of its own as it came. */
async function certifyRecorded(t: Undo): Promise<RunRecord> {
  const url = await startBare(t, (socket, bytes) => socket.end(replyTo(bytes.toString('latin1'))))
  const steps = certify(url, {
    seed: 'recorded',
    timeoutMs: 2000,
    now: () => performance.now(),
    date: () => new Date(0),
  })
  let step = await steps.next()
  while (!step.done) step = await steps.next()
  return step.value
}

t.test('a server that answers only requests with a model is not conformant', async t => {
  const record = await certifyRecorded(t)
  t.equal(record.verdict, 'not-conformant')
})

t.test('needing a model is one red line, and what hangs on it could not be judged', async t => {
  const record = await certifyRecorded(t)
  const failed = record.results.filter(({ outcome }) => outcome === 'fail')
  t.same(
    failed.map(({ check, clauses }) => [check, clauses[0]]),
    [['request.smallest', 'REQUEST-SMALLEST']],
    JSON.stringify(failed.map(({ check, finding }) => [check, finding])),
  )
  t.match(failed[0]?.finding?.says, /refused a request without model/)
})
