import { connect } from 'node:net'
import t from 'tap'
import type { JournalEntry } from '../../fake/index.ts'
import { start } from './control/starting.ts'
import { talk } from './socket.ts'

const request = (start: string, body = '', ...headers: readonly string[]) =>
  [`${start} HTTP/1.1`, 'Host: f', `Content-Length: ${body.length}`, ...headers, '', body].join(
    '\r\n',
  )

const last = 'Connection: close'

t.test('pipelined requests are numbered in the order in which they came, body or none', async t => {
  const fake = await start(t)
  const words = ['POST /one', 'GET /two', 'POST /three', 'GET /four', 'DELETE /five']
  const sent = words.map(word => request(word, word.startsWith('POST') ? '{}' : ''))
  await talk(fake.port, sent.join('') + request('GET /six', '', last))
  const came = fake.journal.entries().map(({ number, request }) => [number, request.path])
  t.same(came, [
    [1, '/one'],
    [2, '/two'],
    [3, '/three'],
    [4, '/four'],
    [5, '/five'],
    [6, '/six'],
  ])
})

for (const method of ['GET', 'HEAD', 'TRACE', 'QUERY', 'DELETE', 'POST']) {
  t.test(`the body of a ${method} stands in the journal`, async t => {
    const fake = await start(t)
    await talk(fake.port, request(`${method} /v1/systemone`, 'hello', last))
    t.match(fake.journal.entries(), [{ request: { method, body: Buffer.from('hello') } }])
  })
}

t.test('what no script could answer is answered by one: an odd type, a body too large', async t => {
  const fake = await start(t, { script: { steps: [{ name: 'any', status: 418 }] } })
  const odd = await fetch(`${fake.url}/v1/systemone`, {
    method: 'POST',
    headers: { 'content-type': ';;' },
    body: '{}',
  })
  const large = await fetch(`${fake.url}/v1/systemone`, {
    method: 'POST',
    body: Buffer.alloc(65 * 1_048_576, ' '),
  })
  t.same([odd.status, large.status], [418, 418])
  t.match(await large.json(), { detail: /expected at most 1048576 bytes, got 68157440/ })
  t.match(fake.journal.entries(), [
    { step: 'any', sizes: { request: 2 } },
    { step: 'any', sizes: { request: 68_157_440 } },
  ])
})

t.test('a request that ends inside its body is let go, with an upgrade as without', async t => {
  const fake = await start(t)
  for (const upgrade of ['X: y', 'Connection: Upgrade\r\nUpgrade: websocket']) {
    const socket = connect({ port: fake.port, host: '127.0.0.1' })
    const closed = new Promise(resolve => socket.once('close', resolve))
    socket.on('error', () => undefined)
    socket.resume()
    socket.end(`GET /health HTTP/1.1\r\nHost: f\r\nContent-Length: 3\r\n${upgrade}\r\n\r\n`)
    await closed
  }
  t.equal(fake.journal.total, 0)
})

/** Resolves with the exchange numbered `id` once it has ended. */
function ending(id: number) {
  let resolve: (entry: JournalEntry) => void = () => {}
  const promise = new Promise<JournalEntry>(settle => {
    resolve = settle
  })
  const each = (entry: JournalEntry) => {
    if (entry.id === id) resolve(entry)
  }
  return { promise, each }
}

t.test('an answer held back by the one before it was not sent when the client leaves', async t => {
  const { promise, each } = ending(2)
  const drip = { when: { request: 1 }, fault: { drip: { bytes: 1, ms: 20 } } }
  const fake = await start(t, { journal: { each }, script: { steps: [drip, { name: 'next' }] } })
  const socket = connect(fake.port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.once('data', () => socket.resetAndDestroy())
  socket.write(request('GET /health').repeat(2))
  t.match(await promise, { step: 'next', sent: { whole: false, total: 0, ended: 'client-left' } })
})

t.test('a large answer that nobody reads was sent as far as it went', async t => {
  const { promise, each } = ending(1)
  const fake = await start(t, {
    journal: { each },
    script: { steps: [{ body: 'x'.repeat(32 * 1_048_576) }] },
  })
  const socket = connect(fake.port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(request('GET /health'))
  socket.once('data', () => socket.resetAndDestroy())
  const { sent } = await promise
  t.match(sent, { whole: false, ended: 'client-left' })
  if (sent?.whole === false) t.ok(sent.total < 32 * 1_048_576, `${sent.total}`)
})
