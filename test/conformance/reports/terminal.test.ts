import fc from 'fast-check'
import t from 'tap'
import { toTerminal } from '../../../conformance/reports/terminal.ts'
import { goldenText, recordOf, results } from './sample.ts'

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

t.test('an unreachable server is told with what to look at next', async t => {
  t.match(toTerminal(recordOf([], 'unreachable')), /decider-kit health http:\/\/127.0.0.1:8471/)
})
