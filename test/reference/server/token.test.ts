import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import t from 'tap'
import { labelReadout } from '../../../reference/readout/label.ts'
import { letters } from '../../../reference/readout/labels.ts'
import { createReference } from '../../../reference/server/create.ts'
import { byBrackets, toyEmbedder, toyEngine } from '../engines/toy-engine.ts'
import { ask, asking, post, send, serveReady } from './serving.ts'

const token = 'sesame-of-the-test'
const bearer = { authorization: `Bearer ${token}` }

t.test('everything but health needs the token', async t => {
  const reference = await serveReady(t, { token })
  const { url } = reference
  t.equal((await send(`${url}/health`)).status, 200)
  t.equal((await send(`${url}/v1/models`)).status, 401)
  t.equal((await post(`${url}/v1/embeddings`, { input: 'x' })).status, 401)
  const { status, headers } = await ask(reference)
  t.same([status, headers.get('www-authenticate')], [401, 'Bearer'])
  t.equal((await ask(reference, asking(), bearer)).status, 200)
})

t.test('another token is refused before a byte of the body is read', async t => {
  const { url } = await serveReady(t, { token })
  const headers = { authorization: 'Bearer other', 'content-length': 9 }
  const asking = request(`${url}/v1/systemone`, { method: 'POST', headers })
  t.teardown(() => asking.destroy())
  asking.on('error', () => {})
  asking.flushHeaders()
  const [response]: IncomingMessage[] = await once(asking, 'response')
  t.equal(response?.statusCode, 401)
})

t.test('a refusal quotes no body that holds the token', async t => {
  const reference = await serveReady(t, { token })
  const { status, body } = await ask(reference, { state: '', questions: token }, bearer)
  t.equal(status, 422)
  t.notMatch(JSON.stringify(body), token)
  t.match(body, { detail: /expected a request of this dialect/ })
})

const inBase64 = Buffer.from(token).toString('base64')
const escaped = token.replace('s', '\\u0073')

const quoted: readonly (readonly [what: string, place: string, body: unknown, dialect?: string])[] =
  [
    ['an image of wald', 'systemone', { ...asking(), images: [token] }, 'wald'],
    ['an embedding request', 'embeddings', { input: 'x', encoding_format: token }],
    ['a text in base64', 'systemone', { state: '', questions: inBase64 }],
    ['a text with escapes', 'systemone', `{"state":"","questions":"${escaped}"}`],
  ]

for (const [what, place, sent, dialect = 'chalk'] of quoted) {
  t.test(`a refusal of ${what} that is the token does not quote it`, async t => {
    const { url } = await serveReady(t, { token, dialect, embedder: toyEmbedder() })
    const { status, body } = await post(`${url}/v1/${place}`, sent, bearer)
    t.ok(status === 400 || status === 422, `${status}`)
    const text = JSON.stringify(body)
    t.match(text, /expected a request of this dialect/)
    for (const secret of [token, inBase64]) t.notMatch(text, secret)
  })
}

t.test('a refusal of too many options quotes no name that is the token', async t => {
  const readout = () => labelReadout(letters.slice(0, 2))
  const reference = await serveReady(t, { token, readout })
  const criteria = { a: '', b: '', c: '', d: '', e: '' }
  const questions = { [token]: { type: 'choice', instructions: 'Which?', criteria } }
  const { status, body } = await ask(reference, { state: 'x', questions }, bearer)
  t.equal(status, 422)
  t.notMatch(JSON.stringify(body), token)
})

t.test('a refusal quotes no key that came in another header', async t => {
  const reference = await serveReady(t)
  const key = 'key-of-the-gateway'
  const { body } = await ask(reference, { state: '', questions: key }, { 'x-api-key': key })
  t.notMatch(JSON.stringify(body), key)
})

t.test('an address that others reach needs a token', async t => {
  const options = { engine: toyEngine(byBrackets), clock: { now: () => 0 }, host: '0.0.0.0' }
  await t.rejects(createReference(options), /0\.0\.0\.0 can be reached .* a token is needed/)
})
