import type { Socket } from 'node:net'
import t from 'tap'
import type { Check } from '../../conformance/check.ts'
import { wireChecks } from '../../conformance/checks/wire/index.ts'
import { type FakeOptions, traitsOf } from '../../fake/index.ts'
import { wireMutants } from '../../fake/mutants/wire/index.ts'
import { startBare } from '../conformance/server.ts'
import { judgeAt, judgeFake, phrase, shown, token, traceOf } from './servers.ts'

const green: readonly string[] = ['pass', 'not-applicable']

// Only a server that has no /health shows what health.probe is about.
const optionsFor = ({ id }: Check): FakeOptions => (id === 'health.probe' ? { health: 404 } : {})

const isSilent = (id: string): boolean => /silen|ignored/.test(id)

t.test('every wire check passes on the conforming fake within its number of requests', async t => {
  for (const check of wireChecks) {
    const judgement = await judgeFake(check, optionsFor(check))
    t.equal(judgement.verdict.outcome, 'pass', check.id, shown(judgement))
    t.ok(judgement.exchanges.length <= check.requests, `${check.id} sends what it says`)
  }
})

t.test('every wire check that is not about tokens passes on a fake that needs one', async t => {
  for (const check of wireChecks.filter(({ when }) => when === undefined)) {
    const judgement = await judgeFake(check, { ...optionsFor(check), token: token.value })
    t.equal(judgement.verdict.outcome, 'pass', check.id, shown(judgement))
  }
})

for (const check of wireChecks) {
  t.test(`${check.id} is red on each of its mutants, whose bytes differ`, async t => {
    const conforming = traceOf((await judgeFake(check)).exchanges)
    for (const id of check.killedBy) {
      const mutant = wireMutants.find(each => each.id === id)
      if (mutant === undefined) {
        t.fail(`${id} is no wire mutant`)
        continue
      }
      const judgement = await judgeFake(check, { mutant }, isSilent(id) ? 300 : undefined)
      t.match(judgement.verdict, { outcome: 'fail', finding: { says: phrase } }, shown(judgement))
      t.ok(check.clauses.includes(mutant.breaks), `${id} breaks a clause of ${check.id}`)
      t.not(traceOf(judgement.exchanges), conforming, `${id} changes the bytes`)
      t.ok(judgement.exchanges.length <= check.requests, `${id} is seen within ${check.requests}`)
    }
  })
}

for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
  t.test(`no wire check is red on the honest server ${seed}`, async t => {
    for (const check of wireChecks) {
      const judgement = await judgeFake(check, { honest: traitsOf(seed), seed })
      t.ok(green.includes(judgement.verdict.outcome), check.id, shown(judgement))
    }
  })
}

const reply = (status: string, type: string, body: string): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`

const hopeless: Readonly<Record<string, (socket: Socket) => void>> = {
  'an HTML 502': socket => socket.write(reply('502 Bad Gateway', 'text/html', '<h1>502</h1>')),
  'an empty 200': socket => socket.write(reply('200 OK', 'text/plain', '')),
  'a JSON array': socket => socket.write(reply('200 OK', 'application/json', '[]')),
  'a closed connection': socket => socket.end(),
  nothing: () => {},
}

for (const [what, behaviour] of Object.entries(hopeless)) {
  t.test(`every wire check has a verdict on a server that sends ${what}`, async t => {
    const url = await startBare(t, behaviour)
    const judgements = await Promise.all(
      wireChecks.map(check => judgeAt(url, check, 300, check.when === 'no-auth' ? null : token)),
    )
    for (const [index, judgement] of judgements.entries()) {
      t.not(
        judgement.verdict.outcome,
        'harness-fault',
        wireChecks[index]?.id ?? what,
        shown(judgement),
      )
    }
  })
}
