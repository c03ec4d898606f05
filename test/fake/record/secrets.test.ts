import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { createFake } from '../../../fake/index.ts'
import { everyType } from '../requests.ts'
import { bareDecider, record } from './rig.ts'

const token = 'decider-token-0815'

/** Every secret a request or a reply can carry, each in its own words. */
const secrets = {
  authorization: 'Bearer client-token-1',
  cookie: 'session=cookie-value-2; theme=dark',
  'x-api-key': 'api-key-value-3',
  'proxy-authorization': 'Basic cHJveHk6c2VjcmV0',
}

const words = ['client-token-1', 'cookie-value-2', 'api-key-value-3', 'cHJveHk6c2VjcmV0', token]

/** The decider repeats everything it was sent, and sets a cookie. */
const said = words.join(' ')
const echo = `HTTP/1.1 200 OK\r\nSet-Cookie: id=set-cookie-4\r\nX-Echo: ${said}\r\nContent-Length: ${said.length}\r\n\r\n${said}`

t.test('no file beside the script, nor the script, ever holds a secret', async t => {
  const recorder = await record(t, await bareDecider(t, socket => socket.write(echo)), { token })
  const body = JSON.stringify({ ...everyType, note: said, [said]: 1 })
  for (const headers of [secrets, {}]) {
    const url = `${recorder.url}/v1/${token}?key=query-secret-5`
    await (await fetch(url, { method: 'POST', body, headers })).text()
  }
  const text = await recorder.end()
  t.match(text, /\[redacted\]/)
  const folder = join(recorder.out, '..')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const held = readFileSync(join(folder, name))
    for (const word of [...words, 'set-cookie-4', 'query-secret-5']) {
      t.notOk(held.includes(word), `${word} in ${name}: ${held}`)
      t.notOk(held.includes(Buffer.from(word).toString('base64').slice(0, -4)), word)
    }
  }
})

t.test('the token goes to the decider where a request has no Authorization of its own', async t => {
  const real = await createFake({ token })
  t.teardown(() => real.stop())
  const recorder = await record(t, real.url, { token })
  const ask = (headers: Record<string, string>) =>
    fetch(`${recorder.url}/v1/systemone`, {
      method: 'POST',
      body: JSON.stringify(everyType),
      headers,
    }).then(({ status }) => status)
  t.equal(await ask({}), 200)
  t.equal(await ask({ authorization: 'Bearer another' }), 401)
})

t.test('where the token is asked for, a request without it goes nowhere', async t => {
  const real = await createFake()
  t.teardown(() => real.stop())
  const recorder = await record(t, real.url, { token, isTokenAsked: true })
  const health = (headers: Record<string, string>) => fetch(`${recorder.url}/health`, { headers })
  t.equal((await health({})).status, 401)
  t.equal((await health({ authorization: 'Bearer wrong' })).status, 401)
  t.equal(real.journal.total, 0)
  t.equal((await health({ authorization: `Bearer ${token}` })).status, 200)
})
