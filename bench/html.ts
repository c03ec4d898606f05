import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { certify } from '../conformance/certify.ts'
import { type RecordedExchange, sha256Of } from '../conformance/evidence.ts'
import type { RunRecord } from '../conformance/record.ts'
import { readPage } from '../conformance/reports/html/page.ts'
import { toHtml } from '../conformance/reports/html.ts'
import { createFake, mutantOf } from '../fake/index.ts'
import { atMost, type BenchLine } from './line.ts'

const EXCHANGES = 5000
const ROUNDS = 7
const PROGRAM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Measures how long the page of a run of 5,000 exchanges takes to be written, and to open in Chromium and answer to a filter. */
export async function bench(): Promise<BenchLine[]> {
  const record = await longRun()
  const started = performance.now()
  const html = await toHtml(record, await readPage())
  const writing = performance.now() - started
  const folder = mkdtempSync(join(tmpdir(), 'decider-kit-bench-'))
  const browser = await chromium.launch({ executablePath: PROGRAM, args: ['--no-sandbox'] })
  try {
    const file = join(folder, 'report.html')
    writeFileSync(file, html)
    const times: { opened: number; listed: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) times.push(await opening(browser, file))
    // Whatever else this machine does can only add to a time.
    const opened = Math.min(...times.map(time => time.opened))
    const listed = Math.min(...times.map(time => time.listed))
    return [
      atMost(`the page of ${EXCHANGES} exchanges, written`, writing, 'ms', 3000),
      atMost('the same, size', html.length / 2 ** 20, 'MiB', 4),
      atMost('the same, opened and filtered in Chromium', opened, 'ms', 1000),
      atMost('the same, its exchanges unpacked and listed', listed, 'ms', 1000),
    ]
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Opens the page in a tab of its own until its load event, then filters its checks and lists its exchanges. */
async function opening(browser: Browser, file: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const started = performance.now()
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' })
  await page.selectOption('#filters select[name=level]', 'SHOULD')
  await page.getByText(/^\d+ of \d+ checks shown$/).waitFor()
  const opened = performance.now() - started
  await page.locator('#exchange-drawer > summary').click()
  await page.locator('#exchange-list details').first().waitFor()
  const listed = performance.now() - started - opened
  await context.close()
  return { opened, listed }
}

/** Certifies a fake, and fills the record up with exchanges of the longest texts a client sends. */
async function longRun(): Promise<RunRecord> {
  const mutant = mutantOf('noul-above-one')
  const fake = await createFake(mutant === undefined ? {} : { mutant })
  try {
    const run = certify(fake.url, {
      seed: 'bench',
      now: () => performance.now(),
      date: () => new Date(),
    })
    let step = await run.next()
    while (!step.done) step = await run.next()
    const { exchanges } = step.value
    const count = EXCHANGES - exchanges.length
    const more = Array.from({ length: count }, (_, index) => timed(exchanges.length + index + 1))
    return { ...step.value, exchanges: [...exchanges, ...more] }
  } finally {
    await fake.stop()
  }
}

function timed(id: number): RecordedExchange {
  const state = `${id}: ${'FAILED tests/test_app.py::test_marker - AssertionError: expected 3. '.repeat(90)}`
  const question = { type: 'noul', instructions: 'Does a test fail?' }
  const plain = {
    id,
    check: 'latency.L',
    sent: {
      method: 'POST',
      path: '/v1/systemone',
      headers: { 'content-type': 'application/json', 'user-agent': 'decider-kit' },
      body: JSON.stringify({ protocol: 1, state, questions: { q: question } }),
      bodyEncoding: 'utf8',
    },
    received: {
      status: 200,
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: '{"model":"fake-decider","answers":{"q":{"type":"noul","noul":0.93}}}',
      bodyEncoding: 'utf8',
    },
    ended: 'clean',
    cause: null,
    connectMs: 0.3,
    firstByteMs: 20.1,
    totalMs: 20.4,
  } as const
  return { ...plain, sha256: sha256Of(plain) }
}
