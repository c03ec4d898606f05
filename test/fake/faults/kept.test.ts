import t from 'tap'
import type { Sent } from '../../../fake/deliver.ts'
import type { FakeRequest } from '../../../fake/reply.ts'
import { isOver, open, promised, REPLY, REQUEST, type Seen, start, under } from './wire.ts'

const to = (path: string) => REQUEST.replace('/v1/systemone', path)
const answersIn = ({ text }: Seen) => text.split('HTTP/1.1 ').length - 1
const named = ({ path }: FakeRequest) => ({ ...REPLY, body: Buffer.from(path) })
const bodiesIn = ({ text }: Seen) =>
  [...text.matchAll(/\r\n\r\n(\/[a-z]+)/g)].map(([, path]) => path)

for (const [id, ended] of [
  ['keep-alive-reset', 'ECONNRESET'],
  ['keep-alive-close', 'FIN'],
] as const) {
  t.test(`${id} answers, promises to stay, and ends under the next request`, async t => {
    const asked: string[] = []
    const { port } = await start(t, ({ path }) => {
      asked.push(path)
      return under(id)
    })
    const client = open(port)
    client.socket.write(to('/first'))
    const first = await client.until(({ text }) => text.endsWith('}}}'))
    t.match(first.text, /Connection: keep-alive/)
    await new Promise(setImmediate)
    t.equal(client.seen().ended, 'open')
    client.socket.write(to('/second'))
    t.same(await client.until(isOver), { text: first.text, ended })
    t.same(asked, ['/first'], 'the second is never answered')
  })
}

t.test('pipelined requests are answered in order, by steps, by node and by promises', async t => {
  const { port } = await start(
    t,
    async request => {
      if (request.path === '/slow') await new Promise(setImmediate)
      const isStepped = request.path !== '/plain'
      return {
        reply: named(request),
        ...(isStepped && { steps: under('status-100-first').steps }),
      }
    },
    {},
  )
  const client = open(port)
  t.teardown(() => client.socket.destroy())
  const paths = ['/slow', '/plain', '/stepped', '/slow', '/plain']
  client.socket.write(paths.map(to).join(''))
  const seen = await client.until(seen => bodiesIn(seen).length === paths.length)
  t.same(bodiesIn(seen), paths)
})

t.test('a drip holds the answers after it back', async t => {
  const { port } = await start(
    t,
    request => ({
      reply: named(request),
      ...(request.path === '/drip' && { steps: under('drip', { bytes: 1, ms: 1 }).steps }),
    }),
    { sleep: async () => undefined },
  )
  const client = open(port)
  t.teardown(() => client.socket.destroy())
  client.socket.write(['/drip', '/plain', '/drip', '/plain'].map(to).join(''))
  const seen = await client.until(
    seen => bodiesIn(seen).length === 4 && seen.text.endsWith('/plain'),
  )
  t.same(bodiesIn(seen), ['/drip', '/plain', '/drip', '/plain'])
})

t.test('after an answer by steps the connection closes where the request said so', async t => {
  const { port } = await start(t, () => under('status-102-first'))
  const client = open(port)
  client.socket.write(REQUEST.replace('Host: f', 'Host: f\r\nConnection: close'))
  const { text, ended } = await client.until(isOver)
  t.match(text, /Connection: close/)
  t.equal(ended, 'FIN')
})

t.test('a client that ends its half after its request gets its answer, however late', async t => {
  const { port } = await start(t, async () => {
    await new Promise(resolve => setImmediate(() => setImmediate(resolve)))
    return { reply: REPLY }
  })
  const client = open(port)
  client.socket.end(REQUEST)
  const { text, ended } = await client.until(isOver)
  t.match(text, /0\.75}}}$/)
  t.equal(ended, 'FIN')
})

t.test('HEAD gets no body by steps either', async t => {
  const { port } = await start(t, () => under('status-102-first'))
  const client = open(port)
  t.teardown(() => client.socket.destroy())
  client.socket.write('HEAD /health HTTP/1.1\r\nHost: f\r\n\r\n')
  const seen = await client.until(seen => answersIn(seen) === 2 && seen.text.endsWith('\r\n\r\n'))
  t.match(seen.text, /content-length: 57/)
})

t.test('what comes after a half-close is read and never answered', async t => {
  let count = 0
  const { port } = await start(t, () => {
    count += 1
    return under('half-close')
  })
  const client = open(port)
  client.socket.write(REQUEST)
  const first = await client.until(isOver)
  await new Promise<unknown>(resolve => client.socket.write(REQUEST, resolve))
  client.socket.end()
  await new Promise(resolve => client.socket.once('close', resolve))
  t.same(client.seen(), first)
  t.equal(count, 1)
})

t.test('a client that leaves ends an endless drip, and the report says so', async t => {
  const { promise, resolve } = promised<Sent>()
  const { port } = await start(
    t,
    () => ({ ...under('large-body', { bytes: 4_294_967_296 }), onSent: resolve }),
    { keep: 100 },
  )
  const client = open(port)
  client.socket.write(REQUEST)
  await client.until(({ text }) => text.length > 1000)
  client.socket.destroy()
  const sent = await promise
  t.equal(sent.ended, 'client-left')
  if (!sent.whole) {
    t.equal(sent.bytes.length, 100, 'no more is kept')
    t.ok(sent.total > 1000 && sent.total < 4_294_967_296)
  }
})

t.test('a reply that node refuses to write goes out as it stands', async t => {
  const { port } = await start(t, () => ({
    reply: { ...REPLY, headers: { 'x-a': 'b\r\nx-c: d' } },
  }))
  const client = open(port)
  t.teardown(() => client.socket.destroy())
  client.socket.write(REQUEST)
  const { text } = await client.until(({ text }) => text.endsWith('}}}'))
  t.match(text, /x-a: b\r\nx-c: d\r\ncontent-length: 57/)
})

t.test('an answer that rejects is a reset, and the fake goes on', async t => {
  let isBroken = true
  const { port } = await start(t, async () => {
    if (isBroken) throw new Error('broken')
    return { reply: REPLY }
  })
  const client = open(port)
  client.socket.write(REQUEST)
  t.same(await client.until(isOver), { text: '', ended: 'ECONNRESET' })
  isBroken = false
  const next = open(port)
  t.teardown(() => next.socket.destroy())
  next.socket.write(REQUEST)
  await next.until(({ text }) => text.endsWith('}}}'))
})
