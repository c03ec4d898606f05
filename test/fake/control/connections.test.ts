import t from 'tap'
import { post, talk } from '../socket.ts'
import { ask, start } from './starting.ts'

const body = JSON.stringify({
  state: 'text',
  questions: { q: { type: 'noul', instructions: 'Is it?' } },
})
const request = post(body, 'Connection: close')

t.test(
  'a fault that connects meets connections, counts its uses, and takes no request',
  async t => {
    const fake = await start(t, {
      script: { steps: [{ name: 'hang up', times: 1, fault: 'reset-on-connect' }] },
    })
    t.equal((await talk(fake.port, request)).ended, 'ECONNRESET')
    t.match((await talk(fake.port, request)).text, /^HTTP\/1\.1 200 /)
    t.match(fake.verify(), { ok: true, figures: { requests: 1 } })
    t.match(fake.journal.entries(), [
      { connection: 1, session: null, step: 'hang up', faults: [{ id: 'reset-on-connect' }] },
      { connection: 2, session: 'default', number: 1, step: null, nearest: null },
    ])
  },
)

t.test('a step meets the connections whose number its condition holds', async t => {
  const fake = await start(t, {
    script: { steps: [{ when: { connection: 2 }, fault: 'close-on-connect' }] },
  })
  t.match((await talk(fake.port, request)).text, /^HTTP\/1\.1 200 /)
  t.same(await talk(fake.port, request), { text: '', ended: 'FIN' })
  t.match((await talk(fake.port, request)).text, /^HTTP\/1\.1 200 /)
})

t.test('a connection that no step met in time is reported as unused', async t => {
  const fake = await start(t, {
    script: { steps: [{ name: 'hang up', when: { connection: 9 }, fault: 'close-on-connect' }] },
  })
  await ask(fake.url, 'q')
  t.match(fake.verify().problems, [/"hang up" was never used/])
})

t.test(
  'a step that refuses takes the listening socket away until the script is replaced',
  async t => {
    const fake = await start(t, { script: { steps: [{ fault: 'refuse' }] } })
    t.equal((await talk(fake.port, request)).ended, 'ECONNREFUSED')
    await fake.load({})
    t.equal((await ask(fake.url, 'q')).status, 200)
  },
)

t.test('requests on one connection have its number', async t => {
  const fake = await start(t)
  await talk(fake.port, post(body) + request)
  await talk(fake.port, request)
  t.same(
    fake.journal.entries().map(({ connection }) => connection),
    [1, 1, 2],
  )
})

t.test('a hostile fake says in the journal what met a request', async t => {
  const fake = await start(t, { hostile: ['shuffled', 'chunked'] })
  const { text } = await talk(fake.port, request)
  t.match(text, /transfer-encoding: chunked/i)
  t.match(fake.journal.entries(), [{ hostile: ['shuffled', 'chunked'] }])
})

t.test(
  'known cases are answered with their posterior, and what a script says lies over them',
  async t => {
    const question = { type: 'noul', instructions: 'Is it?' } as const
    const fake = await start(t, {
      truth: [{ state: 'The build is red.', question, posterior: 0.125 }],
      script: { answers: { scripted: 0.75 } },
    })
    t.match(await ask(fake.url, 'known'), { body: { answers: { known: { noul: 0.125 } } } })
    t.match(await ask(fake.url, 'scripted'), { body: { answers: { scripted: { noul: 0.75 } } } })
  },
)
