import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import t from 'tap'
import { parseRecord } from '../../cli/saved-record.ts'
import { createFake } from '../../fake/index.ts'
import { ownValue } from '../../spec/json-object.ts'
import { run } from './child.ts'
import { runHere } from './paper-rim.ts'

const schema = new URL('../../../run-record.schema.json', import.meta.url)
const ajv = new Ajv2020({ allowUnionTypes: true })
addFormats.default(ajv)
const isRecord = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')))

t.test('calibration and speed of a decider that tells the truth', async t => {
  const cases = (await runHere(['corpus', '--for', 'quick', '--seed', 'told'])).out
  const folder = t.testdir({ 'cases.jsonl': cases })
  const path = join(folder, 'run.json')
  const fake = await createFake({ truth: join(folder, 'cases.jsonl') })
  t.teardown(() => fake.stop())
  const both = ['--calibration', 'quick', '--latency', 'quick', '--seed', 'told']
  const { code, out, err } = await run(['certify', fake.url, ...both, '--json', path])
  const record = await parseRecord(readFileSync(path, 'utf8'), path)
  t.equal(code, 0, out + err)
  t.ok(isRecord(JSON.parse(readFileSync(path, 'utf8'))), 'the schema', { errors: isRecord.errors })

  t.match(err, /^checks: at most \d+ requests, about \d+ s$/m)
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
