import t from 'tap'
import { everyType } from '../requests.ts'
import { post, talk } from '../socket.ts'
import { bareDecider, record, replay } from './rig.ts'

const request = post(JSON.stringify(everyType))

const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n'

/** Splits what a socket saw into the body and the end, headers aside. */
const bodyOf = ({ text, ended }: { text: string; ended: string }) => ({
  body: text.slice(text.indexOf('\r\n\r\n')),
  length: /content-length: (\d+)/i.exec(text)?.[1],
  ended,
})

t.test(
  'a decider that closes without an answer does so to the client, and in the replay',
  async t => {
    const recorder = await record(t, await bareDecider(t, socket => socket.end()))
    t.same(await talk(recorder.port, request), { text: '', ended: 'FIN' })
    const fake = await replay(t, await recorder.end())
    t.same(await talk(fake.port, request), { text: '', ended: 'FIN' })
  },
)

t.test('a decider that resets the connection does so to the client, and in the replay', async t => {
  const recorder = await record(t, await bareDecider(t, socket => socket.resetAndDestroy()))
  t.same(await talk(recorder.port, request), { text: '', ended: 'ECONNRESET' })
  const fake = await replay(t, await recorder.end())
  t.same(await talk(fake.port, request), { text: '', ended: 'ECONNRESET' })
})

t.test(
  'a decider that closes inside the body does so to the client, and in the replay',
  async t => {
    const recorder = await record(t, await bareDecider(t, socket => socket.end(`${head}{"answers`)))
    const seen = { body: '\r\n\r\n{"answers', length: '100', ended: 'FIN' }
    t.same(bodyOf(await talk(recorder.port, request)), seen)
    const fake = await replay(t, await recorder.end())
    t.same(bodyOf(await talk(fake.port, request)), seen)
  },
)

t.test('a reset inside the body reaches the client as one, and in the replay', async t => {
  let abort: () => void = () => {}
  const url = await bareDecider(t, socket => {
    socket.write(`${head}{"answers`)
    abort = () => socket.resetAndDestroy()
  })
  const recorder = await record(t, url)
  const seen = { body: '\r\n\r\n{"answers', length: '100', ended: 'ECONNRESET' }
  // Reset before its bytes are read, a connection looks to node like one that ended.
  const abortOnce = (text: string): boolean => {
    if (text.includes('{"answers')) abort()
    return false
  }
  t.same(bodyOf(await talk(recorder.port, request, abortOnce)), seen)
  const fake = await replay(t, await recorder.end())
  const { body, length } = bodyOf(await talk(fake.port, request))
  t.same({ body, length }, { body: seen.body, length: seen.length })
  t.match(await recorder.end(), /fault: reset-inside-body/)
})

t.test('a chunked body without its end is one in the replay', async t => {
  const chunks = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n{"an\r\n'
  const recorder = await record(t, await bareDecider(t, socket => socket.end(chunks)))
  t.match(await talk(recorder.port, request), { text: /\r\n4\r\n\{"an\r\n$/, ended: 'FIN' })
  const fake = await replay(t, await recorder.end())
  t.match(await talk(fake.port, request), { text: /\{"an\r\n$/, ended: 'FIN' })
})

t.test('a decider that nobody finds is a reset, and the script says why', async t => {
  const recorder = await record(t, 'http://127.0.0.1:1')
  t.same(await talk(recorder.port, request), { text: '', ended: 'ECONNRESET' })
  const text = await recorder.end()
  t.match(text, /# exchange 1: the decider could not be reached \(ECONNREFUSED\)/)
  const fake = await replay(t, text)
  t.same(await talk(fake.port, request), { text: '', ended: 'ECONNRESET' })
})

t.test('what is no HTTP is a reset, and the script says why', async t => {
  const recorder = await record(t, await bareDecider(t, socket => socket.end('no http\r\n\r\n')))
  t.same(await talk(recorder.port, request), { text: '', ended: 'ECONNRESET' })
  t.match(await recorder.end(), /# exchange 1: the reply broke off, or was none \(.*HTTP.*\)/)
})

t.test('a client that does not wait is a decider that never answers', async t => {
  let reached: () => void
  const isReached = new Promise<void>(resolve => {
    reached = resolve
  })
  const recorder = await record(t, await bareDecider(t, () => reached()))
  const leaving = new AbortController()
  const asked = fetch(`${recorder.url}/v1/systemone`, {
    method: 'POST',
    body: JSON.stringify(everyType),
    signal: leaving.signal,
  })
  await isReached
  leaving.abort()
  await t.rejects(asked)
  t.match(
    await recorder.end(),
    /# exchange 1: the client waited \d+ ms and left[\s\S]*never-answer/,
  )
})

t.test('a reply reaches the client before it is whole', async t => {
  let finish: () => void = () => {}
  const url = await bareDecider(t, socket => {
    socket.write(`${head}${'x'.repeat(50)}`)
    finish = () => socket.write('y'.repeat(50))
  })
  const recorder = await record(t, url)
  const response = await fetch(`${recorder.url}/v1/systemone`, { method: 'POST', body: '{}' })
  t.equal(response.status, 200)
  finish()
  t.equal(await response.text(), 'x'.repeat(50) + 'y'.repeat(50))
})

t.test('a body above 16 MiB passes through and is named in a comment', async t => {
  const size = 17 * 1_048_576
  const url = await bareDecider(t, socket => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${size}\r\n\r\n`)
    socket.write(Buffer.alloc(size, 'x'))
  })
  const recorder = await record(t, url)
  const response = await fetch(`${recorder.url}/large`)
  t.equal((await response.arrayBuffer()).byteLength, size)
  t.match(await recorder.end(), /# exchange 1: a body above 16 MiB is not kept/)
})

t.test('a request above 16 MiB is refused here, and recorded nowhere', async t => {
  const recorder = await record(t, await bareDecider(t, socket => socket.end()))
  const body = 'x'.repeat(17 * 1_048_576)
  const said = await fetch(`${recorder.url}/v1/systemone`, { method: 'POST', body }).then(
    ({ status }) => status,
    () => 413,
  )
  t.equal(said, 413)
  t.match(recorder.warnings, ['request 1 is not recorded: its body has more than 16 MiB.'])
  t.match(await recorder.end(), /\nsteps: \[\]\n$/)
})
