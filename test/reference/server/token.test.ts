import t from 'tap'
import { createReference } from '../../../reference/server/create.ts'
import { byBrackets, toyEngine } from '../engines/toy-engine.ts'
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
  const reference = await serveReady(t, { token })
  const { status } = await ask(reference, '{"state":', { authorization: 'Bearer other' })
  t.equal(status, 401)
})

t.test('a refusal quotes no body that holds the token', async t => {
  const reference = await serveReady(t, { token })
  const { status, body } = await ask(reference, { state: '', questions: token }, bearer)
  t.equal(status, 422)
  t.notMatch(JSON.stringify(body), token)
  t.match(body, { detail: /expected a request of this dialect/ })
})

t.test('an address that others reach needs a token', async t => {
  const options = { engine: toyEngine(byBrackets), clock: { now: () => 0 }, host: '0.0.0.0' }
  await t.rejects(createReference(options), /0\.0\.0\.0 can be reached .* a token is needed/)
})
