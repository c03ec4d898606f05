import { createServer } from 'node:http'
import { createFake, respond } from '../../fake/index.ts'
import { scriptOfKind } from '../script/kinds.ts'
import { request } from './load.ts'

/** What a server process says of itself when asked. */
export type Usage = { readonly cpuMs: number; readonly bytes: number }

const [what, kind, count] = process.argv.slice(2)
const listening = what === 'bare' ? listenBare() : listenFake()
listening.then(port => process.send?.({ port }))

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const usage: Usage = { cpuMs: (user + system) / 1000, bytes: process.memoryUsage.rss() }
  process.send?.(usage)
})
process.on('disconnect', () => process.exit())

async function listenFake(): Promise<number> {
  const script = kind === undefined ? undefined : scriptOfKind(kind, Number(count))
  const { port } = await createFake(script && { script })
  return port
}

/** The limit for node:http: one fixed answer, the request's body not read. */
function listenBare(): Promise<number> {
  const { status, headers, body } = respond(request)
  const head = { ...headers, 'content-length': body.length }
  const server = createServer((_, response) => response.writeHead(status, head).end(body))
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address === 'object' && address !== null) resolve(address.port)
    })
  })
}
