import t from 'tap'
import { createFake, respond } from '../../fake/index.ts'
import { createJournal } from '../../fake/journal.ts'
import { ask, everyType } from './requests.ts'

const token = 'sésame ouvre-toi'
const entry = (request = ask(everyType)) => ({
  at: 1.5,
  request,
  reply: respond(request),
  mutant: null,
  error: null,
})

/** Says whether `token` is anywhere in `value`: in a text, in bytes, in a name. */
function holds(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(token)
  if (Buffer.isBuffer(value)) return value.includes(token)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) => holds(name) || holds(part))
}

t.test('the journal keeps the newest exchanges up to its limit, and counts all', async t => {
  const journal = createJournal(3, undefined)
  for (let count = 0; count < 5; count += 1) journal.add(entry())
  t.same([journal.size, journal.total], [3, 5])
  t.same(
    journal.entries().map(({ id }) => id),
    [3, 4, 5],
  )
})

t.test('a journal that is not full keeps its order', async t => {
  const journal = createJournal(3, undefined)
  journal.add(entry())
  journal.add(entry())
  t.same(
    journal.entries().map(({ id }) => id),
    [1, 2],
  )
})

t.test('a journal of limit 0 keeps nothing and counts', async t => {
  const journal = createJournal(0, undefined)
  journal.add(entry())
  t.same([journal.entries(), journal.size, journal.total], [[], 0, 1])
})

t.test('the bytes of request and reply are kept as they were', async t => {
  const journal = createJournal(3, token)
  journal.add(entry())
  const [kept] = journal.entries()
  t.equal(kept?.request.body.toString(), JSON.stringify(everyType))
  t.equal(kept?.reply?.body.toString(), respond(ask(everyType)).body.toString())
})

for (const [says, journal] of [
  ['with', createJournal(3, token)],
  ['without', createJournal(3, undefined)],
] as const) {
  t.test(`${says} a token of its own the fake keeps no value of a secret header`, async t => {
    const secrets = { authorization: 'Basic abc', 'x-api-key': 'abc', cookie: 'abc' }
    journal.add(entry(ask(everyType, secrets)))
    t.notMatch(JSON.stringify(journal.entries()), /abc/)
  })
}

t.test('the token is redacted wherever it stands', async t => {
  const journal = createJournal(3, token)
  const request = { ...ask({ state: token }, { 'x-note': token }), path: `/${token}`, query: token }
  const reply = { status: 200, headers: { 'x-echo': token }, body: Buffer.from(`{"t":"${token}"}`) }
  journal.add({ at: null, request, reply, mutant: null, error: `Error: ${token}` })
  t.notOk(holds(journal.entries()), JSON.stringify(journal.entries()))
  t.equal(journal.entries()[0]?.reply?.body.toString(), '{"t":"[redacted]"}')
})

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
