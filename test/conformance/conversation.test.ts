import t from 'tap'
import type { RawRequest } from '../../conformance/probe.ts'
import { bodyOf, probeAt, startBare, startHttp } from './server.ts'

const get = (path: string, headers: RawRequest['headers'] = []): RawRequest => ({
  method: 'GET',
  path,
  headers,
  body: '',
})

const answer = (body: string): string =>
  `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`

t.test('requests of a conversation go over one connection, in order', async t => {
  const ports = new Set<number | undefined>()
  const url = await startHttp(t, (request, response) => {
    ports.add(request.socket.remotePort)
    response.end(request.url)
  })
  const exchanges = await probeAt(t, url).converse([get('/one'), get('/two'), get('/three')])
  t.same(exchanges.map(bodyOf), ['/one', '/two', '/three'])
  t.equal(ports.size, 1)
})

t.test('after a close the rest of a conversation is not sent', async t => {
  const url = await startHttp(t, (_, response) => {
    response.setHeader('connection', 'close').end('bye')
  })
  const exchanges = await probeAt(t, url).converse([get('/one'), get('/two')])
  t.match(exchanges, [
    { ended: 'clean', received: { status: 200 } },
    { ended: 'closed-early', received: null },
  ])
})

t.test('bytes after the response are noted', async t => {
  const url = await startBare(t, socket => socket.write(`${answer('ok')}more`))
  const [exchange] = await probeAt(t, url).converse([get('/')])
  t.match(exchange, { ended: 'clean', cause: 'extra-bytes' })
})

t.test('an answer to HEAD has no body although it announces one', async t => {
  const url = await startBare(t, socket =>
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n'),
  )
  const [exchange] = await probeAt(t, url).converse([{ ...get('/'), method: 'HEAD' }])
  t.match(exchange, { ended: 'clean', cause: null, received: { status: 200 } })
})

t.test('a body held back follows the 100', async t => {
  const seen: string[] = []
  const url = await startBare(t, (socket, bytes) => {
    seen.push(bytes.toString().endsWith('hello') ? 'body' : 'head')
    socket.write(seen.length === 1 ? 'HTTP/1.1 100 Continue\r\n\r\n' : answer('ok'))
  })
  const [exchange] = await probeAt(t, url).converse([
    {
      method: 'POST',
      path: '/',
      headers: [
        ['Content-Length', '5'],
        ['Expect', '100-continue'],
      ],
      body: 'hello',
      awaitContinue: true,
    },
  ])
  t.same(seen, ['head', 'body'])
  t.match(exchange, { ended: 'clean', received: { status: 200 } })
})

t.test('a body held back is not sent after a final status', async t => {
  const url = await startBare(t, socket =>
    socket.write('HTTP/1.1 417 No\r\nContent-Length: 0\r\n\r\n'),
  )
  const [exchange] = await probeAt(t, url).converse([
    { ...get('/'), method: 'POST', body: 'hello', awaitContinue: true },
  ])
  t.equal(exchange?.received?.status, 417)
  t.notOk(Buffer.from(exchange?.sent.raw ?? []).includes('hello'))
})

t.test('a redirect is not followed', async t => {
  const paths: (string | undefined)[] = []
  const url = await startHttp(t, (request, response) => {
    paths.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  const exchange = await probeAt(t, url).ask({})
  t.equal(exchange.received?.status, 307)
  t.same(paths, ['/v1/systemone'])
})

t.test('a coded body is kept as it came', async t => {
  const url = await startHttp(t, (_, response) => {
    response.setHeader('content-encoding', 'gzip').end('not really gzip')
  })
  t.equal(bodyOf(await probeAt(t, url).ask({})), 'not really gzip')
})

t.test('two requests share a pooled connection, and only the first connects', async t => {
  const url = await startHttp(t, (request, response) => {
    request.resume()
    response.end('{}')
  })
  const probe = probeAt(t, url)
  const first = await probe.ask({})
  const second = await probe.ask({})
  t.type(first.connectMs, 'number')
  t.equal(second.connectMs, null)
})

t.test('path and query of the base URL are kept in every request', async t => {
  const url = await startHttp(t, (request, response) => response.end(request.url))
  const probe = probeAt(t, `${url}/base/?key=1`)
  t.equal(bodyOf(await probe.ask({})), '/base/v1/systemone?key=1')
  t.equal(
    bodyOf(await probe.send({ method: 'GET', path: '/health?x=2' })),
    '/base/health?key=1&x=2',
  )
})

t.test('arbitrary bytes are written as they stand', async t => {
  const bytes = Buffer.from([0x47, 0x45, 0x54, 0x20, 0x2f, 0x20, 0x00, 0xff, 0x0d, 0x0a])
  let seen = Buffer.alloc(0)
  const url = await startBare(t, (socket, received) => {
    seen = Buffer.concat([seen, received])
    socket.end('HTTP/1.1 400 Bad\r\nContent-Length: 0\r\n\r\n')
  })
  const exchange = await probeAt(t, url).bytes(bytes)
  t.equal(exchange.received?.status, 400)
  t.same(seen, bytes)
})
