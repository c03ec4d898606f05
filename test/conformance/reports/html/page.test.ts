import t from 'tap'
import { openReport, startBrowser } from './browser.ts'
import { pageRecord } from './sample-page.ts'

t.setTimeout(120_000)
const browser = await startBrowser(t)
const record = pageRecord()

t.test('a report opens without a complaint and asks no network for anything', async t => {
  const { page, complaints, requests } = await openReport(t, browser, record)
  await page.locator('#exchange-drawer > summary').click()
  await page.locator('#exchange-list details').first().waitFor()
  t.same(complaints, [])
  t.same(requests, [])
})

t.test('headings come in order and say the verdict first', async t => {
  const { page } = await openReport(t, browser, record)
  const levels: number[] = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll(all => all.map(({ tagName }) => Number(tagName[1])))
  t.ok(
    levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0) + 1),
    `${levels}`,
  )
  const tree = await page.locator('main').ariaSnapshot()
  const headings = tree.split('\n').filter(line => /- heading .*\[level=[12]\]/.test(line))
  t.same(
    headings.map(line => line.trim()),
    [
      '- heading "Not conformant" [level=1]',
      '- heading "SHADOW ONLY" [level=2]',
      '- heading "What this claims, and what it does not" [level=2]',
      '- heading "The numbers that decided it" [level=2]',
      '- heading "The pictures" [level=2]',
      '- heading "The checks" [level=2]',
      '- heading "Every exchange" [level=2]',
      '- heading "What was not tested" [level=2]',
      '- heading "How to read this" [level=2]',
      '- heading "This run" [level=2]',
    ],
  )
})

t.test('every landmark and every field has a name', async t => {
  const { page } = await openReport(t, browser, record)
  const tree = await page.locator('body').ariaSnapshot()
  t.match(tree, /- main:/)
  t.match(tree, /- navigation "Parts of this report":/)
  t.match(tree, /- search "Filter the checks":/)
  for (const field of [
    'combobox "Section"',
    'combobox "Level"',
    'combobox "Outcome"',
    'searchbox "Text"',
  ]) {
    t.ok(tree.includes(field), field)
  }
})

t.test('the first stop of the keyboard is the way past everything', async t => {
  const { page } = await openReport(t, browser, record)
  await page.keyboard.press('Tab')
  t.equal(await page.evaluate('document.activeElement.textContent'), 'Skip to the checks')
  t.ok(await page.locator('.skip').isVisible())
})

t.test('the keyboard alone filters by outcome, and the count is told', async t => {
  const { page } = await openReport(t, browser, record)
  await page.getByLabel('Outcome').focus()
  await page.keyboard.type('not in')
  const shown = page.locator('#shown-checks')
  t.equal(await shown.textContent(), '4 of 6 checks shown')
  t.equal(await shown.getAttribute('aria-live'), 'polite')
  t.equal(await page.locator('details.check:visible').count(), 4)
  await page.keyboard.press('Tab')
  await page.keyboard.type('probab')
  t.equal(await shown.textContent(), '2 of 6 checks shown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('6 of 6 checks shown').waitFor()
  t.equal(await page.locator('details.check:visible').count(), 6)
})

t.test('the keyboard alone filters by section and level, and empty sections go', async t => {
  const { page } = await openReport(t, browser, record)
  await page.getByLabel('Level').focus()
  await page.keyboard.type('SHOULD')
  t.equal(await page.locator('#shown-checks').textContent(), '1 of 6 checks shown')
  t.same(await page.locator('.group:visible h3').allInnerTexts(), ['HTTP 2, 2 not in order'])
})

t.test('a failure stands open with the bytes it points at marked', async t => {
  const { page } = await openReport(t, browser, record)
  const check = page.locator('[id="check-noul.range"]')
  t.equal(await check.locator('.offending mark').textContent(), '1.2')
  const before = await check
    .locator('.offending pre')
    .last()
    .evaluate(pre => {
      const [mark] = pre.getElementsByTagName('mark')
      return mark?.previousSibling?.textContent ?? ''
    })
  t.match(before, /\{"model":"m","answers":\{"q":\{"noul":$/)
})

t.test('an exchange opens by the keyboard, its mark on the right bytes', async t => {
  const { page } = await openReport(t, browser, record)
  await page.locator('#exchange-drawer > summary').click()
  const exchange = page.locator('#exchange-list details[data-exchange="3"]')
  await exchange.locator('summary').focus()
  await page.keyboard.press('Enter')
  await exchange.locator('.exchange').waitFor()
  t.same(await exchange.locator('mark').allTextContents(), ['1.2'])
  t.match(await exchange.locator('pre').first().textContent(), /^POST \/v1\/systemone HTTP\/1\.1\n/)
})

t.test('an exchange shows the line that sends it again, to be copied', async t => {
  const { page } = await openReport(t, browser, record)
  await page.locator('#exchange-drawer > summary').click()
  const exchange = page.locator('#exchange-list details[data-exchange="1"]')
  await exchange.locator('summary').click()
  t.match(await exchange.locator('.replay code').textContent(), /^curl -sS .*\/v1\/systemone'/)
  t.ok(await exchange.getByRole('button', { name: 'the replay line of exchange 1' }).isVisible())
})

t.test('exchanges are listed by fifty and found by their number', async t => {
  const { page } = await openReport(t, browser, pageRecord(120))
  await page.locator('#exchange-drawer > summary').click()
  await page.getByRole('button', { name: 'Later' }).click()
  t.equal(await page.locator('#shown-exchanges').textContent(), '51 to 100 of 120')
  await page.getByLabel('Number, check, path or status').fill('117')
  t.equal(await page.locator('#shown-exchanges').textContent(), '1 to 1 of 1')
})

t.test('a replay line is copied whole', async t => {
  const { page } = await openReport(t, browser, record, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('button', { name: 'Copy the replay line of noul.range' }).click()
  await page.getByText('Copied', { exact: false }).first().waitFor()
  const line = record.results.find(({ check }) => check === 'noul.range')?.replay[0]
  t.equal(await page.evaluate('navigator.clipboard.readText()'), line)
})

t.test('a link to a check opens it', async t => {
  const { page } = await openReport(t, browser, record)
  const check = page.locator('[id="check-noul.range"]')
  await check.evaluate(details => details.removeAttribute('open'))
  await page.getByRole('link', { name: 'noul.range' }).click()
  t.equal(await check.getAttribute('open'), '')
})
