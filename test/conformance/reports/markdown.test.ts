import fc from 'fast-check'
import t from 'tap'
import { toMarkdown } from '../../../conformance/reports/markdown.ts'
import { code, fenced, prose, summary } from '../../../conformance/reports/markdown-escape.ts'
import { toTerminal } from '../../../conformance/reports/terminal.ts'
import { goldenText, recordOf, results } from './sample.ts'
import { measuredRecord } from './sample-measured.ts'

t.test('the Markdown report is the golden one', async t => {
  t.equal(toMarkdown(measuredRecord()), goldenText('report.md'))
})

t.test('a run that measured nothing says how to measure', async t => {
  const report = toMarkdown(recordOf())
  t.match(report, 'Measure it: `decider-kit certify http://127.0.0.1:8471 --calibration standard')
  t.notMatch(report, '### Calibration')
})

t.test('what a server must keep comes first, advice next, and what passed last', async t => {
  const report = toMarkdown(measuredRecord())
  const places = ['MUST noul.range', 'SHOULD health.post', '### Calibration', 'passed</summary>']
  const order = places.map(place => report.indexOf(place))
  t.same(
    order,
    [...order].sort((one, other) => one - other),
  )
  t.ok(order.every(place => place > 0))
})

t.test(
  'a report that is too long leaves parts out whole, keeps the verdict and says so',
  async t => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      ...results[1],
      check: `noul.range-${index}`,
      replay: ['x'.repeat(1000)],
    }))
    const report = toMarkdown(recordOf(many as never))
    t.ok(report.length <= 60_000, `${report.length} characters`)
    t.match(report, /^## Not conformant/)
    t.match(report, /\*\d+ parts left out for length: see the report of --html\.\*\n$/)
    const open = report.match(/<details>/g)?.length
    t.equal(report.match(/<\/details>/g)?.length, open)
  },
)

t.test(
  'where failures fill the room, the numbers and what was not testable still have theirs',
  async t => {
    const [, failure] = results
    if (failure === undefined) throw new Error('the sample has a failure')
    const many = Array.from({ length: 300 }, () => ({ ...failure, replay: ['x'.repeat(1000)] }))
    const report = toMarkdown(measuredRecord([...many, ...results]))
    t.ok(report.length <= 60_000, `${report.length} characters`)
    for (const heading of ['### Calibration', '### Speed', '### Checks not testable']) {
      t.ok(report.includes(heading), heading)
    }
    t.match(report, /parts left out for length/)
  },
)

t.test('one reason for many checks is told once', async t => {
  const unmet = results.filter(({ outcome }) => outcome === 'unmet')
  const held = unmet.flatMap(result => [result, { ...result, check: 'noul.other' }])
  t.match(
    toMarkdown(recordOf(held)),
    '- not testable: a pass of noul.range: `noul.criteria` `noul.other`',
  )
})

t.test('a model with a name of 10,000 characters does not bury the report', async t => {
  const record = { ...recordOf(), target: { url: 'http://x', model: 'm'.repeat(10_000) } }
  const name = `${'m'.repeat(120)}… (10,000 characters)`
  t.ok(toMarkdown(record).includes(`model \`${name}\``))
  t.ok(toTerminal(record).includes(`model ${name}`))
})

t.test('nothing in a line formats, links, mentions or is HTML', async t => {
  t.equal(
    prose('*a* _b_ [c](d) <img> @me #12 `e` ~~f~~ | &lt;'),
    String.raw`\*a\* \_b\_ \[c\]\(d\) &lt;img&gt; @<!-- -->me #<!-- -->12 \`e\` \~\~f\~\~ \| &amp;lt;`,
  )
  t.equal(prose('at https://x.test/a|b.'), 'at `https://x.test/a`\\|b.')
  t.equal(prose('`http://[::1]:1`'), '\\``http://[::1]:1`\\`')
  t.equal(prose('ftp://x.test'), 'ftp:<!-- -->//x.test')
  t.equal(prose('- a'), '\\- a')
  t.equal(prose('12. a'), '12\\. a')
  t.equal(prose('a\nb\u202e'), 'a\\\\nb\\\\u202e')
})

t.test('a line of HTML within Markdown holds no tag and no mention', async t => {
  t.equal(summary('<b>(x) @me'), '&lt;b&gt;(x) @<!-- -->me')
})

t.test('code ends where its text does, whatever backticks that has', async t => {
  t.equal(code('a`b``c'), '```a`b``c```')
  t.equal(code('`a'), '`` `a ``')
  t.equal(code(''), '(empty)')
  t.equal(fenced('a\n```\nb'), '````text\na\n```\nb\n````')
})

t.test('no text of a server opens a tag of its own', async t => {
  const property = fc.property(fc.string({ unit: 'binary' }), text => {
    const held = results.map(result => ({ ...result, title: text, missing: text, error: text }))
    const bare = toMarkdown({ ...recordOf(held), profile: text })
      .replace(/^(`{3,})[^\n]*\n.*?\n\1$/gms, '')
      .replace(/(`+)[^\n]*?\1/g, '')
      .replaceAll('<!-- -->', '')
    return [...bare.matchAll(/<[^\n]{0,9}/g)].every(([tag]) => /^<\/?(details|summary)>/.test(tag))
  })
  t.doesNotThrow(() => fc.assert(property, { seed: 21 }))
})
