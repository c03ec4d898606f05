import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import t, { type Test } from 'tap'
import { asMap, type Sent, serveCompletions } from '../reference/engines/completions-server.ts'
import { isOneLine, run, start } from './child.ts'
import { runHere } from './paper-rim.ts'

/** Starts a completions server that believes in the first of two labels. */
const upstream = (t: Test, models?: unknown) =>
  serveCompletions(
    t,
    ({ body }: Sent) =>
      /A\. no/.test(String(body['prompt']))
        ? asMap({ B: -0.1, A: -2.4 })
        : asMap({ A: -0.1, B: -2.4 }),
    models,
  )

async function serve(t: Test, words: readonly string[], env?: NodeJS.ProcessEnv) {
  const { child, ended } = start(['reference', ...words], env)
  t.teardown(() => child.kill('SIGKILL'))
  if (child.stdout === null || child.stderr === null) throw new Error('no streams')
  const said = createInterface({ input: child.stderr })[Symbol.asyncIterator]()
  const [first] = await once(createInterface({ input: child.stdout }), 'line')
  const line = async () => String((await said.next()).value)
  return { child, ended, line, first: String(first), url: String(first).replace('listening ', '') }
}

const questions = { q: { type: 'noul', instructions: 'Is it red?' } }
const ask = (url: string, headers = {}) =>
  fetch(`${url}/v1/systemone`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ state: 'The build is red.', questions }),
  })

t.test('the first line is the address, and requests are answered from then on', async t => {
  const { baseUrl } = await upstream(t)
  const { first, url } = await serve(t, ['--upstream', baseUrl])
  t.match(first, /^listening http:\/\/127\.0\.0\.1:\d+$/)
  t.match(await (await ask(url)).json(), { model: 'toy-4b', answers: { q: { noul: 0.9089 } } })
})

