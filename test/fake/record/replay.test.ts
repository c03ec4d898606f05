import { gzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { createFake } from '../../../fake/index.ts'
import { readScript } from '../../../fake/script/read.ts'
import { everyType } from '../requests.ts'
import { bareDecider, record, replay } from './rig.ts'

const ask = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`${url}/v1/systemone`, { method: 'POST', body: text, headers })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

async function real(t: Test, options = {}) {
  const fake = await createFake(options)
  t.teardown(() => fake.stop())
  return fake.url
}

const askedOf = (state: string) => ({ ...everyType, state })

t.test('a replay gives the same status and bytes for every kind of request', async t => {
  const recorder = await record(t, await real(t))
  const bodies = [
    everyType,
    askedOf('Another {{state}}.'),
    '{',
    { state: 1 },
    '',
    '[1e400, "\u2028"]',
  ]
  const before = []
  for (const body of bodies) before.push(await ask(recorder.url, body))
  const fake = await replay(t, await recorder.end())
  for (const [index, body] of bodies.entries()) {
    const { status, text } = await ask(fake.url, body)
    t.same({ status, text }, { status: before[index]?.status, text: before[index]?.text })
  }
})

t.test('the order of keys in a request does not matter to the replay', async t => {
  const recorder = await record(t, await real(t))
  const { text } = await ask(recorder.url, everyType)
  const fake = await replay(t, await recorder.end())
  const turned = Object.fromEntries(Object.entries(everyType).reverse())
  t.equal((await ask(fake.url, turned)).text, text)
})

t.test('every other path is recorded too', async t => {
  const recorder = await record(t, await real(t))
  const health = await (await fetch(`${recorder.url}/health`)).text()
  t.equal((await fetch(`${recorder.url}/elsewhere?a=1`)).status, 404)
  t.equal((await fetch(`${recorder.url}/v1/systemone`)).status, 405)
  const fake = await replay(t, await recorder.end())
  t.equal(await (await fetch(`${fake.url}/health`)).text(), health)
  t.equal((await fetch(`${fake.url}/elsewhere`)).status, 404)
  t.equal((await fetch(`${fake.url}/v1/systemone`)).headers.get('allow'), 'POST')
})

const changed: Readonly<Record<string, object>> = {
  state: askedOf('The build is green.'),
  key: { ...everyType, questions: { other: Object.values(everyType.questions)[0] } },
  instructions: {
    ...everyType,
    questions: { ...everyType.questions, extra: { type: 'noul', instructions: 'Is it?' } },
  },
}

for (const [what, body] of Object.entries(changed)) {
  t.test(`a request with another ${what} is refused with 501 and the nearest step`, async t => {
    const recorder = await record(t, await real(t))
    await ask(recorder.url, everyType)
    const fake = await replay(t, await recorder.end())
    const { status, text } = await ask(fake.url, body)
    t.equal(status, 501)
    t.match(text, /nearest: .*exchange 1: POST \/v1\/systemone.*body[^:]*: expected/)
  })
}

t.test('a request repeated with other answers becomes a sequence, its last for ever', async t => {
  const script = { steps: [{ sequence: [{ status: 503 }, { status: 200 }, { status: 429 }] }] }
  const recorder = await record(t, await real(t, { script }))
  const before = []
  for (let turn = 0; turn < 3; turn += 1) before.push(await ask(recorder.url, everyType))
  const fake = await replay(t, await recorder.end())
  const statuses = []
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await ask(fake.url, everyType)).status)
  t.same(statuses, [503, 200, 429, 429])
})

t.test('a request repeated with the same answer is one step', async t => {
  const recorder = await record(t, await real(t))
  for (let turn = 0; turn < 3; turn += 1) await ask(recorder.url, everyType)
  const { steps } = await readScript(await recorder.end(), 'recorded.yaml')
  t.equal(steps.length, 1)
  t.equal(steps[0]?.effects.length, 1)
  t.match(steps[0]?.name, /^exchange 1 and 2 more: POST/)
})

t.test('the times to the head and to the end stand as delays', async t => {
  const recorder = await record(t, await real(t))
  await ask(recorder.url, everyType)
  const { steps } = await readScript(await recorder.end(), 'recorded.yaml')
  t.same(steps[0]?.effects[0]?.delays, [
    { before: 'head', wait: { form: 'fixed', ms: 10 } },
    { before: 'body', wait: { form: 'fixed', ms: 10 } },
  ])
})

t.test('requests with and without credentials are told apart', async t => {
  const token = 'decider-token-7'
  const recorder = await record(t, await real(t, { token }))
  t.equal((await ask(recorder.url, everyType)).status, 401)
  t.equal((await ask(recorder.url, everyType, { authorization: `Bearer ${token}` })).status, 200)
  const fake = await replay(t, await recorder.end())
  t.equal((await ask(fake.url, everyType, { authorization: 'Bearer any' })).status, 200)
  t.equal((await ask(fake.url, everyType)).status, 401)
})

t.test('a compressed reply reaches the client as it came, and is replayed plain', async t => {
  const packed = gzipSync('{"answers":{}}')
  const head = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n`
  const url = await bareDecider(t, socket => {
    socket.write(`${head}Content-Type: application/json\r\nRetry-After: 3\r\n\r\n`)
    socket.write(packed)
  })
  const recorder = await record(t, url)
  t.match(await ask(recorder.url, everyType), { text: '{"answers":{}}' })
  const fake = await replay(t, await recorder.end())
  const again = await ask(fake.url, everyType)
  t.equal(again.text, '{"answers":{}}')
  t.equal(again.headers.get('content-encoding'), null)
  t.equal(again.headers.get('retry-after'), '3')
})

t.test('what comes at once from many clients is recorded once each', async t => {
  const recorder = await record(t, await real(t))
  const states = Array.from({ length: 40 }, (_, index) => `State ${index}.`)
  const before = await Promise.all(states.map(state => ask(recorder.url, askedOf(state))))
  const fake = await replay(t, await recorder.end())
  const after = await Promise.all(states.map(state => ask(fake.url, askedOf(state))))
  t.same(
    after.map(({ text }) => text),
    before.map(({ text }) => text),
  )
})
