import { execFile } from 'node:child_process'
import fc from 'fast-check'
import t from 'tap'
import type { Exchange } from '../../conformance/exchange.ts'
import { parseAddress } from '../../conformance/probe/address.ts'
import { printfLine, replayLine } from '../../conformance/replay.ts'
import { probeAt, startBare, startHttp } from './server.ts'

const settings = { seed: 20261130, numRuns: 40 } as const

const bash = (line: string, environment: NodeJS.ProcessEnv = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const env = { PATH: '/usr/bin:/bin', ...environment }
    const options = { encoding: 'buffer', env } as const
    execFile('bash', ['-c', line], options, (error, stdout) =>
      error === null ? resolve(stdout) : reject(error),
    )
  })

const lineOf = (exchange: Exchange, url: string, marks: readonly string[] = []): string => {
  const address = parseAddress(url)
  if (address === null) throw new Error(url)
  return replayLine(exchange, address, marks)
}

/** Starts a server that keeps what reaches it; each entry is method, target, one header and body. */
const keeping = async (t: Parameters<typeof startHttp>[0]) => {
  const seen: { readonly line: string; readonly body: Buffer }[] = []
  const url = await startHttp(t, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { authorization = 'none', 'content-type': type = 'none' } = request.headers
      const line = [request.method, request.url, authorization, type].join(' ')
      seen.push({ line, body: Buffer.concat(chunks) })
      response.end()
    })
  })
  return { url, seen }
}

const bodies = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 60 }),
  fc.string({ minLength: 1 }).map(text => new Uint8Array(Buffer.from(text))),
  fc
    .array(fc.constantFrom("'", '"', '\\', '$', '`', '%', '@', '!', '-', '\n', '\0', 'é'), {
      minLength: 1,
    })
    .map(parts => new Uint8Array(Buffer.from(parts.join('')))),
)

t.test('the curl line sends the same request again, whatever is in the body', async t => {
  const { url, seen } = await keeping(t)
  const probe = probeAt(t, url)
  const property = fc.asyncProperty(bodies, async body => {
    seen.length = 0
    const headers = { 'content-type': "it's; a=$type" }
    const exchange = await probe.send({ method: 'POST', path: "/a?b='[1]", headers, body })
    await bash(lineOf(exchange, url))
    const [first, second] = seen
    return (
      seen.length === 2 &&
      first?.line === second?.line &&
      first?.body.equals(second?.body ?? Buffer.of())
    )
  })
  await t.resolves(fc.assert(property, settings))
})

t.test('the line names the variable of the token and sends its value', async t => {
  const { url, seen } = await keeping(t)
  const token = { name: 'DECIDER_TOKEN', value: 'abc$def"gh\'12345' }
  const exchange = await probeAt(t, url, { token }).ask({ state: token.value })
  const line = lineOf(exchange, url, ['$DECIDER_TOKEN'])
  t.match(line, '-H "authorization: Bearer $DECIDER_TOKEN"')
  t.notMatch(line, token.value)
  await bash(line, { DECIDER_TOKEN: token.value })
  t.equal(seen[1]?.line, seen[0]?.line)
})

t.test('a request without a body is sent again with its method', async t => {
  const { url, seen } = await keeping(t)
  const probe = probeAt(t, url)
  for (const method of ['GET', 'HEAD', 'DELETE', 'POST']) {
    seen.length = 0
    await bash(lineOf(await probe.send({ method, path: '/health' }), url))
    t.equal(seen[1]?.line, seen[0]?.line, method)
  }
})

t.test('printf puts out every byte as it was', async t => {
  const property = fc.asyncProperty(bodies, async bytes => {
    const output = await bash(printfLine(bytes))
    return output.equals(Buffer.from(bytes))
  })
  await t.resolves(fc.assert(property, settings))
})

t.test('printf puts the token where its mark stands', async t => {
  const bytes = Buffer.from('%A: $T\\\r\nB: $T$T')
  const output = await bash(printfLine(bytes, ['$T']), { T: "se%s'cret\\n" })
  t.equal(output.toString(), "%A: se%s'cret\\n\\\r\nB: se%s'cret\\nse%s'cret\\n")
})

t.test('bytes of a bare socket go through printf into nc, or openssl for https', async t => {
  const { url } = await keeping(t)
  const exchange = await probeAt(t, url).bytes(Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
  const printed = "printf 'GET / HTTP/1.1\\015\\012Host: x\\015\\012\\015\\012' | "
  t.equal(lineOf(exchange, 'http://[::1]:80'), `${printed}nc ::1 80`)
  t.equal(
    lineOf(exchange, 'https://example.org'),
    `${printed}openssl s_client -quiet -connect example.org:443`,
  )
})

t.test('the printed line of a bare socket puts the same bytes on the wire again', async t => {
  const seen: Buffer[] = []
  const url = await startBare(t, (socket, bytes) => {
    seen.push(bytes)
    socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n')
  })
  const sent = Buffer.from("GET /%s 'x' HTTP/1.1\r\nHost: \\x\r\nX: \u00e9\0\r\n\r\n")
  const exchange = await probeAt(t, url).bytes(sent)
  // Not every machine has nc, so bash plays its part over the same sockets.
  const nc = 'nc() { exec 3<>"/dev/tcp/$1/$2"; cat >&3; cat <&3; }'
  const came = await bash(`${nc}; ${lineOf(exchange, url)}`)
  t.match(came.toString(), /^HTTP\/1\.1 400/)
  t.same(seen, [sent, sent])
})
