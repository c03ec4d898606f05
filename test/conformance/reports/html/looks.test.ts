import type { Page } from 'playwright-core'
import t from 'tap'
import { openReport, startBrowser } from './browser.ts'
import { hostile, hostileRecord, pageRecord } from './sample-page.ts'

t.setTimeout(120_000)
const browser = await startBrowser(t)
const plain = pageRecord()
const taken = hostileRecord()
const tall = 900

const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - innerWidth')

for (const width of [360, 1440]) {
  for (const [name, record] of [
    ['plain', plain],
    ['hostile', taken],
  ] as const) {
    t.test(`the report of a ${name} run is no wider than a window of ${width} px`, async t => {
      const viewport = { width, height: tall }
      const { page } = await openReport(t, browser, record, { viewport })
      await openAll(page)
      await page.locator('#exchange-list details').first().waitFor()
      t.equal(await overflow(page), 0)
    })
  }
}

const openAll = (page: Page): Promise<void> =>
  page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true')

/** Gives the contrast of the text of an element to what is behind it (WCAG 2.2, 1.4.3). */
async function contrastOf(page: Page, selector: string): Promise<number> {
  const colours: string[] = await page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { defaultView } = element.ownerDocument
      const found = [defaultView.getComputedStyle(element).color]
      for (let at = element; at; at = at.parentElement) {
        found.push(defaultView.getComputedStyle(at).backgroundColor)
      }
      return found
    })
  const [text = '', ...grounds] = colours
  const ground = grounds.find(colour => channelsOf(colour)[3] !== 0) ?? 'rgb(255, 255, 255)'
  const [one, other] = [luminanceOf(text), luminanceOf(ground)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const channelsOf = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number)

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map(value => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const texts = [
  ...['body', 'h1', '.answer h2', '.about', '.lead', '.sentence', 'nav a', '.figures', '.tally'],
  ...['.good .word', '.bad .word', '.open .word', '.none .word', '.meta code', 'dt', 'pre', 'mark'],
  ...['.shown', '.because a', 'label', 'button', '.times', '.hash', 'figcaption'],
]

for (const colorScheme of ['light', 'dark'] as const) {
  t.test(`all text has a contrast of 4.5 in the ${colorScheme}`, async t => {
    const { page } = await openReport(t, browser, plain, { colorScheme })
    await openAll(page)
    for (const text of texts) {
      const contrast = await contrastOf(page, text)
      t.ok(contrast >= 4.5, `${text} has ${contrast.toFixed(2)}`)
    }
  })
}

t.test('the dark page is dark and the light one light', async t => {
  const grounds = await Promise.all(
    (['light', 'dark'] as const).map(async colorScheme => {
      const { page } = await openReport(t, browser, plain, { colorScheme })
      return page.evaluate('getComputedStyle(document.body).backgroundColor')
    }),
  )
  t.same(grounds, ['rgb(252, 251, 248)', 'rgb(21, 23, 26)'])
})

t.test('hostile text runs nothing, asks for nothing and breaks nothing', async t => {
  const { page, complaints, requests } = await openReport(t, browser, taken)
  await page.locator('#exchange-drawer > summary').click()
  await page.locator('#exchange-list details summary').first().click()
  await page.locator('#exchange-list .exchange').first().waitFor()
  t.same(complaints, [])
  t.same(requests, [])
  t.equal(await page.locator('img').count(), 0)
  t.equal(await page.locator('#exchange-list .exchange mark').count(), 0)
  const text = (await page.locator('main').allInnerTexts()).join().replaceAll('\n', '')
  t.notMatch(text, /[\u202a-\u202e\u2028]/)
  t.ok(text.includes('<script>alert(1)</script>') && text.includes('\\u202egnp.exe'))
  t.ok(hostile.includes('{{{style}}}') && text.includes('{{{style}}}'))
})

t.test(
  'without script everything that was found is there, and nothing that needs a script',
  async t => {
    const { page } = await openReport(t, browser, plain, { javaScriptEnabled: false })
    const order = (await page.locator('main > *:not(nav)').allInnerTexts()).join()
    const parts = [
      'Not conformant',
      'SHADOW ONLY',
      'The numbers that',
      'The checks',
      'What was not',
      'This run',
    ]
    const places = parts.map(part => order.indexOf(part))
    t.ok(
      places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1)),
      `${places}`,
    )
    t.ok(await page.locator('.offending mark').last().isVisible())
    t.equal(await page.locator('form:visible, button:visible').count(), 0)
    t.match(order, /They open where scripts are allowed/)
  },
)

t.test('on paper every failure is open, and there is nothing to press', async t => {
  const { page } = await openReport(t, browser, plain, { javaScriptEnabled: false })
  await page.emulateMedia({ media: 'print' })
  await page.locator('details[data-amiss]').evaluateAll(all => {
    for (const details of all) details.removeAttribute('open')
  })
  for (const details of await page.locator('details[data-amiss] dl').all()) {
    t.ok((await details.boundingBox())?.height ?? 0)
  }
  t.ok(await page.locator('.offending mark').last().isVisible())
  t.equal(await page.locator('nav:visible, form:visible, button:visible').count(), 0)
})

t.test(
  'before printing the script opens what is not in order, and closes it afterwards',
  async t => {
    const { page } = await openReport(t, browser, plain)
    const amiss = page.locator('details[data-amiss]')
    const open = () => amiss.evaluateAll(all => all.filter(one => one.hasAttribute('open')).length)
    const before = await open()
    await page.evaluate('dispatchEvent(new Event("beforeprint"))')
    t.equal(await open(), await amiss.count())
    await page.evaluate('dispatchEvent(new Event("afterprint"))')
    t.equal(await open(), before)
  },
)
