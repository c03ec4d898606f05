import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { showScripted } from './scripted.ts'

const main = join(import.meta.dirname, '../cli/main.js')
const folder = 'decider-report'
const record = join(folder, 'record.json')
const junit = join(folder, 'junit.xml')
const tap = join(folder, 'report.tap')

/** Runs one command of the kit and gives its exit code. */
async function run(words: readonly string[], output: 'inherit' | number): Promise<number> {
  const child = spawn(process.execPath, [main, ...words], { stdio: ['ignore', output, 'inherit'] })
  const [code] = await once(child, 'exit')
  return Number(code ?? 70)
}

const say = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)

mkdirSync(folder, { recursive: true })
const server = spawn(process.execPath, [main, 'fake'], { stdio: ['ignore', 'pipe', 'inherit'] })
const [first] = await once(createInterface({ input: server.stdout }), 'line')
const url = String(first).replace('listening ', '')
say(`A server is running: decider-kit fake, at ${url}`, `decider-kit certify ${url}`, '')

const verdict = await run(
  ['certify', url, '--quiet', '--json', record, '--junit', junit],
  'inherit',
)
await run(['report', record, '--tap', '--quiet'], openSync(tap, 'w'))
server.kill('SIGTERM')
await once(server, 'exit')

say(
  'Reports are in:',
  `  ${record}    the whole run with every exchange`,
  `  ${junit}      for a build server`,
  `  ${tap}     TAP 14`,
  '',
  'To certify your own server:',
  '  npx decider-kit certify http://127.0.0.1:8471',
  '  npx decider-kit certify --launch "my-server --port {port}"',
  '',
  'A fake for the tests of a client, scripted to break off once and then answer:',
  ...(await showScripted()),
  'With a script of your own: npx decider-kit fake script.yaml (fake/README.md)',
)
process.exitCode = verdict
