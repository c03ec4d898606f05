import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXIT } from '../cli/exit.ts'
import { parseRecord } from '../cli/saved-record.ts'
import { showScripted } from './scripted.ts'

const main = join(import.meta.dirname, '../cli/main.js')
const folder = 'decider-report'
const reports = {
  html: join(folder, 'report.html'),
  markdown: join(folder, 'report.md'),
  badge: join(folder, 'badge.svg'),
  record: join(folder, 'record.json'),
  junit: join(folder, 'junit.xml'),
  tap: join(folder, 'report.tap'),
}

/** Runs one command of the kit and gives its exit code. */
async function run(words: readonly string[], output: 'inherit' | number): Promise<number> {
  const child = spawn(process.execPath, [main, ...words], { stdio: ['ignore', output, 'inherit'] })
  const [code] = await once(child, 'exit')
  return Number(code ?? EXIT.kitFault)
}

const say = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)

mkdirSync(folder, { recursive: true })
// A choice of 255 options is 255 passes, which a busy machine takes longer for than the 5 s that are waited otherwise.
const measures = [
  ...['--calibration', 'quick', '--latency', 'quick'],
  ...['--timeout', '60000', '--seed', 'demo'],
]
const launched = (kit: string): string => `${kit} reference --device cpu --threads 2 --port {port}`
say(
  'A decider with a real model: decider-kit reference. It is started, put to the test and stopped:',
  `decider-kit certify --launch "${launched('decider-kit')}" ${measures.join(' ')}    (a minute or two)`,
  '',
)

const verdict = await run(
  [
    ...['certify', '--launch', launched(`"${process.execPath}" "${main}"`), ...measures, '--quiet'],
    ...['--json', reports.record, '--junit', reports.junit],
    ...['--html', reports.html, '--markdown', reports.markdown, '--badge', reports.badge],
  ],
  'inherit',
)
// Nothing was certified, and what kept it from that is said already.
if (verdict === EXIT.usage || verdict === EXIT.unreachable) process.exit(verdict)
await run(['report', reports.record, '--tap', '--quiet'], openSync(reports.tap, 'w'))

// What a machine with other things to do leaves open is no fault of the server, and none of the demo.
const { latency } = await parseRecord(readFileSync(reports.record, 'utf8'), reports.record)
if (latency?.verdicts.some(({ reason }) => reason === 'client')) {
  say('', 'Speed is open in part: this machine was too busy to measure it. Run it again alone.')
}
say(
  '',
  'Reports are in:',
  `  ${reports.html}    to open in a browser: numbers, pictures, every exchange`,
  `  ${reports.markdown}      for a pull request, with ${reports.badge}`,
  `  ${reports.record}    the whole run, from which the others are made`,
  `  ${reports.junit}      for a build server`,
  `  ${reports.tap}     TAP 14`,
  'What each verdict claims: guides/verdicts.md',
  '',
  'To certify your own server:',
  '  npx decider-kit certify http://127.0.0.1:8471',
  '  npx decider-kit certify --launch "my-server --port {port}" --calibration quick --latency quick',
  '',
  'A fake for the tests of a client, scripted to break off once and then answer:',
  ...(await showScripted()),
  'With a script of your own: npx decider-kit fake script.yaml (fake/README.md)',
)
process.exitCode = verdict
