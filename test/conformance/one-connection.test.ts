import type net from 'node:net'
import t from 'tap'
import type { Probe } from '../../conformance/probe.ts'
import { type Behaviour, probeAt, startBare, startHttp } from './server.ts'

const reply = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'

/** Answers on one connection and lets every other wait until that one is closed, as a single thread does. */
function onOneConnection(): Behaviour {
  const waiting: net.Socket[] = []
  let served: net.Socket | null = null
  const serve = (socket: net.Socket): void => {
    served = socket
    socket.once('close', () => {
      served = null
      const next = waiting.shift()
      if (next !== undefined) serve(next)
    })
    socket.write(reply)
  }
  return socket => {
    if (served === socket) socket.write(reply)
    else if (served === null) serve(socket)
    else waiting.push(socket)
  }
}

const converse = async (probe: Probe) => {
  const [exchange] = await probe.converse([
    { method: 'POST', path: '/', headers: [['Content-Length', '2']], body: '{}' },
  ])
  return exchange
}

t.test('a server that serves one connection at a time is asked on one at a time', async t => {
  const probe = probeAt(t, await startBare(t, onOneConnection()), { timeoutMs: 1000 })
  const ends = [await probe.ask({}), await converse(probe), await probe.ask({})]
  t.same(
    ends.map(exchange => exchange?.ended),
    ['clean', 'clean', 'clean'],
  )
})

t.test('a response head of 200 KiB is read', async t => {
  const url = await startHttp(t, (request, response) => {
    request.resume()
    for (let at = 0; at < 20; at += 1) response.setHeader(`x-${at}`, 'a'.repeat(10_000))
    response.end('{}')
  })
  const probe = probeAt(t, url)
  t.match(await probe.ask({}), { ended: 'clean', received: { status: 200 } })
  t.match(await converse(probe), { ended: 'clean', received: { status: 200 } })
})
