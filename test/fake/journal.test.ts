import t from 'tap'
import { createFake, respond } from '../../fake/index.ts'
import { createJournal, type SentNote, type Unnumbered } from '../../fake/journal.ts'
import { redactionOf } from '../../fake/redaction.ts'
import { ask, everyType } from './requests.ts'

const token = 'sésame ouvre-toi'
const entry = (request = ask(everyType), reply = respond(request)): Unnumbered => ({
  at: 1.5,
  session: 'default',
  number: 1,
  connection: 1,
  request,
  keys: Object.keys(everyType.questions),
  step: null,
  nearest: null,
  faults: [],
  hostile: [],
  seed: null,
  reply,
  mutant: null,
  error: null,
})

t.test('a filter with a name it does not know is refused, not overlooked', async t => {
  const journal = createJournal({ limit: 1, bytes: 9, redaction: redactionOf([]) })
  const misspelt = Object.fromEntries([['pth', '/v1/*']])
  t.throws(() => journal.entries(misspelt), {
    message: 'the filter: there is no pth; expected session, method, path, question, step.',
  })
})

const sent = (text: string): SentNote => ({
  whole: false,
  bytes: Buffer.from(text),
  total: text.length,
  ended: 'next',
  endedAt: 3,
})

const start = (limit: number, secrets: readonly string[] = [], bytes = 65_536) =>
  createJournal({ limit, bytes, redaction: redactionOf(secrets) })

/** Says whether `secret` is anywhere in `value`: in a text, in bytes, in a name. */
function holds(value: unknown, secret = token): boolean {
  if (typeof value === 'string') return value.includes(secret)
  if (Buffer.isBuffer(value)) return value.includes(secret)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) => holds(name, secret) || holds(part, secret))
}

t.test('the journal keeps the newest exchanges up to its limit, and counts all', async t => {
  const journal = start(3)
  for (let count = 0; count < 5; count += 1) journal.open(entry())
  t.same([journal.size, journal.total], [3, 5])
  t.same(
    journal.entries().map(({ id }) => id),
    [3, 4, 5],
  )
})

t.test('a journal that is not full keeps its order', async t => {
  const journal = start(3)
  journal.open(entry())
  journal.open(entry())
  t.same(
    journal.entries().map(({ id }) => id),
    [1, 2],
  )
})

t.test('a journal of limit 0 keeps nothing and counts', async t => {
  const journal = start(0)
  journal.open(entry())
  t.same([journal.entries(), journal.size, journal.total], [[], 0, 1])
})

t.test('the bytes of request and reply are kept as they were', async t => {
  const journal = start(3, [token])
  journal.open(entry())
  const [kept] = journal.entries()
  t.equal(kept?.request.body.toString(), JSON.stringify(everyType))
  t.equal(kept?.reply?.body.toString(), respond(ask(everyType)).body.toString())
})

for (const [says, journal] of [
  ['with', start(3, [token])],
  ['without', start(3)],
] as const) {
  t.test(`${says} a token of its own the fake keeps no value of a secret header`, async t => {
    const secrets = { authorization: 'Basic abc', 'x-api-key': 'abc', cookie: 'abc' }
    journal.open(entry(ask(everyType, secrets)))
    t.notMatch(JSON.stringify(journal.entries()), /abc/)
  })
}

t.test('the token is redacted wherever it stands', async t => {
  const journal = start(3, [token])
  const request = { ...ask({ state: token }, { 'x-note': token }), path: `/${token}`, query: token }
  const reply = { status: 200, headers: { 'x-echo': token }, body: Buffer.from(`{"t":"${token}"}`) }
  const close = journal.open({ ...entry(request, reply), error: `Error: ${token}` })
  close(sent(`HTTP/1.1 200 OK\r\nx-echo: ${token}\r\n\r\n{"t":"${token}"}`))
  t.notOk(holds(journal.entries()), JSON.stringify(journal.entries()))
  t.equal(journal.entries()[0]?.reply?.body.toString(), '{"t":"[redacted]"}')
})

