import { createServer as createSecureServer } from 'node:https'
import { createServer } from 'node:net'
import t from 'tap'
import { tlsPairOf } from '../../../fake/tls.ts'
import type { FailureKind } from '../../../reference/engines/engine.ts'
import { openRemote } from '../../../reference/engines/remote.ts'
import { asMap, type Reply, serveCompletions } from './completions-server.ts'

const passage = {
  prefix: '',
  passes: [
    {
      suffix: 'Answer:',
      candidates: [
        ['A', ' A'],
        ['B', ' B'],
      ],
    },
  ],
}
const plain = { status: 200, body: { choices: [{ text: 'A', logprobs: null }] } }
const token = 'secret-token'

const failing: readonly (readonly [what: string, reply: Reply, kind: FailureKind, says: RegExp])[] =
  [
    ['completes without log-probabilities', plain, 'no-logprobs', /vLLM, SGLang or llama-server/],
    [
      'lists too few tokens',
      asMap({ ' A': -0.7, ' The': -1.5 }),
      'too-few',
      /2 likeliest tokens, and 1 of 2 answers are not among them.*--max-logprobs/,
    ],
    [
      'lists fewer tokens than are asked for',
      {
        status: 400,
        body: {
          error: {
            message: 'Requested sample logprobs of 20, which is greater than max allowed: 5',
          },
        },
      },
      'too-few',
      /max allowed: 5.*--max-logprobs/,
    ],
    [
      'has a shorter context, as vLLM says it',
      {
        status: 400,
        body: { error: { message: "This model's maximum context length is 4096 tokens." } },
      },
      'too-long',
      /never cut/,
    ],
    [
      'has a shorter context, as llama-server says it',
      {
        status: 400,
        body: {
          error: {
            ...{ code: 400, type: 'exceed_context_size_error', n_prompt_tokens: 9412, n_ctx: 8192 },
            message: 'request (9412 tokens) exceeds the available context size (8192 tokens)',
          },
        },
      },
      'too-long',
      /9412 tokens.*holds 8192/,
    ],
    [
      'wants another token',
      { status: 401, body: { error: { message: `no such key ${token}` } } },
      'refused',
      /answers 401: no such key \$TOKEN\. Give its token/,
    ],
    [
      'takes no logprobs',
      { status: 400, body: { error: { message: 'logprobs is not supported' } } },
      'no-logprobs',
      /logprobs is not supported\. Use one/,
    ],
    ['is at fault', { status: 500, body: 'oops' }, 'refused', /answers 500\. Look into its log/],
    [
      'is still loading',
      { status: 503, body: { error: { message: 'Loading model', type: 'unavailable_error' } } },
      'unreachable',
      /answers 503: Loading model\. Ask again once its model is loaded/,
    ],
    ['answers no JSON', { status: 200, body: '<html>' }, 'unreadable', /without JSON/],
    ['breaks off', 'cut', 'lost', /broke off/],
  ]

for (const [what, reply, kind, says] of failing) {
  t.test(`a server that ${what} is the failure ${kind}, as a value`, async t => {
    const { baseUrl } = await serveCompletions(t, () => reply)
    const engine = openRemote({ baseUrl, token })
    t.teardown(() => engine.close())
    const read = await engine.read(passage)
    t.match(read, { failure: { kind, says } })
    t.notMatch(JSON.stringify(read), new RegExp(token))
  })
}

t.test('a server that is not there is unreachable', async t => {
  const free = createServer()
  await new Promise<void>(resolve => free.listen(0, '127.0.0.1', resolve))
  const address = free.address()
  const port = typeof address === 'object' ? address?.port : 0
  await new Promise(resolve => free.close(resolve))
  const engine = openRemote({ baseUrl: `http://127.0.0.1:${port}/v1` })
  t.teardown(() => engine.close())
  t.match(await engine.ready(), { failure: { kind: 'unreachable', says: /ECONNREFUSED/ } })
})

t.test('a server that drips is waited for as long as an answer may take', async t => {
  const { baseUrl } = await serveCompletions(t, () => 'drip')
  const engine = openRemote({ baseUrl, timeoutMs: 200 })
  t.teardown(() => engine.close())
  t.match(await engine.read(passage), {
    failure: { kind: 'lost', says: `${baseUrl} did not answer within 0.2 s. Ask again.` },
  })
})

t.test('a server whose certificate is not trusted is unreachable, and told of so', async t => {
  const server = createSecureServer(await tlsPairOf(true))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const engine = openRemote({ baseUrl: `https://127.0.0.1:${port}/v1` })
  t.teardown(() => engine.close())
  t.match(await engine.ready(), {
    failure: {
      kind: 'unreachable',
      says: /\(DEPTH_ZERO_SELF_SIGNED_CERT\): its certificate is not trusted\. Set NODE_EXTRA_CA_CERTS, or use http\./,
    },
  })
})

t.test('a request that its caller gives up is given up', async t => {
  const gone = new AbortController()
  const { baseUrl } = await serveCompletions(t, () => {
    gone.abort()
    return 'cut'
  })
  const engine = openRemote({ baseUrl })
  t.teardown(() => engine.close())
  t.match(await engine.read(passage, gone.signal), { failure: { kind: 'given-up' } })
})

t.test('a model the server does not have is named beside those it has', async t => {
  const { baseUrl } = await serveCompletions(t, () => plain)
  const engine = openRemote({ baseUrl, model: 'other' })
  t.teardown(() => engine.close())
  t.match(await engine.ready(), { failure: { kind: 'refused', says: /serves toy-4b, not other/ } })
})

t.test('a list of models that is none is unreadable', async t => {
  const { baseUrl } = await serveCompletions(t, () => plain, { detail: 'Not Found' })
  const engine = openRemote({ baseUrl })
  t.teardown(() => engine.close())
  t.match(await engine.ready(), { failure: { kind: 'unreadable' } })
})

t.test('what is no base URL is refused before anything is sent', async t => {
  for (const baseUrl of ['localhost:8000', 'ftp://x/v1', 'http://user@x/v1', 'http://x/v1?key=1']) {
    t.throws(() => openRemote({ baseUrl }), /is no base URL of a completions server/)
  }
})
