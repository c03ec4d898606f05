import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import type { Check } from '../../conformance/check.ts'
import { fail, pass } from '../../conformance/expect.ts'
import { holds, type Proof } from '../../conformance/proof.ts'
import { prove, type Subject } from '../../conformance/prove.ts'
import { toMatrix } from '../../conformance/reports/matrix.ts'

/** A check that a status is 200, the toy every case below varies. */
const statusIs200: Check = {
  id: 'toy.status',
  clauses: ['RESPONSE-STATUS'],
  title: 'the toy answers 200',
  needs: [],
  requests: 1,
  sends: 'one request',
  passes: '200',
  killedBy: ['teapot'],
  async run(probe) {
    const exchange = await probe.ask({})
    const status = exchange.received?.status
    if (status === 200) return pass
    return fail(exchange, { says: 'not 200', at: 'status', expected: '200', actual: `${status}` })
  },
}

const teapot = { id: 'teapot', breaks: 'RESPONSE-STATUS', says: 'answers 418' } as const

type Statuses = (subject: Subject) => number

async function started(status: number) {
  const server = createServer((_, response) => response.writeHead(status).end('{}'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => new Promise<void>(resolve => server.close(() => resolve()))
  return { url: `http://127.0.0.1:${port}`, stop }
}

async function proof(checks: readonly Check[], statusFor: Statuses): Promise<Proof> {
  const steps = prove({
    checks,
    mutants: [teapot],
    variants: ['plain'],
    seeds: ['a', 'b'],
    start: subject => started(statusFor(subject)),
    timeoutMs: 1000,
    now: () => performance.now(),
  })
  let step = await steps.next()
  while (!step.done) step = await steps.next()
  return step.value
}

const honest: Statuses = ({ kind }) => (kind === 'mutant' ? 418 : 200)

t.test('a check that is red on its mutant and quiet elsewhere is proved', async t => {
  const found = await proof([statusIs200], honest)
  t.ok(holds(found), toMatrix(found))
  t.match(toMatrix(found), /proved: 1 checks, 1 of 1 mutants killed, 2 verdicts/)
})

t.test('a check that cannot fail lets its mutant survive', async t => {
  const found = await proof(
    [
      {
        ...statusIs200,
        run: async probe => {
          await probe.ask({})
          return pass
        },
      },
    ],
    honest,
  )
  t.same(found.kills, [
    { check: 'toy.status', mutant: 'teapot', result: 'survived', says: 'passed' },
  ])
  t.notOk(holds(found))
})

t.test('a check that is red for another clause has not killed', async t => {
  const found = await proof([{ ...statusIs200, clauses: ['RESPONSE-JSON'] }], honest)
  t.equal(found.kills[0]?.result, 'wrong-clause')
})

t.test('a mutant that changes no byte is void however red the check is', async t => {
  let asked = 0
  const moody: Check = {
    ...statusIs200,
    async run(probe) {
      const exchange = await probe.ask({})
      asked += 1
      if (asked === 1) return pass
      return fail(exchange, { says: 'a mood', at: 'status', expected: 'none', actual: 'one' })
    },
  }
  const found = await proof([moody], () => 200)
  t.equal(found.kills[0]?.result, 'void')
})

t.test('a mutant that a needed check stops at first is masked', async t => {
  const first: Check = { ...statusIs200, id: 'toy.first', killedBy: ['teapot'] }
  const second: Check = { ...statusIs200, needs: ['toy.first'] }
  const found = await proof([first, second], honest)
  t.same(
    found.kills.map(({ check, result }) => [check, result]),
    [
      ['toy.first', 'killed'],
      ['toy.status', 'masked'],
    ],
  )
})

t.test('a check that blames an honest server raises a false alarm with its seed', async t => {
  const found = await proof([statusIs200], ({ kind, name }) =>
    kind === 'mutant' || name === 'b' ? 418 : 200,
  )
  t.same(
    found.falseAlarms.map(({ check, seed }) => [check, seed]),
    [['toy.status', 'b']],
  )
})

t.test('a check that is not green on the conforming server is named with its verdict', async t => {
  const found = await proof([statusIs200], () => 418)
  t.equal(found.notGreen[0]?.check, 'toy.status')
  t.match(toMatrix(found), /not green on the conforming server: toy.status/)
})

t.test('a mutant no check names, and a name no mutant has, are both said', async t => {
  const found = await proof([{ ...statusIs200, killedBy: ['kettle'] }], honest)
  t.same([found.unknownMutants, found.idleMutants], [['kettle'], ['teapot']])
})
