import t from 'tap'
import { openRemote } from '../../../reference/engines/remote.ts'
import { createReference } from '../../../reference/index.ts'
import { ownValue } from '../../../spec/json-object.ts'
import { asChat, serveChat } from '../engines/chat-server.ts'

const red = 'data:image/png;base64,iVBORw0KGgo='
const questions = { red: { type: 'noul', instructions: 'Is it red?' } }

/** Starts a model that sees red where there is an image, and a reference before it. */
async function open(dialect: string, seesImages = true) {
  const { baseUrl, sent } = await serveChat(t, ({ text, images }) => {
    const isYes = /A\. yes/.test(text) === images.includes(red)
    return asChat(isYes ? { A: -0.05, B: -3 } : { A: -3, B: -0.05 })
  })
  const engine = openRemote({ baseUrl, api: 'chat', seesImages })
  const clock = { now: () => performance.now() }
  const reference = await createReference({ engine, dialect, clock })
  t.teardown(() => reference.close())
  await reference.ready
  const ask = async (asked: unknown) => {
    const reply = await fetch(`${reference.url}/v1/systemone`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
    const body: unknown = await reply.json()
    const noul = Number(ownValue(ownValue(ownValue(body, 'answers'), 'red'), 'noul'))
    return { status: reply.status, body, noul }
  }
  return { ask, sent }
}

t.test('wald answers by the image of the field and by that of a message', async t => {
  const { ask, sent } = await open('wald')
  const message = [{ role: 'user', content: [{ type: 'image_url', image_url: { url: red } }] }]
  for (const body of [{ state: 'See the image.', images: [red] }, { state: message }]) {
    const reply = await ask({ ...body, questions, effort: 'none' })
    t.match(reply, { status: 200, body: { images: 1 } })
    t.ok(reply.noul > 0.9, JSON.stringify(reply))
  }
  t.match(JSON.stringify(sent.at(-1)?.body), /\[image 1\]/)
})

t.test(
  'wald without a model that sees refuses with 422, and what is no image with 400',
  async t => {
    const { ask, sent } = await open('wald', false)
    const before = sent.length
    const unseen = await ask({ state: 'x', questions, images: [red] })
    t.match(unseen, { status: 422, body: { error: /reads text alone/ } })
    const broken = await ask({ state: 'x', questions, images: ['data:image/png;base64,*'] })
    t.match(broken, { status: 400, body: { error: /image 1: expected base64/ } })
    t.equal(sent.length, before, 'nothing of it was sent on')
  },
)

t.test(
  'strands refuses images, and chalk-1 leaves a field alone that it does not know',
  async t => {
    const strands = await open('strands')
    const field = await strands.ask({ state: 'x', questions, images: [red] })
    t.match(field, { status: 422, body: { detail: /no vision\. Describe them/ } })
    const part = { type: 'image_url', image_url: { url: red } }
    const within = await strands.ask({ state: [part], questions })
    t.match(within, { status: 422, body: { detail: /this dialect has none/ } })
    const chalk = await open('chalk-1')
    const answered = await chalk.ask({ protocol: 1, state: 'x', questions, images: [red] })
    t.equal(answered.status, 200)
    t.ok(answered.noul < 0.1, 'nothing was seen')
  },
)
