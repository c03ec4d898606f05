import t from 'tap'
import { adminRoutes } from '../../../fake/admin/routes.ts'
import { entryJson } from '../../../fake/entry-json.ts'
import { talk } from '../socket.ts'
import { start } from './starting.ts'

const TOKEN = 'tok-"en%-0123'
const ADMIN = 'admin-tök-4567'
const OTHER = 'client-own-8901'

const secrets = [TOKEN, ADMIN, OTHER].flatMap(secret => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
])

/** Gives every secret in `value`: in a text, in bytes, in a name. */
function leaksIn(value: unknown): string[] {
  if (typeof value === 'string') return secrets.filter(secret => value.includes(secret))
  if (Buffer.isBuffer(value)) return secrets.filter(secret => value.includes(secret))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [...leaksIn(name), ...leaksIn(part)])
}

t.test('the search for secrets finds one wherever it stands', async t => {
  t.same(leaksIn({ a: [Buffer.from(`x${OTHER}`)] }), [OTHER, OTHER, OTHER])
  t.same(leaksIn({ [OTHER]: 1 }).length, 3)
  t.same(leaksIn(JSON.stringify(TOKEN)), ['tok-\\"en%-0123'])
})

const question = { type: 'noul', instructions: 'Is it?' }
const asking = (key: string, state = 'text', type = 'noul') =>
  JSON.stringify({ state, questions: { [key]: { ...question, type } } })

/** Requests that hold secrets where a client, or a mistake, may put them. */
const requests: readonly (readonly [string, string, Record<string, string>, string | undefined])[] =
  [TOKEN, ADMIN, OTHER].flatMap(secret => {
    const coded = encodeURIComponent(secret)
    const header = Buffer.from(secret).toString('latin1')
    const bearer = { authorization: `Bearer ${header}` }
    return [
      ['POST', '/v1/systemone', bearer, asking('q')],
      ['POST', '/v1/systemone', bearer, asking(secret, secret)],
      ['POST', '/v1/systemone', { ...bearer, 'x-note': header }, asking('q', secret, secret)],
      ['POST', '/v1/systemone', bearer, `{"state": ${JSON.stringify(secret)}`],
      ['POST', '/v1/systemone', { authorization: header }, asking('q')],
      ['POST', '/v1/systemone', { 'x-api-key': header, cookie: `a=${header}` }, asking('q')],
      ['POST', '/v1/systemone', { ...bearer, 'x-fake-session': header }, asking('q')],
      ['GET', `/@${coded}/health`, bearer, undefined],
      ['GET', `/${coded}?token=${coded}`, bearer, undefined],
      [`DELETE`, `/v1/systemone?${coded}`, bearer, undefined],
    ]
  })

const script = {
  otherwise: 'refuse',
  steps: [
    {
      name: 'never',
      when: { headers: { authorization: 'nobody' }, state: 'nothing' },
      status: 500,
    },
    { name: 'path', when: { path: '/never', question: 'never' }, status: 500 },
    { name: 'echo', when: { request: 2 }, body: '{{text}} {{request.path}}', status: 500 },
  ],
} as const

for (const otherwise of ['answer', 'refuse'] as const) {
  t.test(
    `nothing the fake writes holds a secret, unmatched requests get: ${otherwise}`,
    async t => {
      const lines: string[] = []
      const fake = await start(t, {
        token: TOKEN,
        admin: { token: ADMIN },
        script: { ...script, otherwise, steps: [...script.steps] },
        journal: { each: entry => lines.push(JSON.stringify(entryJson(entry))) },
      })
      const errors: string[] = []
      for (const [method, path, headers, body] of requests) {
        const init = { method, headers, ...(body !== undefined && { body }) }
        const response = await fetch(fake.url + path, init)
        const text = await response.text()
        const isEcho = fake.journal.entries().at(-1)?.step === 'echo'
        if (response.status >= 400 && !isEcho) errors.push(`${method} ${path}: ${text}`)
      }
      await talk(fake.port, `GET /${OTHER} HTTP/1.1\r\nContent-Length: ${OTHER}\r\n\r\n`)
      const pages = errors.map(error => error.slice(error.indexOf(': ')))
      t.ok(pages.length >= requests.length / 2)
      t.same(pages.flatMap(leaksIn), [])
      t.equal(lines.length, requests.length)
      t.same(lines.flatMap(leaksIn), [])
      t.same(leaksIn(fake.journal.entries()), [])
      t.same(leaksIn([fake.verify(), fake.sessions()]), [])
      const headers = { authorization: `Bearer ${Buffer.from(ADMIN).toString('latin1')}` }
      for (const { method, path } of adminRoutes.filter(route => route.method !== 'PUT')) {
        const url = `${fake.admin?.url}${path}?path=${encodeURIComponent(TOKEN)}`
        const response = await fetch(url, { method, headers })
        t.same(leaksIn(await response.text()), [], `${method} ${path}`)
      }
    },
  )
}
