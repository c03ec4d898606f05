import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { measuredRecord } from '../conformance/reports/sample-measured.ts'
import { run } from './child.ts'
import { runHere } from './paper-rim.ts'

/** Saves a record in a folder that goes with the test, and gives the paths of both. */
function saved(test: Test) {
  const folder = mkdtempSync(join(tmpdir(), 'decider-kit-report-'))
  test.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'run.json')
  writeFileSync(path, JSON.stringify(measuredRecord()))
  return { folder, path }
}

const begins: Readonly<Record<string, RegExp>> = {
  html: /^<!doctype html>/,
  markdown: /^## Not conformant/,
  badge: /^<svg /,
  junit: /^<\?xml /,
}

for (const [option, start] of Object.entries(begins)) {
  t.test(
    `--${option} writes its file from a saved record, beside the report for people`,
    async t => {
      const { folder, path } = saved(t)
      const file = join(folder, option)
      const { code, out } = await runHere(['report', path, `--${option}`, file])
      t.equal(code, 0)
      t.match(readFileSync(file, 'utf8'), start)
      t.match(out, 'SHADOW ONLY')
    },
  )

  t.test(`--${option} - has standard output to itself`, async t => {
    const { path } = saved(t)
    const { code, out, err } = await runHere(['report', path, `--${option}`, '-'])
    t.equal(code, 0)
    t.match(out, start)
    t.match(err, /^Not conformant: 1 MUST check/)
  })
}

t.test('a report over the record it is of is refused, and the record stays', async t => {
  const { folder, path } = saved(t)
  const before = readFileSync(path, 'utf8')
  const other = join(folder, '.', 'sub', '..', 'run.json')
  const { code, err } = await runHere(['report', path, '--html', `${folder}/./run.json`])
  t.equal(code, 2)
  t.match(err, /^--html and what is read are both .*run\.json: give each a file of its own\.\n$/)
  t.equal((await runHere(['report', path, '--json', other])).code, 2)
  t.equal(readFileSync(path, 'utf8'), before)
})

t.test('two reports in one file are refused, however it is written', async t => {
  const { folder, path } = saved(t)
  const [one, other] = [join(folder, 'out'), join(folder, 'linked', 'out')]
  symlinkSync(folder, join(folder, 'linked'))
  const { code, err } = await runHere(['report', path, '--html', one, '--markdown', other])
  t.equal(code, 2)
  t.match(err, /^--(html|markdown) and --(html|markdown) are both /)
})

t.test('a record is read from standard input', async t => {
  const { path } = saved(t)
  const { code, out } = await run(
    ['report', '-', '--markdown', '-'],
    {},
    readFileSync(path, 'utf8'),
  )
  t.equal(code, 0)
  t.match(out, /^## Not conformant/)
})

t.test('what is piped in and is no record is named', async t => {
  const { code, err } = await run(['report', '-'], {}, '{}')
  t.equal(code, 2)
  t.match(err, /^standard input is no run record: it has no format\./)
})

t.test('the report for people shows the pictures of what was measured', async t => {
  const { path } = saved(t)
  const { out } = await runHere(['report', path])
  t.match(out, 'Reliability: yes/no questions with a sure truth')
})
