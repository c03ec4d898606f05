import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import t from 'tap'
import { parseRecord } from '../../cli/saved-record.ts'
import { createFake } from '../../fake/index.ts'
import { ownValue } from '../../spec/json-object.ts'
import { run, start } from './child.ts'
import { runHere } from './paper-rim.ts'
import { startYes } from './yes-server.ts'

const schema = new URL('../../../run-record.schema.json', import.meta.url)
const ajv = new Ajv2020({ allowUnionTypes: true })
addFormats.default(ajv)
const isRecord = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')))

const recordIn = async (path: string) => parseRecord(readFileSync(path, 'utf8'), path)

t.test('calibration and speed of a decider that tells the truth', async t => {
  const cases = (await runHere(['corpus', '--for', 'quick', '--seed', 'told'])).out
  const folder = t.testdir({ 'cases.jsonl': cases })
  const path = join(folder, 'run.json')
  const fake = await createFake({ truth: join(folder, 'cases.jsonl') })
  t.teardown(() => fake.stop())
  const both = ['--calibration', 'quick', '--latency', 'quick', '--seed', 'told']
  const { code, out, err } = await run(['certify', fake.url, ...both, '--json', path])
  const record = await recordIn(path)
  t.equal(code, 0, out + err)
  t.ok(isRecord(JSON.parse(readFileSync(path, 'utf8'))), 'the schema', { errors: isRecord.errors })

  t.match(err, /^checks: at most \d+ requests, about \d+ s at 150 ms each$/m)
  t.match(err, /^calibration: at most \d+ requests, \d+ questions, [\d,]+ characters of text, /m)
  t.match(err, /^latency: at most \d+ requests, /m)

  const verdicts = [...(record.calibration?.verdicts ?? []), ...(record.latency?.verdicts ?? [])]
  const of = Object.fromEntries(verdicts.map(({ id, outcome }) => [id, outcome]))
  t.match(of, { C0: 'pass', C1: 'pass' }, JSON.stringify(verdicts, null, 1))
  // A busy machine may leave L1 open; it never blames the server.
  t.match(String(of['L1']), /^(pass|inconclusive)$/)
  t.not(record.standing?.verdict, 'shadow-only', String(record.standing?.says))

  const known = new Set(cases.split('\n').filter(Boolean).map(stateOf))
  const sent = record.exchanges.filter(({ check }) => check.startsWith('calibration'))
  t.ok(sent.length > 0)
  t.same(
    sent.filter(one => !known.has(stateOf(one.sent.body))).map(({ check }) => check),
    [],
    'corpus --for writes every case that is asked',
  )

  const again = await run(['report', path])
  t.equal(again.out, out, 'a saved record gives the same report')
})

const stateOf = (line: string): unknown => ownValue(JSON.parse(line), 'state')

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
  const { url } = await startYes(t, { stopsAt: 100 })
  const words = ['certify', url, '--only', 'endpoint.reached', '--calibration', 'standard']
  const { code, out, err } = await run([...words, '--latency', 'standard', '--json', path])
  t.equal(code, 3, out + err)
  const record = await recordIn(path)
  t.ok(isRecord(JSON.parse(readFileSync(path, 'utf8'))), 'the schema', { errors: isRecord.errors })
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

t.test('a corpus with a bad line is refused by line and field, and nothing is sent', async t => {
  const { url, asked } = await startYes(t)
  const question = { type: 'noul', instructions: 'Is it red?' }
  const lines = [
    { state: 'It is.', question, label: true },
    { state: 'No.', question, label: 'no' },
  ]
  const folder = t.testdir({ 'own.jsonl': lines.map(line => JSON.stringify(line)).join('\n') })
  const path = join(folder, 'own.jsonl')
  const words = ['certify', url, '--calibration', 'quick', '--corpus', path]
  const { code, err } = await run(words)
  t.equal(code, 2)
  t.equal(err, `${path}:2: /label: expected true or false, got "no"\n`)
  t.equal(asked(), 0)
})

t.test('a corpus of your own is asked beside the other and judged apart', async t => {
  const { url } = await startYes(t)
  const question = { type: 'noul', instructions: 'Is it red?' }
  const lines = Array.from({ length: 40 }, (_, at) => ({
    state: `Red ${at}.`,
    question,
    label: true,
  }))
  const folder = t.testdir({ 'own.jsonl': lines.map(line => JSON.stringify(line)).join('\n') })
  const [own, path] = [join(folder, 'own.jsonl'), join(folder, 'run.json')]
  const words = ['certify', url, '--only', 'endpoint.reached', '--calibration', 'quick']
  const { err } = await run([...words, '--corpus', own, '--threshold', '0.75', '--json', path])
  const { calibration } = await recordIn(path)
  t.match(calibration, { threshold: 0.75, corpus: { own: 'own.jsonl' } }, err)
  const mine = calibration?.answers.filter(({ population }) => population === 'own')
  t.equal(mine?.length, 40)
  t.ok(calibration?.verdicts.some(({ id }) => id === 'C1.own'))
})

t.test('a dry run counts what each part would send, and sends nothing', async t => {
  const { url, asked } = await startYes(t)
  const words = ['certify', url, '--calibration', 'standard', '--latency', 'certify', '--dry-run']
  const { code, out, err } = await run(words)
  t.match({ code, err }, { code: 0, err: '' })
  t.match(out, /^calibration: at most [\d,]+ requests, .* about \d+ min at 150 ms each$/m)
  t.match(out, /^latency: at most /m)
  t.match(out, /nothing was sent\n$/)
  t.equal(asked(), 0)
})

t.test('a seed nobody gave has 128 random bits', async t => {
  const { err } = await run(['corpus', '--count', '1', '--family', 'stuck'])
  t.match(err, /^seed "[0-9a-f]{32}", sha256 [0-9a-f]{64}$/m)
})
