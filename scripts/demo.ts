import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Judged } from '../conformance/judged.ts'
import { showScripted } from './scripted.ts'

const main = join(import.meta.dirname, '../cli/main.js')
const folder = 'decider-report'
const reports = {
  cases: join(folder, 'cases.jsonl'),
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
  return Number(code ?? 70)
}

const say = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)

mkdirSync(folder, { recursive: true })
const launched = `"${process.execPath}" "${main}" reference --port {port}`
say(
  'A real decider, with the model that ships, launched and certified on the wire:',
  '  decider-kit certify --launch "decider-kit reference --port {port}"',
  '',
)
const wire = await run(
  ['certify', '--launch', launched, '--quiet', '--timeout', '60000', '--seed', 'demo'],
  'inherit',
)
say(
  '',
  'What it costs to say that answers may be trusted as well, shown on a decider that knows them:',
  '',
)
await run(['corpus', '--for', 'quick', '--seed', 'demo'], openSync(reports.cases, 'w'))
const server = spawn(process.execPath, [main, 'fake', '--truth', reports.cases], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [first] = await once(createInterface({ input: server.stdout }), 'line')
const url = String(first).replace('listening ', '')
const measures = [
  ...['--calibration', 'quick', '--latency', 'quick'],
  ...['--declare', 'concurrent', '--seed', 'demo'],
]
say(
  `A server is running: decider-kit fake --truth ${reports.cases}, at ${url}.`,
  'It knows the right answers and states them as surely as they are known.',
  `decider-kit certify ${url} ${measures.join(' ')}    (half a minute at most)`,
  '',
)

const verdict = await run(
  [
    ...['certify', url, ...measures, '--quiet', '--json', reports.record, '--junit', reports.junit],
    ...['--html', reports.html, '--markdown', reports.markdown, '--badge', reports.badge],
  ],
  'inherit',
)
await run(['report', reports.record, '--tap', '--quiet'], openSync(reports.tap, 'w'))
server.kill('SIGTERM')
await once(server, 'exit')

// What a machine with other things to do leaves open is no fault of the server, and none of the demo.
const { latency } = JSON.parse(readFileSync(reports.record, 'utf8'))
if (latency.verdicts.some(({ reason }: Judged) => reason === 'client')) {
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
process.exitCode = Math.max(wire, verdict)
