import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import t from 'tap'
import type { RunRecord } from '../../../../conformance/record.ts'
import { readPage } from '../../../../conformance/reports/html/page.ts'
import { toHtml } from '../../../../conformance/reports/html.ts'
import { recordOf, results } from '../sample.ts'
import { exchangeOf } from './exchanges.ts'
import { pageRecord } from './sample-page.ts'

const page = await readPage()
const write = (record: RunRecord) => toHtml(record, page)

/** Leaves of a page its tags, without the pictures, which are our own. */
const tagsOf = (html: string): string =>
  html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '<$1>')
    .replace(/[^<>]*(<\/?[a-z0-9]+)[^<>]*(?=[<>])/gs, '$1')

t.test('the same record gives the same page', async t => {
  t.equal(await write(pageRecord()), await write(pageRecord()))
})

t.test('the policy of a page allows its one script by hash, and no source', async t => {
  const html = await write(pageRecord())
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  const [, script = ''] = /<script>(.*)<\/script>\n<\/body>/s.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  t.match(policy, `default-src 'none'; script-src 'sha256-${hash}';`)
  t.notMatch(policy, /https?:|\*|unsafe-eval/)
})

t.test('a page names nothing outside itself to be loaded', async t => {
  const html = await write(pageRecord())
  t.notMatch(html, /\s(src|srcset|poster|action)=/)
  t.same(
    [...html.matchAll(/\shref="([^"]*)"/g)]
      .map(([, to = '']) => to)
      .filter(to => !/^(#|data:)/.test(to)),
    [],
  )
  t.notMatch(page.style, /url\(|@import/)
})

t.test('every exchange is in the page, packed', async t => {
  const html = await write({ ...recordOf(), exchanges: [1, 2, 3].map(id => exchangeOf(id)) })
  const [, data = ''] = /id="exchange-data">([^<]*)</.exec(html) ?? []
  const held: unknown = JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString('utf8'))
  t.match(held, [{ id: 1 }, { id: 2 }, { id: 3, request: 'POST /v1/systemone' }])
})

t.test('an older record, which knew no measuring, has its page', async t => {
  const { calibration: _, latency: __, standing: ___, ...older } = recordOf()
  t.match(await write(older as never), '<h2 aria-describedby="asked-standing">Not judged</h2>')
})

t.test(
  'any text leaves the tags of a page as they are, and nothing that acts or hides',
  async t => {
    const withText = (text: string): RunRecord => ({
      ...recordOf(
        results.map(result => ({
          ...result,
          title: text,
          missing: text,
          because: text,
          error: text,
          replay: [text],
          ...(result.finding && { finding: { ...result.finding, says: text, actual: text } }),
        })),
      ),
      target: { url: `x${text}`, model: `x${text}` },
      seed: `x${text}`,
      exchanges: [exchangeOf(3, text)],
    })
    const plain = tagsOf(await write(withText('plain')))
    const property = fc.asyncProperty(fc.string({ unit: 'binary' }), async text => {
      const html = await write(withText(`x${text}`))
      const isLegible = !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(html.replace(/[\n\t]/g, ''))
      return isLegible && tagsOf(html) === plain
    })
    await t.resolves(fc.assert(property, { seed: 31, numRuns: 60 }))
  },
)
