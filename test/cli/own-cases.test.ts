import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { parseRecord } from '../../cli/saved-record.ts'
import { run } from './child.ts'
import { startYes } from './yes-server.ts'

const recordIn = async (path: string) => parseRecord(readFileSync(path, 'utf8'), path)

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
  t.match(out, /^calibration: at most [\d,]+ requests, .* about \d+ (s|min)$/m)
  t.match(out, /^latency: at most /m)
  t.match(out, /requests; nothing was sent$/m)
  t.match(out, /^in all: at most [\d,]+ requests, /m)
  t.equal(asked(), 0)
})

t.test('a seed nobody gave has 128 random bits', async t => {
  const { err } = await run(['corpus', '--count', '1', '--family', 'stuck'])
  t.match(err, /^seed "[0-9a-f]{32}", sha256 [0-9a-f]{64}$/m)
})
