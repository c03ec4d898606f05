import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { CODE } from '../../../fake/curl/ending.ts'
import { variableNames } from '../../../fake/curl/environment.ts'
import { curlFolder } from '../../../fake/index.ts'

const readme = readFileSync(join(import.meta.dirname, '../../../../fake/curl/README.md'), 'utf8')

/** Gives the first cell of each row under a heading. */
const rowsUnder = (heading: string): string[] => {
  const [, section = ''] = readme.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^\| `?(\w+)`? \|/gm)].map(([, cell = '']) => cell).slice(1)
}

t.test('the README has every variable, and no other', async t => {
  t.same(rowsUnder('Variables').sort(), ['FAKE_STATE', ...variableNames].sort())
})

t.test('the README has every exit code, and no other', async t => {
  t.same(rowsUnder('Exit codes').map(Number), [0, ...Object.values(CODE)])
})

t.test('the example for a shell runs, and prints what it says', async t => {
  const [, code = ''] = readme.match(/```bash\n(.*?)```/s) ?? []
  const body = '{"protocol":1,"state":"s","questions":{"stuck":{"type":"noul","instructions":"q"}}}'
  const cwd = t.testdir({ 'request.json': body })
  const script = code.replace('$PWD/node_modules/decider-kit/dist/curl', curlFolder)
  const printed = execFileSync('bash', ['-euo', 'pipefail', '-c', script], { cwd }).toString()
  const [, answer = ''] = code.match(/# (\{.*\})$/m) ?? []
  t.equal(printed, `200${answer}${body}\n`)
})
