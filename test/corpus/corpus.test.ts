import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { checks } from '../../conformance/checks.ts'
import type { Judgement } from '../../conformance/judge.ts'
import { runCheck } from '../../conformance/judge.ts'
import { type Fault, folder, type Oddity, type Reply, readCorpus } from './entry.ts'
import { replay } from './server.ts'

const { faults, oddities } = readCorpus()
const token = { name: 'CORPUS_TOKEN', value: 'corpus-token-of-20' }

/** Silence is told by waiting it out, and nothing else in the corpus waits. */
const patience = ({ ending }: Reply) => (ending === undefined ? 5_000 : 400)

type Replayed = Judgement & { readonly replayed: number }

async function judged(t: Test, entry: Fault | Oddity, reply: Reply, id: string): Promise<Replayed> {
  const check = checks.find(check => check.id === id)
  if (check === undefined) throw new Error(`${entry.name}: there is no check ${id}`)
  const secret = entry.token === true ? { token } : {}
  const options = entry.token === true ? { token: token.value } : {}
  const server = await replay(entry.request, reply, options)
  t.teardown(() => server.close())
  const judgement = await runCheck(check, {
    url: server.url,
    seed: 'corpus',
    timeoutMs: patience(reply),
    now: () => performance.now(),
    ...secret,
  })
  return { ...judgement, replayed: server.replayed() }
}

/** An exchange for a reader: what was asked and what came. */
const shown = ({ verdict, exchanges }: Judgement): string =>
  [
    JSON.stringify(verdict),
    ...exchanges.map(({ sent, received, ended }) => {
      const came = received && `${received.status} ${Buffer.from(received.body).toString()}`
      return `${Buffer.from(sent.body).toString().slice(0, 300)} -> ${ended} ${came?.slice(0, 300)}`
    }),
  ].join('\n')

for (const fault of faults) {
  for (const id of fault.caughtBy) {
    t.test(`${fault.name} turns ${id} red where the fault is`, async t => {
      const judgement = await judged(t, fault, fault.response, id)
      const { verdict, exchanges, replayed } = judgement
      t.ok(replayed > 0, `the recorded response was asked for\n${shown(judgement)}`)
      t.equal(verdict.outcome, 'fail', shown(judgement))
      const finding = verdict.outcome === 'fail' ? verdict.finding : undefined
      t.equal(finding?.at, fault.at, shown(judgement))
      const exchange = exchanges.find(exchange => exchange.id === finding?.exchange)
      const status = fault.response.ending === 'silence' ? undefined : fault.response.status
      t.equal(exchange?.received?.status, status, shown(judgement))
    })

    t.test(`${fault.name} mended leaves ${id} green`, async t => {
      const judgement = await judged(t, fault, fault.mended, id)
      t.ok(judgement.replayed > 0, `the mended response was asked for\n${shown(judgement)}`)
      t.equal(judgement.verdict.outcome, 'pass', shown(judgement))
    })
  }
}

for (const oddity of oddities) {
  for (const id of oddity.greenFor) {
    t.test(`${oddity.name} leaves ${id} green`, async t => {
      const judgement = await judged(t, oddity, oddity.response, id)
      t.ok(judgement.replayed > 0, `the recorded response was asked for\n${shown(judgement)}`)
      t.equal(judgement.verdict.outcome, 'pass', shown(judgement))
    })
  }
}

t.test('a recorded fault tells itself apart from its mended response', async t => {
  const same = faults.filter(
    ({ response, mended }) => JSON.stringify(response) === JSON.stringify(mended),
  )
  t.same(
    same.map(({ name }) => name),
    [],
  )
})

t.test('the list of what is recorded names each kind and no other', async t => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const [, list = ''] = readme.split('## Recorded')
  const named = [...(list.split('## ')[0] ?? '').matchAll(/^\| ([^|]+) \|/gm)].map(([, id]) => id)
  const recorded = new Set([...faults, ...oddities].map(({ fault }) => fault))
  t.same(named.filter(id => id !== 'kind' && id !== '---').sort(), [...recorded].sort())
})
