import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { readSidecar, writeSidecar } from '../../reference/calibration/sidecar.ts'
import { serveCompletions } from '../reference/engines/completions-server.ts'
import { start } from './child.ts'
import { corpusOf, lineOf, serveOverconfident } from './known-model.ts'
import { runHere } from './paper-rim.ts'

/** Writes a corpus into a folder of the test, and gives its path and one for what is fitted. */
function placesIn(test: { testdir(files: Record<string, string>): string }, text: string) {
  const folder = test.testdir({ 'own.jsonl': text })
  return { corpus: join(folder, 'own.jsonl'), out: join(folder, 'fitted.json') }
}

const temperaturesIn = (path: string) => {
  const read = readSidecar(path, readFileSync(path, 'utf8'))
  return 'sidecar' in read ? read.sidecar : read
}

t.test('the temperature a model is wrong by is found, told and written', async t => {
  const { baseUrl } = await serveOverconfident(t, 2)
  const { corpus, out } = placesIn(t, corpusOf(80))
  const {
    code,
    out: said = '',
    err,
  } = await runHere([...['calibrate', corpus, '--upstream', baseUrl, '--out', out]])
  t.same([code, err], [0, ''])
  t.match(said, /^toy-4b, read by label with prompt label-1: 80 of 80 questions of \S+own\.jsonl$/m)
  t.match(said, /^noul {2}all +80 +2\.000 /m)
  t.match(said, `wrote ${out}. Serve the model with --calibration ${out}.`)
  t.match(temperaturesIn(out), {
    ...{ readout: 'label', prompt: 'label-1', checkpoint: null },
    temperatures: { noul: { any: 2 } },
  })
})

t.test('the same answers give the same bytes, whatever lay there before', async t => {
  const { baseUrl } = await serveOverconfident(t, 1.5)
  const { corpus, out } = placesIn(t, corpusOf(60))
  const words = ['calibrate', corpus, '--upstream', baseUrl, '--out', out]
  await runHere(words)
  const first = readFileSync(out, 'utf8')
  const again = await runHere(words)
  t.same([again.code, readFileSync(out, 'utf8')], [0, first])
})

t.test('a calibration of another prompt is written over, and that is said', async t => {
  const { baseUrl } = await serveOverconfident(t, 2)
  const { corpus, out } = placesIn(t, corpusOf(60))
  const other = { readout: 'option', prompt: 'option-1', checkpoint: null, temperatures: {} }
  writeFileSync(out, writeSidecar(other, null))
  const { code, err } = await runHere(['calibrate', corpus, '--upstream', baseUrl, '--out', out])
  t.equal(code, 0)
  t.match(err, /was fitted for readout option with prompt option-1.*It is written over\.$/m)
  t.match(temperaturesIn(out), { readout: 'label' })
})

t.test('a file that is no calibration is not written over, and no question is asked', async t => {
  const { baseUrl, sent } = await serveOverconfident(t, 2)
  const { corpus } = placesIn(t, corpusOf(60))
  const { code, err } = await runHere(['calibrate', corpus, '--upstream', baseUrl, '--out', corpus])
  t.equal(code, 2)
  t.match(err, /own\.jsonl is there and no calibration, so it is not written over.*--out\.$/m)
  t.equal(readFileSync(corpus, 'utf8'), corpusOf(60))
  t.same(
    sent.map(({ path }) => path),
    ['/v1/models'],
  )
})

t.test('a dry run tells what the fit comes to and writes nothing', async t => {
  const { baseUrl } = await serveOverconfident(t, 2)
  const { corpus, out } = placesIn(t, corpusOf(60))
  const words = ['calibrate', corpus, '--upstream', baseUrl, '--out', out, '--dry-run']
  const { code, out: said } = await runHere(words)
  t.equal(code, 0)
  t.match(said, /2\.000.*nothing was written \(--dry-run\)\.$/ms)
  t.notOk(existsSync(out))
})

