import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { EXIT } from '../../cli/exit.ts'
import { planCalibration } from '../../conformance/calibration/plan.ts'
import { planRun } from '../../conformance/certify.ts'
import { readCorpus } from '../../conformance/corpus/user-corpus.ts'
import { planLatency } from '../../conformance/latency/latency-plan.ts'
import type { MeasureLevel } from '../../conformance/measuring.ts'
import { laws } from '../../conformance/probes/probes.ts'
import { isDeciding } from '../../conformance/standing-rule.ts'
import { countLimits } from '../../conformance/statistics/count-limit.ts'
import { createFake } from '../../fake/index.ts'
import { installInto } from './project.ts'

t.setTimeout(240_000)

const guide = readFileSync(join(import.meta.dirname, '../../../guides/verdicts.md'), 'utf8')
const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
const blocksOf = (language: string, text = guide) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, code = '']) => code,
  )

const SEED = 'demo'
const levels: readonly MeasureLevel[] = ['quick', 'standard', 'certify']
const corpusOf = (level: MeasureLevel) => planCalibration({ level, seed: SEED, own: null })

/**
 * Makes the commands of a block those of this test: the installed kit, the fake's URL, a seed whose cases the fake
 * knows, and above quick, where a run takes minutes, a plan in place of the run.
 */
const madeRunnable = (code: string, url: string): string =>
  code
    .replaceAll('npx decider-kit', 'node_modules/.bin/decider-kit')
    .replaceAll('http://127.0.0.1:8471', url)
    .replace(
      /^\S*decider-kit certify \S+/gm,
      `$& --quiet${code.includes('--seed') ? '' : ` --seed ${SEED}`}`,
    )
    .replace(/--(calibration|latency) (standard|certify)/g, '$& --dry-run')

const bash = (code: string, cwd: string) =>
  new Promise<{ code: unknown; said: string }>(resolve => {
    execFile(
      'bash',
      ['-euo', 'pipefail', '-c', code],
      { cwd, timeout: 200_000 },
      (error, out, err) =>
        resolve({
          code: error === null ? 0 : (error.code ?? error.signal),
          said: `${out}\n${err}`,
        }),
    )
  })

const measuring = blocksOf('sh', readme).filter(code => code.includes('--calibration'))
for (const block of [...blocksOf('sh'), ...measuring]) {
  const [title = ''] = block.split('\n')
  t.test(`what begins with ${title} runs as it stands`, async t => {
    const fake = await createFake({ truth: { cases: corpusOf('quick').corpus } })
    t.teardown(() => fake.stop())
    const folder = t.testdir()
    installInto(folder)
    writeFileSync(join(folder, 'loops.jsonl'), blocksOf('jsonl').join(''))
    const { code, said } = await bash(madeRunnable(block, fake.url), folder)
    t.equal(code, 0, said)
  })
}

t.test('the cases in the guide are cases of one’s own', async t => {
  const cases = readCorpus(Buffer.from(blocksOf('jsonl').join('')), 'loops.jsonl')
  t.same(
    cases.map(({ label }) => label),
    [true, false, 'billing'],
  )
})

t.test('the guide has the requests of every level as --dry-run prints them', async t => {
  const rowOf = (name: string, requests: readonly number[]) =>
    `| ${[name, ...requests.map(count => count.toLocaleString('en-GB'))].join(' | ')} |`
  const speed = (isConcurrent: boolean) =>
    levels.map(level => planLatency({ level, seed: SEED, isConcurrent }).cost.requests)
  const rows = [
    rowOf(
      'checks of the wire',
      levels.map(() => planRun({}).requests),
    ),
    rowOf(
      'calibration',
      levels.map(level => corpusOf(level).cost.requests),
    ),
    rowOf('speed, one request at a time', speed(false)),
    rowOf('speed, several at once as well', speed(true)),
  ]
  for (const row of rows) t.ok(guide.includes(`\n${row}\n`), row)
})

t.test('the guide says how many may be wrong as C1 counts them', async t => {
  const [, counts = ''] = guide.match(/at most (0 wrong of .*?)\. A decider/s) ?? []
  const said = [...counts.matchAll(/(\d+)(?: wrong)? of (\d+)/g)].map(([, wrong, total]) => [
    Number(wrong),
    Number(total),
  ])
  t.same(
    said,
    [29, 46, 100, 200, 300].map(total => [countLimits(total, 0.1).pass, total]),
  )
})

t.test('the guide names the probes that can fail, every reason and every exit code', async t => {
  const failing = ['rename', 'batch', 'options', 'state', 'exchangeable', 'contradiction']
  t.ok(guide.includes(`${failing.map(name => `\`${name}\``).join(', ')} can fail`))
  const ids = laws.map(({ id }) => id.replace('C5.', ''))
  t.same(
    failing.filter(name => !ids.includes(name)),
    [],
  )
  for (const reason of ['few', 'limit', 'coverage', 'client', 'lost', 'budget', 'interrupted']) {
    t.match(guide, `\n| ${reason} |`)
  }
  const [, codes = ''] = guide.split('## Exit codes\n')
  const named = [...codes.matchAll(/(?:^|; |;\n)(\d+): /gm)].map(([, code]) => Number(code))
  t.same(named, Object.values(EXIT))
})

t.test('what the guide says decides nothing takes no part in the overall verdict', async t => {
  const [, sentence = ''] = guide.match(/\n(.*?) and larger bursts decide nothing/) ?? []
  const ids = sentence.split(', ')
  t.same(ids, ['C6', 'C7', 'L3', 'L5', 'L6'])
  t.same([...ids, 'C6.choice', 'L4.16', 'L4.64'].filter(isDeciding), [])
})
