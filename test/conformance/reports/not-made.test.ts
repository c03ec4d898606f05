import t from 'tap'
import { interrupted } from '../../../conformance/gatekeeper.ts'
import type { RecordedResult } from '../../../conformance/record.ts'
import { notMadeIn } from '../../../conformance/reports/not-made.ts'
import { toTerminal } from '../../../conformance/reports/terminal.ts'
import { unjudged } from '../../../conformance/verdict.ts'
import { recordOf, results } from './sample.ts'

const lacking = (check: string, missing: string): RecordedResult => ({
  ...{ check, missing, outcome: 'unmet', title: 'it holds', clauses: ['NOUL-RANGE'] },
  ...{ level: 'MUST', exchanges: [], replay: [], ms: 1 },
})

const cut = (missing: string): RecordedResult[] => [
  ...results.slice(0, 2),
  lacking('early', 'a steadier answer'),
  ...Array.from({ length: 12 }, (_, at) => lacking(`late.${at}`, missing)),
  lacking('later', unjudged('late.3')),
]

t.test('what the end of a run left out is told once, with what hangs on it', async t => {
  const report = toTerminal(
    recordOf(cut('more than the 5 requests of --max-requests'), 'incomplete'),
  )
  t.match(
    report,
    /^Not made\n {2}\? 13 checks not made, 13 of them MUST; not testable: more than the 5 requests of --max-requests\n +from late\.0 on/m,
  )
  t.notMatch(report, 'late.7')
  t.match(report, 'not testable: a steadier answer')
})

t.test('the next step after a budget is a larger one, after Ctrl-C another run', async t => {
  const spent = recordOf(cut('more than the 5 requests of --max-requests'), 'incomplete')
  t.match(toTerminal(spent), 'Give a larger --max-requests, or none, then run again.')
  const ended = { ...recordOf(cut(interrupted), 'incomplete'), interrupted: true }
  t.match(toTerminal(ended), 'Run it again, to its end.')
})

t.test('a cause of few checks is told beside them', async t => {
  t.equal(notMadeIn(cut('a server').slice(0, 9)), null)
  t.equal(notMadeIn(results), null)
})