t.test('an exchange stands in the journal before it has ended, and whole after', async t => {
  const journal = start(3)
  const close = journal.open(entry())
  t.equal(journal.entries()[0]?.sent, null)
  close(sent('HTTP/1.1 204 No Content\r\n\r\n'))
  t.match(journal.entries()[0]?.sent, { ended: 'next', endedAt: 3 })
})

t.test('each takes an exchange once, when it has ended', async t => {
  const taken: unknown[] = []
  const redaction = redactionOf([])
  const journal = createJournal({
    ...{ limit: 1, bytes: 9, redaction },
    each: ({ id, sent }) => taken.push([id, sent?.ended]),
  })
  const first = journal.open(entry())
  journal.open(entry())(sent(''))
  first(sent(''))
  t.same(taken, [
    [2, 'next'],
    [1, 'next'],
  ])
})

t.test('an exchange that ends after the journal was cleared does not come back', async t => {
  const journal = start(2)
  const close = journal.open(entry())
  journal.clear()
  close(sent(''))
  t.same([journal.entries(), journal.size, journal.total, journal.noted], [[], 0, 1, 0])
})

t.test('a journal that was cleared begins anew, and its numbers go on', async t => {
  const journal = start(2)
  for (let count = 0; count < 3; count += 1) journal.open(entry())
  journal.clear()
  for (let count = 0; count < 3; count += 1) journal.open(entry())
  t.equal(journal.noted, 3)
  t.same(
    journal.entries().map(({ id }) => id),
    [5, 6],
  )
})

t.test('of a large body its beginning is kept, with the size it had', async t => {
  const journal = start(2, [], 10)
  const close = journal.open(entry(ask(Buffer.alloc(50_000_000, 'a'))))
  close(sent('b'.repeat(20)))
  const [kept] = journal.entries()
  t.equal(kept?.request.body.toString(), 'a'.repeat(10))
  t.match(kept?.sent, { bytes: Buffer.from('b'.repeat(10)), total: 20 })
  t.equal(kept?.sizes.request, 50_000_000)
})

t.test('a secret across the end of what is kept leaves no part behind', async t => {
  const journal = start(2, ['secret-token'], 10)
  journal.open(entry(ask(Buffer.from('12345secret-token'))))
  t.equal(journal.entries()[0]?.request.body.toString(), '12345[reda')
})

for (const [header, value] of [
  ['authorization', 'Bearer other-token'],
  ['x-api-key', 'other-token'],
  ['cookie', 'a=b; session=other-token'],
] as const) {
  t.test(`what a client sends as ${header} is redacted where a reply repeats it`, async t => {
    const journal = start(2, [token])
    const reply = { status: 200, headers: { 'x-echo': value }, body: Buffer.from(value) }
    journal.open(entry(ask(everyType, { [header]: value }), reply))(sent(`x: ${value}`))
    t.notOk(holds(journal.entries(), 'other-token'))
  })
}

for (const form of ['tök"en', 't%C3%B6k%22en', 'tök\\"en']) {
  t.test(`a token that stands as ${form} is redacted`, async t => {
    const journal = start(2, ['tök"en'])
    journal.open(entry({ ...ask(form), query: form }))
    t.equal(journal.entries()[0]?.request.query, '[redacted]')
  })
}

t.test('a fake notes each exchange with its time and its mutant', async t => {
  const fake = await createFake({ now: () => 42 })
  t.teardown(() => fake.stop())
  await fetch(`${fake.url}/health?deep=1`)
  t.match(fake.journal.entries(), [
    {
      id: 1,
      at: 42,
      request: { method: 'GET', path: '/health', query: 'deep=1' },
      reply: { status: 200 },
      mutant: null,
      error: null,
    },
  ])
})
