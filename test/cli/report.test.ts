import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { measuredRecord } from '../conformance/reports/sample-measured.ts'
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

t.test('the report for people shows the pictures of what was measured', async t => {
  const { path } = saved(t)
  const { out } = await runHere(['report', path])
  t.match(out, 'Reliability: yes/no questions with a sure truth')
})
