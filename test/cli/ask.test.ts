import { join } from 'node:path'
import t, { type Test } from 'tap'
import { createFake, type FakeOptions } from '../../fake/index.ts'
import { run } from './child.ts'

async function started(t: Test, options: FakeOptions = {}) {
  const fake = await createFake(options)
  t.teardown(() => fake.stop())
  return fake
}

const noul = ['--noul', 'Does a test fail?']

t.test('a question is answered with its reading and its times', async t => {
  const { url } = await started(t)
  const { code, out, err } = await run(['ask', url, ...noul, 'FAILED tests/test_app.py'])
  t.equal(code, 0, err)
  t.match(out, /reads {3}(yes|no) at 0\.\d{3}; (acts|does not act) at threshold 0\.9/)
  t.match(out, /time connect \d+\.\d ms, first byte \d+\.\d ms, total \d+\.\d ms/)
})

t.test('the text is read from standard input as it is', async t => {
  const { url, journal } = await started(t)
  const { code, err } = await run(['ask', url, ...noul], {}, 'two\nlines')
  t.equal(code, 0, err)
  t.match(journal.entries()[0]?.request.body.toString(), /"state":"two\\nlines"/)
})

t.test('the text is read from a file', async t => {
  const { url, journal } = await started(t)
  const file = join(t.testdir({ state: 'from a file' }), 'state')
  await run(['ask', url, ...noul, '--state-file', file])
  t.match(journal.entries()[0]?.request.body.toString(), /"state":"from a file"/)
})

t.test('questions of all types go out in one request', async t => {
  const { url, journal } = await started(t)
  const others = ['--question', 'Which?', '--choice', 'a=first', '--choice', 'b=second']
  const { out } = await run([
    'ask',
    url,
    'text',
    ...noul,
    ...others,
    '--score',
    'low,high',
    '--json',
  ])
  t.equal(journal.total, 1)
  t.match(JSON.parse(out), {
    outcome: 'answered',
    answers: {
      noul: { answer: { type: 'noul' } },
      choice: { answer: { type: 'choice' } },
      score: {},
    },
  })
})

t.test('a server that cannot be reached, or wants a token, is told in one line', async t => {
  const fake = await createFake()
  await fake.stop()
  const shut = await started(t, { token: 'a-token-for-asking' })
  for (const words of [
    ['ask', fake.url, ...noul, 'text'],
    ['health', fake.url],
  ]) {
    const { code, err } = await run(words)
    t.equal(code, 4)
    t.match(err, /^could not connect to [^\n]*: is the server running there\?\n$/)
  }
  const words = ['ask', shut.url, ...noul, 'text']
  t.match((await run(words)).err, /^the server wants a token: [^\n]*--token-env\.\n$/)
  const wrong = await run([...words, '--token-env', 'WRONG'], { WRONG: 'another-token' })
  t.match(wrong.err, /^the server refuses the token it was sent: [^\n]*\n$/)
})

t.test('a token that no client can send is refused before anything is asked', async t => {
  for (const token of ['t\u00f6ken-of-mine', 'token-of-mine ', 'token of mine']) {
    const words = ['ask', 'http://127.0.0.1:1', ...noul, 'text', '--token-env', 'ASK_TOKEN']
    const { code, err } = await run(words, { ASK_TOKEN: token })
    t.equal(code, 2)
    t.match(err, /--token-env holds what no client can send as a token/)
    t.notOk(err.includes(token), 'the token is not repeated')
  }
})

t.test('a refused question gives exit code 1 and its outcome', async t => {
  const { url } = await started(t, { token: 'the-right-token-1' })
  const { code, out } = await run(['ask', url, ...noul, 'text'])
  t.equal(code, 1)
  t.match(out, /no answer: auth, the status is 401/)
})

t.test('another protocol version gives exit code 1 and names both', async t => {
  const { url } = await started(t, { protocol: 2 })
  const { code, out } = await run(['ask', url, ...noul, 'text'])
  t.equal(code, 1)
  t.match(out, /no answer: version, the response speaks protocol 2, the client 1/)
})

t.test('a server that is not there gives exit code 4', async t => {
  const fake = await createFake()
  await fake.stop()
  t.match(await run(['ask', fake.url, ...noul, 'text']), { code: 4, out: /no answer: unreachable/ })
})

t.test('the curl line holds the name of the token and sends nothing', async t => {
  const { url, journal } = await started(t)
  const { out } = await run(['ask', url, ...noul, "it's", '--curl', '--token-env', 'ASK_TOKEN'])
  t.match(
    out,
    /^curl -sS .*'http.*' .*-H "authorization: Bearer \$ASK_TOKEN" .*--data-raw '.*it'\\''s/,
  )
  t.equal(journal.total, 0)
})

t.test('verbose shows the bytes both ways without the token', async t => {
  const { url } = await started(t, { token: 'the-right-token-1' })
  const words = ['ask', url, ...noul, 'text', '-v', '--token-env', 'ASK_TOKEN']
  const { code, out } = await run(words, { ASK_TOKEN: 'the-right-token-1' })
  t.equal(code, 0)
  t.match(out, /^> POST \/v1\/systemone HTTP\/1\.1\n/)
  t.match(out, /\n< HTTP 200\n/)
  t.notMatch(out, 'the-right-token-1')
})

t.test('a healthy server gives exit code 0 and one step', async t => {
  const { url } = await started(t)
  t.match(await run(['health', url]), {
    code: 0,
    out: /^1\. GET \/health\n((?!2\. ).*\n)*healthy\n$/,
  })
})

t.test('a server without /health is asked a question', async t => {
  const { url } = await started(t, { health: 404 })
  t.match(await run(['health', url]), { code: 0, out: /\n2\. POST \/v1\/systemone/ })
})

t.test('a server that loads its model is not healthy', async t => {
  const { url } = await started(t, { health: 503 })
  t.match(await run(['health', url]), { code: 1, out: /not healthy\n$/ })
})