t.test('standard error says what is served, and warns that no calibration is known', async t => {
  const { baseUrl } = await upstream(t)
  const { line } = await serve(t, ['--upstream', baseUrl])
  t.equal(await line(), 'model toy-4b (remote), read by label with prompt label-1')
  t.match(await line(), /^device not known/)
  t.match(await line(), /^warning: no calibration is known .*decider-kit calibrate/)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  t.test(`${signal} ends the reference with exit code 0`, async t => {
    const { baseUrl } = await upstream(t)
    const { child, ended } = await serve(t, ['--upstream', baseUrl])
    child.kill(signal)
    t.equal((await ended).code, 0)
  })
}

t.test('the dialect, its token and a model of the server are as the options say', async t => {
  const models = { data: [{ id: 'first' }, { id: 'second' }] }
  const { baseUrl, sent } = await upstream(t, models)
  const words = ['--upstream', baseUrl, '--upstream-model', 'second', '--dialect', 'wald']
  const tokens = ['--token-env', 'MINE', '--upstream-token-env', 'THEIRS']
  const env = { MINE: 'token-of-mine', THEIRS: 'token-of-theirs' }
  const { url } = await serve(t, [...words, ...tokens], env)
  t.equal((await ask(url)).status, 401)
  const answered = await ask(url, { authorization: 'Bearer token-of-mine' })
  t.match(await answered.json(), { model: 'second', answers: { q: { mode: 'A' } } })
  t.equal(sent.at(-1)?.authorization, 'Bearer token-of-theirs')
})

const calibration = (parts = {}) =>
  JSON.stringify({
    ...{ format: 'decider-kit/calibration@1', readout: 'label', prompt: 'label-1' },
    ...{ checkpoint: null, temperatures: { noul: { any: 2 } } },
    ...parts,
  })

t.test('a calibration file is used, and health has its hash', async t => {
  const { baseUrl } = await upstream(t)
  const file = join(t.testdir({ 'c.json': calibration() }), 'c.json')
  const { url, line } = await serve(t, ['--upstream', baseUrl, '--calibration', file])
  t.match(await (await fetch(`${url}/health`)).json(), {
    calibrated: true,
    calibration_sha256: /^[0-9a-f]{64}$/,
  })
  t.match(await (await ask(url)).json(), { answers: { q: { noul: 0.7595 } } })
  await line()
  await line()
  t.match(await line(), /^calibration of .*c\.json, SHA-256 [0-9a-f]{64}$/)
})

const unfit: Readonly<Record<string, readonly [text: string, says: RegExp]>> = {
  'for another readout': [
    calibration({ readout: 'option' }),
    /fitted for readout option .*Fit it again/,
  ],
  'that is no JSON': ['{', /expected a JSON object/],
}

for (const [what, [text, says]] of Object.entries(unfit)) {
  t.test(`a calibration ${what} gives exit code 2 and one line`, async t => {
    const { baseUrl } = await upstream(t)
    const file = join(t.testdir({ 'c.json': text }), 'c.json')
    const { code, err } = await runHere(['reference', '--upstream', baseUrl, '--calibration', file])
    t.equal(code, 2)
    t.ok(isOneLine(err), err)
    t.match(err, says)
  })
}

t.test('a completions server that is not there gives exit code 4 and one line', async t => {
  const { code, err } = await runHere(['reference', '--upstream', 'http://127.0.0.1:9/v1'])
  t.equal(code, 4)
  t.ok(isOneLine(err), err)
  t.match(err, /could not connect to http:\/\/127\.0\.0\.1:9\/v1/)
})

const UPSTREAM = '--upstream http://127.0.0.1:9/v1'
const refused: Readonly<Record<string, RegExp>> = {
  '--host 0.0.0.0': /a token is needed: give .* --token-env/,
  '--token-env NOT_SET_HERE': /named by --token-env is not set/,
  '--dialect openai': /chalk, chalk-1, strands, wald/,
  '--device tpu': /auto, cpu, cuda, vulkan, metal/,
  '--readout essay': /option, label/,
  '--threads 0': /whole number from 1/,
  [`${UPSTREAM} --model x.gguf`]: /--model is for a GGUF file .* leave it out, or --upstream/,
  [`${UPSTREAM} --device cpu`]: /--device is for a GGUF file/,
  [`${UPSTREAM} --threads 2`]: /--threads is for a GGUF file/,
  [`${UPSTREAM} --engine embedded`]: /leave --upstream out/,
  [`${UPSTREAM} --sees-images`]: /give --chat as well/,
  '--engine remote': /give its URL with --upstream/,
  '--upstream-model x': /give --upstream as well/,
  '--upstream nowhere': /"nowhere" is no base URL/,
  '--model nowhere.gguf': /nowhere\.gguf is not there/,
  '--embeddings nowhere.gguf': /nowhere\.gguf is not there/,
  '--calibration nowhere.json': /could not read nowhere\.json/,
}

for (const [words, message] of Object.entries(refused)) {
  t.test(`reference ${words} gives exit code 2 and one line`, async t => {
    const { code, err } = await runHere(['reference', ...words.split(' ')])
    t.equal(code, 2)
    t.ok(isOneLine(err), err)
    t.match(err, message)
  })
}

t.test('a port in use gives exit code 2 and one line', async t => {
  const { baseUrl } = await upstream(t)
  const { port } = new URL(baseUrl)
  const { code, err } = await runHere(['reference', '--upstream', baseUrl, '--port', port])
  t.equal(code, 2)
  t.ok(isOneLine(err), err)
  t.match(err, /the port is in use/)
})

t.test('certify launches it and waits until its model has answered', async t => {
  const { baseUrl } = await upstream(t)
  const main = join(import.meta.dirname, '../../cli/main.js')
  const launch = `exec ${process.execPath} ${main} reference --port {port} --upstream ${baseUrl}`
  const { code, out } = await run(['certify', '--launch', launch, '--only', 'noul.*'])
  t.equal(code, 0, out)
})
