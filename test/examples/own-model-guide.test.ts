import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { fitLines } from '../../cli/calibration-lines.ts'
import { measure } from '../../cli/calibration-measure.ts'
import { commands } from '../../cli/commands.ts'
import { readCorpus } from '../../conformance/corpus/user-corpus.ts'
import { fitTable } from '../../reference/calibration/fit.ts'
import { paperRim } from '../cli/paper-rim.ts'
import { drawn } from '../reference/calibration/drawn.ts'
import { asChat, serveChat } from '../reference/engines/chat-server.ts'
import { installInto } from './project.ts'

t.setTimeout(120_000)

const guide = readFileSync(join(import.meta.dirname, '../../../guides/own-model.md'), 'utf8')
const blocksOf = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, code = '']) => code,
  )
const [corpus = ''] = blocksOf('jsonl')

/** A model that reads what a text says: a test fails, a charge is one of billing. */
const serveReader = (test: Parameters<typeof serveChat>[0]) =>
  serveChat(test, ({ text }) => {
    const isYes = /FAILED|charged/.test(text)
    const first = /A\. (yes|billing)/.test(text)
    return asChat(isYes === first ? { A: -0.1, B: -2.4 } : { A: -2.4, B: -0.1 })
  })

const bash = (code: string, cwd: string) =>
  new Promise<{ code: unknown; said: string }>(resolve => {
    const options = { cwd, timeout: 100_000 }
    execFile('bash', ['-euo', 'pipefail', '-c', code], options, (error, out, err) =>
      resolve({ code: error === null ? 0 : (error.code ?? error.signal), said: `${out}\n${err}` }),
    )
  })

t.test('every command of the guide has the options it is given', async t => {
  const called = [...guide.matchAll(/decider-kit (\w+)((?: [^\n"]*)?)/g)]
  t.ok(called.length >= 4)
  for (const [line, name = '', rest = ''] of called) {
    const command = (await commands[name]?.load())?.(paperRim({ code: -1, err: '' }))
    const known = command?.options.flatMap(({ short, long }) => [short, long]) ?? []
    const given = [...(rest.split('`')[0]?.matchAll(/--[a-z-]+/g) ?? [])].map(([option]) => option)
    t.same(
      given.filter(option => !known.includes(option)),
      [],
      line,
    )
  }
})

t.test('the cases in the guide are cases of one’s own', async t => {
  t.same(
    readCorpus(Buffer.from(corpus), 'answers.jsonl').map(({ label }) => label),
    [true, false, 'billing'],
  )
})

t.test('what the guide shows of a fit is what a fit of such a model prints', async t => {
  const labelled = [...drawn(2, 200, 'noul', 2), ...drawn(2, 200, 'choice', 3)]
  const { reports } = fitTable(labelled, measure)
  const lines = fitLines(
    {
      ...{ corpus: 'answers.jsonl', questions: 400, read: 400 },
      ...{ model: 'my-model', readout: 'label', prompt: 'label-1-chat' },
    },
    reports,
  )
  t.equal(blocksOf('text')[0], `${lines.slice(0, 5).join('\n')}\n`)
})

t.test('the guide’s model is calibrated and then certified, as it stands', async t => {
  const { baseUrl } = await serveReader(t)
  const folder = t.testdir()
  installInto(folder)
  const many = Array.from({ length: 60 }, (_, at) => corpus.replaceAll('"state": "', `$&${at} `))
  // Two that it has wrong, for answers that are all right have no temperature.
  const wrong = corpus
    .split('\n')
    .slice(0, 2)
    .join('\n')
    .replace('true', 'x')
    .replace('false', 'true')
    .replace('x', 'false')
  writeFileSync(join(folder, 'answers.jsonl'), `${many.join('')}${wrong}\n`)
  const made = (code: string) =>
    code
      .replaceAll('npx decider-kit', 'node_modules/.bin/decider-kit')
      .replaceAll('http://127.0.0.1:8000/v1', baseUrl)
  const [calibrate = '', certify = ''] = blocksOf('sh').filter(code =>
    /calibrate|certify/.test(code),
  )
  const fitted = await bash(made(calibrate), folder)
  t.equal(fitted.code, 0, fitted.said)
  t.match(fitted.said, /^noul +all +122 +\d/m)
  t.match(fitted.said, /^choice: no temperature .* so its answers stay as they are/m)
  const judged = await bash(`${made(certify).trim()} --quiet --only 'noul.*'`, folder)
  t.equal(judged.code, 0, judged.said)
})
