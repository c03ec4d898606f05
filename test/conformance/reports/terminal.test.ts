import fc from 'fast-check'
import t from 'tap'
import { figuresOf } from '../../../conformance/pictures/figures.ts'
import { toTerminal } from '../../../conformance/reports/terminal.ts'
import { goldenText, recordOf, results } from './sample.ts'
import { measuredRecord } from './sample-measured.ts'

t.test('the report for people is the golden one', async t => {
  t.equal(toTerminal(recordOf()), goldenText('terminal.txt'))
})

t.test('a brief report names what is not in order and counts the rest', async t => {
  t.equal(toTerminal(recordOf(), { brief: true }), goldenText('terminal-brief.txt'))
})

t.test('colour adds escapes and changes no word', async t => {
  const coloured = toTerminal(recordOf(), { colour: true })
  const plain = coloured.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '')
  t.not(coloured, plain)
  t.equal(plain, toTerminal(recordOf()))
})

t.test('nothing a server sends reaches the terminal as a control character', async t => {
  const property = fc.property(fc.string({ unit: 'binary' }), text => {
    const [passed, failed] = results
    const finding = { says: text, at: text, expected: text, actual: text }
    const report = toTerminal(recordOf([{ ...passed, ...failed, finding, title: text } as never]))
    return !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(report.replaceAll('\n', ''))
  })
  t.doesNotThrow(() => fc.assert(property, { seed: 1 }))
})

t.test('a conformant run ends in the word and needs no mending', async t => {
  const report = toTerminal(recordOf(results.slice(0, 1), 'conformant'))
  t.match(report, /Conformant: http:\/\/127.0.0.1:8471 keeps every MUST of chalk-1/)
  t.notMatch(report, /Mend it/)
})

t.test(
  'a launched server that was lost is told with what it last wrote, without its stack',
  async t => {
    const output =
      'up 18471\n\nSyntaxError: Unexpected end\n    at JSON.parse (<anonymous>)\n\nNode.js\n'
    const launch = { command: "node 'my server' {port}", output }
    const lost = { ...recordOf(), stopped: 'It failed 5 requests in a row.', launch }
    const report = toTerminal(lost)
    t.match(
      report,
      / {2}The last it wrote:\n {4}up 18471\n {4}SyntaxError: Unexpected end\n {4}Node/,
    )
    t.notMatch(report, 'at JSON.parse')
  },
)

t.test('a launched server is launched again to look at it again', async t => {
  const launch = { command: "node 'my server' {port}", output: '' }
  const report = toTerminal({ ...recordOf(), launch })
  t.match(report, String.raw`certify --launch 'node '\''my server'\'' {port}' --only noul.range`)
  t.match(report, 'The server was stopped: start it at http://127.0.0.1:8471 for the replay lines.')
  const fixed = toTerminal({ ...recordOf(), launch: { command: 'serve', output: '' } })
  t.match(fixed, "certify --launch 'serve' http://127.0.0.1:8471 --only noul.range")
})

t.test('a token that is refused is named as the thing to look at', async t => {
  const [, failed] = results
  const finding = { says: 'no', at: 'status', expected: '200', actual: '401: {}' }
  const shut = [{ ...failed, check: 'body.status', finding } as never]
  const hint = /It refuses the token it was sent/
  t.match(toTerminal({ ...recordOf(shut), declared: ['auth'] }), hint)
  t.notMatch(toTerminal(recordOf(shut)), hint)
})

t.test(
  'a replay line of a great body is cut, and the report says where the whole one is',
  async t => {
    const [, failed] = results
    const report = toTerminal(
      recordOf([{ ...failed, replay: [`curl '${'['.repeat(9000)}'`] } as never]),
    )
    t.ok(report.length < 3000, `${report.length} characters`)
    t.match(
      report,
      /… \(9007 characters; the whole line is in the record of --json, under replay\)/,
    )
  },
)

t.test('a finding about the whole body says so', async t => {
  const [, failed] = results
  const finding = { says: 'no', at: '', expected: 'an object', actual: '[]' }
  t.match(
    toTerminal(recordOf([{ ...failed, finding } as never])),
    /where {5}the whole body, exchange/,
  )
})

t.test('an unreachable server is told with what to look at next', async t => {
  t.match(toTerminal(recordOf([], 'unreachable')), /decider-kit health http:\/\/127.0.0.1:8471/)
})

t.test('calibration, speed and standing are told as the golden report has them', async t => {
  t.equal(toTerminal(measuredRecord()), goldenText('measured.txt'))
})

t.test('a brief report has a line for each number, and more where it is not in order', async t => {
  const brief = toTerminal(measuredRecord(), { brief: true })
  t.equal(brief, goldenText('measured-brief.txt'))
})

t.test(
  'the first pictures stand as text under their titles, and none in a brief report',
  async t => {
    const record = measuredRecord()
    const figures = figuresOf(record)
    const report = toTerminal(record, { figures })
    for (const title of [
      'Reliability: yes/no questions with a sure truth',
      'How long requests took',
    ]) {
      t.ok(report.includes(`\n${title}\n`), title)
    }
    t.equal(toTerminal(record, { figures, brief: true }), goldenText('measured-brief.txt'))
  },
)
