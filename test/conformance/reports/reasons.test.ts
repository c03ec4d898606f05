import t from 'tap'
import { standingView } from '../../../conformance/reports/html/verdict-view.ts'
import { toMarkdown } from '../../../conformance/reports/markdown.ts'
import { reasonsOf } from '../../../conformance/reports/reasons.ts'
import { toTerminal } from '../../../conformance/reports/terminal.ts'
import { measuredRecord } from './sample-measured.ts'

t.test('failures and what has to pass have a line, the rest is named by outcome', async t => {
  const because = [
    ...['wire: conformant', 'C1: pass, it is right', 'C2.noul: fail, it is near', 'C3: pass, so'],
    ...['C4: pass', 'C5.a: not-tested, the one', 'C5.b: not-tested', 'C6: inconclusive, open'],
    ...['L1: inconclusive, in time', 'latency: not measured in full'],
  ]
  const { named, groups } = reasonsOf(because)
  t.same(
    named.map(({ line }) => line),
    [
      'C2.noul: fail, it is near',
      'wire: conformant',
      'C1: pass, it is right',
      'L1: inconclusive, in time',
      'latency: not measured in full',
    ],
  )
  t.same(groups, [
    { outcome: 'inconclusive', ids: ['C6'] },
    { outcome: 'pass', ids: ['C3', 'C4'] },
    { outcome: 'not-tested', ids: ['C5.a', 'C5.b'] },
  ])
})

t.test('a line of another form is named as it is', async t => {
  const lines = ['L1 was 9 ms', '']
  t.same(
    reasonsOf(lines).named.map(({ line }) => line),
    lines,
  )
})

t.test(
  'the page marks each reason as its verdict came out, and links each to its number',
  async t => {
    const { because, groups } = standingView(measuredRecord())
    t.match(because, [
      { line: 'C2.noul: fail', tone: 'bad', link: 'judged-C2.noul' },
      { line: 'wire: not-conformant', tone: 'bad', link: 'checks' },
      { line: 'C1: pass', tone: 'good', link: 'judged-C1' },
      { line: 'L1: pass' },
    ])
    t.match(groups, [{ word: 'inconclusive', ids: [{ id: 'C3', link: 'judged-C3' }] }])
  },
)

const lost = { reason: 'lost', says: 'No question was answered.' } as const

/** A run whose calibration ended before its first question. */
function unasked() {
  const record = measuredRecord()
  const { calibration } = record
  if (calibration === null) throw new Error('the sample measured no calibration')
  const sent = { requests: 0, questions: 0, characters: 0 }
  return { ...record, calibration: { ...calibration, sent, ended: lost } }
}

t.test('a stage that asked nothing is one sentence', async t => {
  const said = /No question was answered\. None of 4 numbers was judged\.\n\n(Speed|### Speed)/
  t.match(toTerminal(unasked()), said)
  t.match(toMarkdown(unasked()), said)
  t.notMatch(toMarkdown(unasked()), 'C2.noul: what it rests on')
})

t.test('what was not tested for one reason is told once', async t => {
  const record = measuredRecord()
  const { latency } = record
  if (latency === null) throw new Error('the sample measured no speed')
  const [first, left] = latency.verdicts
  if (first === undefined || left === undefined) throw new Error('the sample has two verdicts')
  const verdicts = [first, left, { ...left, id: 'L7' }]
  const report = toTerminal({ ...record, latency: { ...latency, verdicts } })
  t.match(report, /– 2 not tested: Nobody said .*\n +L5 L7\n/)
})