t.test('on standard output the calibration stands alone', async t => {
  const { baseUrl } = await serveOverconfident(t, 2)
  const { corpus } = placesIn(t, corpusOf(60))
  const words = ['calibrate', corpus, '--upstream', baseUrl, '--out', '-']
  const { out: said, err } = await runHere(words)
  t.match(readSidecar('-', said ?? ''), { sidecar: { temperatures: { noul: { any: 2 } } } })
  t.match(err, /^noul {2}all/m)
})

t.test(
  'a question that is too long is left out by its line, and the others are fitted',
  async t => {
    const tooLong = {
      status: 400,
      body: { error: { message: "This model's maximum context length is 4096 tokens." } },
    }
    const { baseUrl } = await serveOverconfident(t, 2, prompt =>
      /Case 7 /.test(prompt) ? tooLong : null,
    )
    const { corpus, out } = placesIn(t, corpusOf(60))
    const words = ['calibrate', corpus, '--upstream', baseUrl, '--out', out]
    const { code, out: said, err } = await runHere(words)
    t.equal(code, 0)
    t.match(err, /own\.jsonl:8: left out, the prompt has more tokens/)
    t.match(said, /59 of 60 questions/)
    t.match(JSON.parse(readFileSync(out, 'utf8')), { fitted: { unread: 1 } })
  },
)

t.test('fewer than 40 answers fit nothing: 3, and how many more it takes', async t => {
  const { baseUrl } = await serveOverconfident(t, 2)
  const { corpus, out } = placesIn(t, corpusOf(30))
  const words = ['calibrate', corpus, '--upstream', baseUrl, '--out', out]
  const { code, out: said, err } = await runHere(words)
  t.equal(code, 3)
  t.match(said, /^noul: fewer than 40 answers, so its answers stay as they are.* 10 more would/m)
  t.match(err, /no temperature could be fitted, so nothing was written/)
  t.notOk(existsSync(out))
})

t.test('a bad line ends it with 2 by line and field, and nothing is sent', async t => {
  const { baseUrl, sent } = await serveOverconfident(t, 2)
  const { corpus } = placesIn(t, `${lineOf(1, 1)}\n{"state":"x"}`)
  const { code, err } = await runHere(['calibrate', corpus, '--upstream', baseUrl])
  t.equal(code, 2)
  t.match(err, /own\.jsonl:2: \/question/)
  t.equal(sent.length, 0)
})

t.test('a server that is not there ends it with 4', async t => {
  const { corpus } = placesIn(t, corpusOf(60))
  const words = ['calibrate', corpus, '--upstream', 'http://127.0.0.1:9/v1', '--dry-run']
  const { code, err } = await runHere(words)
  t.equal(code, 4)
  t.match(err, /^could not connect to http:\/\/127\.0\.0\.1:9\/v1/)
})

t.test('a server without log-probabilities ends it with 2, and says what has them', async t => {
  const { baseUrl } = await serveCompletions(t, () => ({
    ...{ status: 200, body: { choices: [{ text: 'A', logprobs: null }] } },
  }))
  const { corpus } = placesIn(t, corpusOf(60))
  const { code, err } = await runHere(['calibrate', corpus, '--upstream', baseUrl, '--dry-run'])
  t.equal(code, 2)
  t.match(err, /without log-probabilities.*vLLM, SGLang or llama-server/)
})

t.test('Ctrl-C ends it with 130, and nothing is written', async t => {
  let asked = 0
  const { baseUrl } = await serveOverconfident(t, 2, () => {
    asked += 1
    if (asked === 10) running.child.kill('SIGINT')
    return null
  })
  const { corpus, out } = placesIn(t, corpusOf(400))
  const running = start(['calibrate', corpus, '--upstream', baseUrl, '--out', out])
  const { code, err } = await running.ended
  t.equal(code, 130)
  t.match(err, /interrupted after \d+ of 400 questions; nothing was written/)
  t.notOk(existsSync(out))
})
