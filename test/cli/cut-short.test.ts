import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { parseRecord } from '../../cli/saved-record.ts'
import { createFake } from '../../fake/index.ts'
import { run, start } from './child.ts'
import { runHere } from './paper-rim.ts'
import { startYes, truthOf } from './yes-server.ts'

const recordIn = async (path: string) => parseRecord(readFileSync(path, 'utf8'), path)

t.test('Ctrl-C half-way keeps what was measured and gives exit code 130', async t => {
  const path = join(t.testdir(), 'run.json')
  let interrupt = () => {}
  const { url } = await startYes(t, { onAsked: count => count === 40 && interrupt() })
  const words = ['certify', url, '--only', 'endpoint.reached', '--calibration', 'quick']
  const { child, ended } = start([...words, '--json', path])
  interrupt = () => child.kill('SIGINT')
  const { code, out, err } = await ended
  t.equal(code, 130, out + err)
  const { calibration, interrupted } = await recordIn(path)
  t.match(
    { interrupted, ended: calibration?.ended?.reason },
    { interrupted: true, ended: 'interrupted' },
  )
  t.ok((calibration?.answers.length ?? 0) > 20, String(calibration?.answers.length))
})

t.test('a server that stops half-way leaves verdicts open and gives exit code 3', async t => {
  const path = join(t.testdir(), 'run.json')
  const cases = (await runHere(['corpus', '--for', 'standard', '--seed', 'told'])).out
  const { url } = await startYes(t, { stopsAt: 100, truth: truthOf(cases) })
  const words = ['certify', url, '--only', 'endpoint.reached', '--calibration', 'standard']
  const more = ['--latency', 'standard', '--seed', 'told', '--json', path]
  const { code, out, err } = await run([...words, ...more])
  t.equal(code, 3, out + err)
  const record = await recordIn(path)
  const { calibration, latency, standing } = record
  t.match([calibration?.ended?.reason, latency?.ended?.reason], ['lost', 'lost'])
  t.ok((calibration?.answers.length ?? 0) > 40)
  const all = [...(calibration?.verdicts ?? []), ...(latency?.verdicts ?? [])]
  t.same(
    all.filter(({ outcome }) => outcome === 'fail').map(({ id, says }) => `${id}: ${says}`),
    [],
    'no failure for want of answers',
  )
  t.equal(latency?.verdicts.find(({ id }) => id === 'L1')?.reason, 'lost')
  t.equal(standing?.verdict, 'undecided')
})

t.test('a run stays within --max-requests, and says before that it may not be enough', async t => {
  const path = join(t.testdir(), 'run.json')
  const { url, asked } = await startYes(t)
  const words = ['certify', url, '--only', 'endpoint.reached', '--calibration', 'standard']
  const { code, out, err } = await run([...words, '--max-requests', '30', '--json', path])
  t.equal(code, 3, out + err)
  t.equal(asked(), 30)
  t.match(err, /^--max-requests 30 is less than the [\d,]+ this run may need/m)
  const { calibration } = await recordIn(path)
  t.equal(calibration?.ended?.reason, 'budget')
  t.match(
    calibration?.verdicts.find(({ id }) => id === 'C1'),
    { outcome: 'inconclusive', reason: 'budget' },
  )
})

t.test('a decider that is sure of everything and right of half gives exit code 1', async t => {
  const { url } = await startYes(t)
  const words = ['certify', url, '--only', 'endpoint.reached', '--calibration', 'quick']
  const { code, out, err } = await run(words)
  t.equal(code, 1, out + err)
  t.match(out, /SHADOW ONLY at best/)
})

t.test('nothing is measured where nothing answers, and the record says so', async t => {
  const path = join(t.testdir(), 'run.json')
  const fake = await createFake()
  await fake.stop()
  const words = ['certify', fake.url, '--calibration', 'quick', '--latency', 'quick']
  t.equal((await run([...words, '--json', path])).code, 4)
  const { calibration, latency, standing, exchanges } = await recordIn(path)
  t.equal(exchanges.length, 1)
  t.match([calibration?.ended?.reason, latency?.ended?.reason], ['lost', 'lost'])
  t.equal(standing?.verdict, 'undecided')
})
