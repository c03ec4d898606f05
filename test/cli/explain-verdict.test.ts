import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { parseRecord } from '../../cli/saved-record.ts'
import { verdictRules } from '../../conformance/verdict-rules.ts'
import { runHere } from './paper-rim.ts'
import { startYes } from './yes-server.ts'

/** Gives every verdict of a run that sends next to nothing, at one level, with cases of every kind of one's own. */
async function verdictsOf(t: Test, level: string) {
  const { url } = await startYes(t)
  const folder = t.testdir({ 'own.jsonl': own.map(line => JSON.stringify(line)).join('\n') })
  const path = join(folder, 'run.json')
  const words = ['certify', url, '--only', 'endpoint.reached', '--max-requests', '3']
  const measured = ['--calibration', level, '--latency', level, '--declare', 'concurrent']
  const files = ['--corpus', join(folder, 'own.jsonl'), '--json', path]
  const { err } = await runHere([...words, ...measured, ...files])
  const { calibration, latency } = await parseRecord(readFileSync(path, 'utf8'), path)
  t.ok(calibration && latency, err)
  return [...(calibration?.verdicts ?? []), ...(latency?.verdicts ?? [])]
}

const questions = {
  noul: { type: 'noul', instructions: 'Is it red?' },
  choice: { type: 'choice', instructions: 'Which?', criteria: { red: 'Red.', blue: 'Blue.' } },
  score: { type: 'score', instructions: 'How red?', criteria: ['not', 'very'] },
}
const own = [
  { state: 'Red.', question: questions.noul, label: true },
  { state: 'Red?', question: questions.noul, posterior: 0.5 },
  { state: 'Red!', question: questions.choice, label: 'red' },
  { state: 'Reds.', question: questions.choice, posterior: { red: 0.5, blue: 0.5 } },
  { state: 'Redder.', question: questions.score, label: 1 },
  { state: 'Reddest.', question: questions.score, posterior: [0.5, 0.5] },
]

const titles = new Map(verdictRules().map(({ id, title }) => [id, title]))

for (const level of ['quick', 'standard', 'certify']) {
  t.test(`what a run at ${level} judges is what explain tells of it`, async t => {
    const verdicts = await verdictsOf(t, level)
    const ids = verdictRules()
      .filter(({ levels }) => levels.some(each => each === level))
      .map(({ id }) => id)
    const judged = verdicts.map(({ id }) => id)
    t.same(
      ids.filter(id => !judged.includes(id)),
      [],
      'no verdict is told that no run gives',
    )
    t.same(
      judged.filter(id => !titles.has(id)),
      [],
      'none is given that is not told',
    )
    // The tail of certify is the 99th percentile, which the rule says beside the other.
    const others = verdicts.filter(({ id }) => id !== 'L2' || level !== 'certify')
    for (const { id, title } of others) t.ok(titles.get(id)?.startsWith(title), `${id}: ${title}`)
  })
}

t.test(
  'a verdict is explained by claim, weight, what is sent and what passes and fails',
  async t => {
    const { code, out } = await runHere(['explain', 'C1'])
    t.equal(code, 0)
    t.match(
      out,
      /^verdict C1\n {2}claim +of answers of yes at 0\.9 or more, at least 0\.9 are right$/m,
    )
    t.match(out, /^ {2}weight +needed: /m)
    t.match(out, /^ {2}passes .* 0 of 29, 4 of 100, 21 of 300$/m)
    t.match(out, /^ {2}try it +decider-kit certify <url> --calibration quick$/m)
    for (const label of ['sends', 'fails', 'next step', 'read']) {
      t.match(out, new RegExp(`^  ${label} +\\S`, 'm'), label)
    }
  },
)

t.test('an id is found in letters of either size', async t => {
  t.match((await runHere(['explain', 'c5.RENAME'])).out, /^verdict C5\.rename$/m)
})

t.test('a family explains each of its parts', async t => {
  const { out } = await runHere(['explain', 'L4'])
  t.same(out.match(/^verdict .*$/gm), ['verdict L4.4', 'verdict L4.16', 'verdict L4.64'])
})

t.test(
  'requests at once are tried with the word that allows them, own cases with their file',
  async t => {
    const { out } = await runHere(['explain', 'L5'])
    t.match(out, /^ {2}try it +decider-kit certify <url> --latency certify --declare concurrent$/m)
    const { out: mine } = await runHere(['explain', 'C1.own'])
    t.match(mine, /^ {2}try it +decider-kit certify <url> --calibration quick --corpus <file>$/m)
  },
)

t.test('what never fails does not count against acting', async t => {
  const rows: { id: string; weight: string }[] = JSON.parse(
    (await runHere(['list', 'verdicts', '--json'])).out,
  )
  const weights = new Map(rows.map(({ id, weight }) => [id, weight]))
  t.same(
    ['C1', 'L1', 'C5.rename', 'C5.form', 'C6.choice', 'L4.4', 'L4.16'].map(id => weights.get(id)),
    ['needed', 'needed', 'counts', 'told', 'told', 'counts', 'told'],
  )
})

t.test('a verdict that is misspelt is answered with those that were meant', async t => {
  const { code, err } = await runHere(['explain', 'L4.8'])
  t.equal(code, 2)
  t.match(err, /nothing is called L4\.8\. Did you mean L4\.4/)
})
