import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import t from 'tap'
import { certify } from '../../conformance/certify.ts'
import { pass } from '../../conformance/expect.ts'
import { redactorOf } from '../../conformance/redact.ts'
import { bodyOf, probeAt, startHttp } from './server.ts'
import { drained, toyCheck } from './toy.ts'

const settings = { seed: 20261130, numRuns: 40 } as const

/** Printable ASCII, as an Authorization header can carry it, without blanks. */
const token = fc.stringMatching(/^[!-~]{12,40}$/)

const encodings: Readonly<Record<string, (secret: string) => string>> = {
  plain: secret => secret,
  json: secret => JSON.stringify(secret).slice(1, -1),
  'json twice': secret => JSON.stringify(JSON.stringify(secret)),
  unicode: secret =>
    [...secret].map(c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  percent: encodeURIComponent,
  'percent, every byte': secret =>
    [...Buffer.from(secret)].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  base64: secret => Buffer.from(secret).toString('base64'),
  'base64 in a pair': secret => Buffer.from(`user:${secret}`).toString('base64'),
  'base64 after one byte': secret => Buffer.from(`u${secret}u`).toString('base64'),
  base64url: secret => Buffer.from(`ab${secret}`).toString('base64url'),
  'other case': secret =>
    secret === secret.toUpperCase() ? secret.toLowerCase() : secret.toUpperCase(),
  'python bytes': secret =>
    [...Buffer.from(secret)].map(byte => `\\x${byte.toString(16).padStart(2, '0')}`).join(''),
  'octal without zeros': secret =>
    [...Buffer.from(secret)].map(byte => `\\${byte.toString(8)}`).join(''),
  octal: secret =>
    [...Buffer.from(secret)].map(byte => `\\${byte.toString(8).padStart(3, '0')}`).join(''),
  'UTF-16': secret => [...secret].join('\0'),
  'base64 in lines': secret =>
    Buffer.from(secret)
      .toString('base64')
      .replace(/(.{8})(?=.)/g, '$1\r\n'),
  'hex in pairs': secret =>
    [...Buffer.from(secret)].map(byte => byte.toString(16).padStart(2, '0')).join(':'),
  'quoted printable': secret =>
    [...Buffer.from(secret)].map(byte => `=${byte.toString(16).padStart(2, '0')}`).join(''),
  hex: secret => Buffer.from(secret).toString('hex'),
  HEX: secret => Buffer.from(secret).toString('hex').toUpperCase(),
}

for (const [name, encoded] of Object.entries(encodings)) {
  t.test(`a token written as ${name} is replaced wherever it stands`, async t => {
    const property = fc.property(token, fc.string(), fc.string(), (secret, before, after) => {
      const redactor = redactorOf([{ name: 'T', value: secret }])
      // A blank keeps the neighbours out of the encoded form itself.
      const text = redactor.text(`${before} ${encoded(secret)} ${after}`)
      return text.includes('$T') && !text.includes(encoded(secret))
    })
    t.doesNotThrow(() => fc.assert(property, settings))
  })
}

t.test('a token of 5,000 characters is replaced by one mark', async t => {
  const secret = randomBytes(3750).toString('base64url')
  const redactor = redactorOf([{ name: 'T', value: secret }])
  t.equal(redactor.text(`Bearer ${secret}!`), 'Bearer $T!')
})

t.test('a token within gzip is replaced', async t => {
  const secret = 'correct-horse-battery'
  const redactor = redactorOf([{ name: 'T', value: secret }])
  const clean = redactor.bytes(gzipSync(`{"detail":"no such token: ${secret}"}`))
  t.equal(Buffer.from(clean).toString(), '{"detail":"no such token: $T"}')
})

t.test('bytes without the token are left as they are', async t => {
  const property = fc.property(fc.uint8Array(), bytes => {
    const clean = redactorOf([{ name: 'T', value: 'correct-horse-battery' }]).bytes(bytes)
    return Buffer.from(clean).equals(Buffer.from(bytes))
  })
  t.doesNotThrow(() => fc.assert(property, settings))
})

t.test('no record holds the token, whatever the server makes of it', async t => {
  let answer = ''
  let header = ''
  const url = await startHttp(t, (request, response) => {
    request.resume()
    response.setHeader('x-echo', header).end(answer)
  })
  const property = fc.asyncProperty(
    token,
    fc.constantFrom(...Object.values(encodings)),
    async (value, encoded) => {
      answer = `{"you sent": "${encoded(value)}"}`
      header = encodeURIComponent(value)
      const check = toyCheck('a', {
        run: async probe => {
          await probe.ask({ state: value })
          await probe.send({ method: 'GET', path: `/?token=${probe.tokenMark}` })
          await probe.converse([{ method: 'GET', path: '/', headers: [], body: '' }])
          return pass
        },
      })
      const { record } = await drained(
        certify(url, {
          seed: 's',
          token: { name: 'DECIDER_TOKEN', value },
          checks: [check],
          now: () => performance.now(),
          date: () => new Date(0),
        }),
      )
      const json = JSON.stringify(record)
      return !json.includes(value) && !json.includes(encoded(value)) && !json.includes(header)
    },
  )
  await t.resolves(fc.assert(property, { seed: 20261130, numRuns: 60 }))
})

t.test('an echoed token shows as its mark in what was received', async t => {
  const url = await startHttp(t, (request, response) => response.end(request.headers.authorization))
  const probe = probeAt(t, url, { token: { name: 'DECIDER_TOKEN', value: 'abcdefgh12345678' } })
  const exchange = await probe.send({ method: 'GET', path: '/' })
  t.equal(bodyOf(exchange), `Bearer ${probe.tokenMark}`)
  t.equal(exchange.sent.headers['authorization'], 'Bearer $DECIDER_TOKEN')
})

t.test('the mark in a path, a header and bytes goes out as the token', async t => {
  const token = { name: 'DECIDER_TOKEN', value: 'abc/defgh12345678' }
  const seen: string[] = []
  const url = await startHttp(t, (request, response) => {
    seen.push(`${request.url} ${request.headers.authorization}`)
    response.end()
  })
  const probe = probeAt(t, url, { token })
  await probe.send({
    method: 'GET',
    path: `/?t=${probe.tokenMark}`,
    authorization: { value: `bearer ${probe.tokenMark}` },
  })
  await probe.bytes(
    Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Basic ${probe.tokenMark}\r\n\r\n`),
  )
  t.same(seen, ['/?t=abc%2Fdefgh12345678 bearer abc/defgh12345678', '/ Basic abc/defgh12345678'])
})

t.test('the value of a secret header goes out and is kept nowhere', async t => {
  const url = await startHttp(t, (request, response) => response.end(request.headers['x-api-key']))
  const secretHeaders = [{ header: 'X-Api-Key', value: 'very-secret-key' }]
  const exchange = await probeAt(t, url, { secretHeaders }).ask({})
  t.equal(bodyOf(exchange), '$HEADER_X_API_KEY')
  t.equal(exchange.sent.headers['x-api-key'], '$HEADER_X_API_KEY')
})
