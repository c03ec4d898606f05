import {
  assert,
  asyncProperty,
  constantFrom,
  json,
  option,
  record,
  string,
  uint8Array,
} from 'fast-check'
import t from 'tap'
import { respond } from '../../../fake/index.ts'
import type { Ending, Exchange } from '../../../fake/record/exchange.ts'
import { createRecording } from '../../../fake/record/recording.ts'
import { createCursor } from '../../../fake/script/cursor.ts'
import { editReply } from '../../../fake/script/effect.ts'
import { readScript } from '../../../fake/script/read.ts'

const occasion = { session: '', request: 1, connection: 1, inFlight: 1 }
const endings: readonly Ending[] = ['whole', 'closed', 'reset', 'unreachable', 'abandoned']

const bytes = constantFrom('text', 'json', 'any').chain(form =>
  form === 'any'
    ? uint8Array({ maxLength: 40 }).map(part => Buffer.from(part))
    : (form === 'json' ? json() : string({ unit: 'binary', maxLength: 60 })).map(text =>
        Buffer.from(text),
      ),
)

const exchanges = record({
  method: constantFrom('POST', 'GET', 'PUT'),
  path: string({ unit: 'grapheme-ascii', maxLength: 12 }).map(
    part => `/${encodeURIComponent(part)}`,
  ),
  body: bytes,
  status: constantFrom(200, 404, 422, 503),
  header: string({ unit: 'grapheme-ascii', maxLength: 20 }),
  reply: bytes,
  ending: constantFrom(...endings),
  firstMs: option(constantFrom(0, 3.4, 120)),
})

function exchangeOf(drawn: Drawn): Exchange {
  const { method, path, body, status, header, reply, ending, firstMs } = drawn
  const heard = { status, headers: [['X-Drawn', header] as const], body: reply }
  return {
    number: 1,
    request: { method, path, query: '', headers: {}, body },
    heard: ending === 'unreachable' ? null : heard,
    ...{ ending, cause: null, firstMs, totalMs: (firstMs ?? 0) + 5 },
  }
}

type Drawn = {
  readonly method: string
  readonly path: string
  readonly body: Buffer
  readonly status: number
  readonly header: string
  readonly reply: Buffer
  readonly ending: Ending
  readonly firstMs: number | null
}

t.test('whatever was recorded reads, and replays what was heard', async t => {
  const property = asyncProperty(exchanges, async drawn => {
    const exchange = exchangeOf(drawn)
    const recording = createRecording(undefined, 'test')
    recording.add(exchange)
    const text = await recording.text()
    const script = await readScript(text, 'recorded.yaml')
    if (script.steps.length === 0) return
    const { effect, view, next } = createCursor(script).decide(exchange.request, null, occasion)
    if (effect === null) throw new Error(`the step does not match: ${text}`)
    if (exchange.ending !== 'whole') return
    const reply = editReply(respond(exchange.request), effect, view(), next)
    t.same(reply.body, drawn.reply, text)
    t.equal(reply.status, drawn.status, text)
    if (!drawn.header.includes('{{')) t.equal(reply.headers['x-drawn'], drawn.header, text)
  })
  await assert(property, { seed: 20, numRuns: 300 })
})

t.test('every whole exchange becomes a step', async t => {
  const property = asyncProperty(exchanges, async drawn => {
    const recording = createRecording(undefined, 'test')
    recording.add(exchangeOf({ ...drawn, ending: 'whole' }))
    const text = await recording.text()
    t.equal((await readScript(text, 'recorded.yaml')).steps.length, 1, text)
  })
  await assert(property, { seed: 21, numRuns: 200 })
})

const deep = '['.repeat(20_000) + ']'.repeat(20_000)

t.test('a body nested too deep to compare is a comment', async t => {
  const recording = createRecording(undefined, 'test')
  const body = Buffer.from(deep)
  const drawn = { method: 'POST', path: '/', body, status: 200, header: '', reply: body }
  recording.add(exchangeOf({ ...drawn, ending: 'whole', firstMs: 1 }))
  const text = await recording.text()
  t.match(text, /# exchange 1: POST \/: nested too deep to be compared/)
  t.same((await readScript(text, 'recorded.yaml')).steps, [])
})

t.test('a reply nested deep is replayed as it came', async t => {
  const recording = createRecording(undefined, 'test')
  const drawn = { method: 'POST', path: '/', body: Buffer.from('{}'), status: 200, header: '' }
  recording.add(exchangeOf({ ...drawn, reply: Buffer.from(deep), ending: 'whole', firstMs: 1 }))
  const { steps } = await readScript(await recording.text(), 'recorded.yaml')
  t.same(steps[0]?.effects[0]?.body, { form: 'text', text: deep })
})

t.test('what is above the bounds is not taken', async t => {
  const recording = createRecording(undefined, 'test')
  const drawn = { method: 'GET', path: '/', body: Buffer.alloc(0), status: 200, header: '' }
  const exchange = exchangeOf({ ...drawn, reply: Buffer.alloc(0), ending: 'whole', firstMs: 1 })
  for (let turn = 0; turn < 1000; turn += 1) t.ok(recording.add(exchange))
  t.notOk(recording.add(exchange))
})
