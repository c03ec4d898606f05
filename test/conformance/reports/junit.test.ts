import fc from 'fast-check'
import t from 'tap'
import { escapeXml, toJunit } from '../../../conformance/reports/junit.ts'
import { visibleLines } from '../../../conformance/reports/visible.ts'
import { goldenText, recordOf, results } from './sample.ts'
import { measuredRecord } from './sample-measured.ts'

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#10;': '\n',
  '&#9;': '\t',
  '&amp;': '&',
}

const readBack = (text: string) => text.replace(/&[^;]+;/g, entity => entities[entity] ?? '?')

/** Says why `text` is no well-formed XML of the kind reports use, or gives null. */
function flawIn(text: string): string | null {
  const open: string[] = []
  const token =
    /<\?xml [^?]*\?>|<!-- (?:(?!--)[^\n])* -->|<\/([a-z-]+)>|<([a-z-]+)((?: [a-z]+="[^"<]*")*)(\/?)>|([^<]+)/y
  while (token.lastIndex < text.length) {
    const at = token.lastIndex
    const match = token.exec(text)
    if (match === null) return `at ${at}: ${text.slice(at, at + 60)}`
    const [, closed, opened, attributes = '', empty, characters = ''] = match
    if (/&(?!(amp|lt|gt|quot|#10|#9);)/.test(attributes + characters)) return `entity at ${at}`
    if (opened !== undefined && empty === '') open.push(opened)
    if (closed !== undefined && open.pop() !== closed) return `</${closed}> at ${at}`
  }
  return open.length === 0 ? null : `left open: ${open.join(' ')}`
}

t.test('the JUnit report is the golden one', async t => {
  t.equal(toJunit(recordOf()), goldenText('junit.xml'))
})

t.test('the JUnit report is well-formed', async t => {
  t.equal(flawIn(toJunit(recordOf())), null)
})

t.test('any text leaves the JUnit report well-formed', async t => {
  const property = fc.property(fc.string({ unit: 'binary' }), text => {
    const held = results.map(result => ({ ...result, title: text, missing: text, replay: [text] }))
    const record = { ...recordOf(held), seed: text, profile: text }
    return flawIn(toJunit(record)) === null
  })
  t.doesNotThrow(() => fc.assert(property, { seed: 2 }))
})

t.test('escaped text reads back as itself, with what XML cannot hold shown', async t => {
  const property = fc.property(
    fc.string({ unit: 'binary' }),
    text => readBack(escapeXml(text)) === visibleLines(text),
  )
  t.doesNotThrow(() => fc.assert(property, { seed: 3 }))
})

t.test('escaped text holds no character XML 1.0 forbids', async t => {
  const property = fc.property(
    fc.string({ unit: 'binary' }),
    text => !/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(escapeXml(text)),
  )
  t.doesNotThrow(() => fc.assert(property, { seed: 4 }))
})

t.test('only what keeps a server from a certificate is a failure', async t => {
  const report = toJunit(recordOf())
  t.match(report, /<testsuites [^>]*tests="6" failures="2" errors="1" skipped="2"/)
})

t.test('calibration and speed are suites of their own, as the golden report has them', async t => {
  const report = toJunit(measuredRecord())
  t.equal(report, goldenText('measured.xml'))
  t.equal(flawIn(report), null)
})

t.test('a number that keeps a client from acting is a failure, a warning is not', async t => {
  const report = toJunit(measuredRecord([]))
  t.match(report, /<testsuites [^>]*tests="6" failures="1" errors="0" skipped="3"/)
})
