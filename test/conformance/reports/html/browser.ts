import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Test } from 'tap'
import type { RunRecord } from '../../../../conformance/record.ts'
import { readPage } from '../../../../conformance/reports/html/page.ts'
import { toHtml } from '../../../../conformance/reports/html.ts'

const PROGRAM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Starts Chromium for the tests of one file; without it the file fails and says what to install. */
export async function startBrowser(t: Test): Promise<Browser> {
  if (!existsSync(PROGRAM)) {
    throw new Error(
      `there is no Chromium at ${PROGRAM}: apt-get install chromium, or name one in CHROMIUM.`,
    )
  }
  const browser = await chromium.launch({ executablePath: PROGRAM, args: ['--no-sandbox'] })
  t.teardown(() => browser.close())
  return browser
}

/** A report open in a browser, with everything it complained about and everything it asked the network for. */
export type Opened = {
  readonly page: Page
  readonly complaints: readonly string[]
  readonly requests: readonly string[]
}

const written = new WeakMap<RunRecord, Promise<string>>()

/** Writes the report of a record once, however often a file of tests opens it. */
function htmlOf(record: RunRecord): Promise<string> {
  const html = written.get(record) ?? readPage().then(page => toHtml(record, page))
  written.set(record, html)
  return html
}

/** Opens the report of a record as a file, as a person does. */
export async function openReport(
  t: Test,
  browser: Browser,
  record: RunRecord,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'decider-kit-html-'))
  const file = join(folder, 'report.html')
  writeFileSync(file, await htmlOf(record))
  const context = await browser.newContext(options)
  t.teardown(async () => {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const page = await context.newPage()
  const complaints: string[] = []
  const requests: string[] = []
  page.on('console', message => complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(error.message))
  page.on('dialog', dialog => {
    complaints.push(dialog.message())
    void dialog.dismiss()
  })
  const address = pathToFileURL(file).href
  // What a page holds within itself (data:) goes over no network.
  page.on('request', request => {
    if (request.url() !== address && !request.url().startsWith('data:'))
      requests.push(request.url())
  })
  await page.goto(address)
  return { page, complaints, requests }
}
