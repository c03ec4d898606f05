import fc from 'fast-check'
import t from 'tap'
import { parseRecord } from '../../cli/saved-record.ts'
import { readExchange } from '../../conformance/evidence.ts'
import { isObject } from '../../spec/json-object.ts'
import { emptyCalibration, judged } from '../conformance/judged-values.ts'
import { emptyLatency } from '../conformance/toy-stage.ts'

const plain = {
  ...{ format: 'decider-kit/run@1', kit: { version: '0.1.0' }, target: { url: 'u', model: null } },
  ...{ profile: 'chalk-1', declared: [], seed: 's', startedAt: '', finishedAt: '' },
  ...{ verdict: 'conformant', summary: {}, results: [], readers: null, exchanges: [] },
}

const sent = { method: 'GET', path: '/health', headers: {}, body: '', bodyEncoding: 'utf8' }
const exchange = {
  ...{ id: 1, check: 'c', sent, received: null, ended: 'reset', totalMs: 1, sha256: '0' },
}
const withSent = (parts: object) => ({ ...exchange, sent: { ...sent, ...parts } })

const measured = {
  ...plain,
  calibration: emptyCalibration({ verdicts: [judged('C1', 'pass')] }),
  latency: emptyLatency({
    verdicts: [
      judged('L1', 'inconclusive', { reason: 'client', facts: [{ label: 'a', value: 'b' }] }),
    ],
    ended: { reason: 'budget', says: 'The budget is used up.' },
    samples: [{ cell: 'L', arm: 'fresh', atMs: 1, ms: null, firstByteMs: null, exchange: 1 }],
  }),
  standing: {
    ...{ verdict: 'undecided', says: 'L1 is open.', because: ['C1: pass'], next: null },
    ...{ claims: ['This.'], notTested: [] },
  },
}

const read = (value: unknown) => parseRecord(JSON.stringify(value), 'run.json')

t.test('a record from before anything was measured reads with null in its place', async t => {
  t.match(await read(plain), { calibration: null, latency: null, standing: null })
})

t.test('a record of a measurement reads as it was written', async t => {
  t.same(await read(measured), JSON.parse(JSON.stringify(measured)))
})

const maybe = { ...judged('C1', 'pass'), outcome: 'maybe' }

const wrong: readonly (readonly [string, object, RegExp])[] = [
  [
    ...([
      'an unknown outcome',
      { calibration: { ...emptyCalibration(), verdicts: [maybe] } },
    ] as const),
    /in calibration, \/verdicts\/0\/outcome: expected one of "pass", .*, got "maybe"/,
  ],
  ['a level that is none', { latency: { ...emptyLatency(), level: 'off' } }, /in latency, \/level/],
  ['a standing without claims', { standing: { verdict: 'may-act' } }, /in standing, \/says/],
  ['a list for a record', { calibration: [] }, /in calibration, .*expected object or null, got/],
]

for (const [what, parts, says] of wrong) {
  t.test(`${what} is named`, async t => {
    await t.rejects(read({ ...measured, ...parts }), says)
  })
}

const flawed: readonly (readonly [what: string, parts: object, says: RegExp])[] = [
  ['a model that is no text', { target: { url: 'u', model: 1 } }, /in target, model is no text/],
  ['declarations that are no list', { declared: 'auth' }, /declared is no list of strings/],
  ['a reason to stop that is no text', { stopped: [] }, /stopped is no text/],
  ['a selection without skip', { selection: { only: [] } }, /in selection, skip is no list/],
  ['a launch without its output', { launch: { command: 'x' } }, /in launch, output is no text/],
  ['a cause that is no text', { exchanges: [{ ...exchange, cause: 1 }] }, /cause is no text/],
  ['a time that is no number', { exchanges: [{ ...exchange, connectMs: '1' }] }, /connectMs is no/],
  ['bytes without an encoding', { exchanges: [withSent({ raw: 'x' })] }, /rawEncoding is undef/],
]

for (const [what, parts, says] of flawed) {
  t.test(`${what} is named in one sentence`, async t => {
    await t.rejects(read({ ...plain, ...parts }), says)
  })
}

t.test(
  'a record of a kit that did not time connections reads, and its exchange has none',
  async t => {
    const { exchanges } = await read({ ...plain, exchanges: [exchange] })
    const [first] = exchanges
    t.match(first && readExchange(first), { cause: null, connectMs: null, firstByteMs: null })
  },
)

/** Lists the path to every value within a value. */
const pathsIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] => [
  ...(path.length === 0 ? [] : [path]),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))
    : []),
]

const replaced = (value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown => {
  if (key === undefined) return by
  if (Array.isArray(value)) {
    return value.map((inner, at) => (String(at) === key ? replaced(inner, rest, by) : inner))
  }
  return isObject(value) ? { ...value, [key]: replaced(value[key], rest, by) } : value
}

t.test('whatever stands in a record, it is read or its flaw is one sentence', async t => {
  const paths = pathsIn(measured)
  const property = fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async (path, by) => {
    try {
      await read(replaced(measured, path, by))
      return true
    } catch (error) {
      return error instanceof Error && /^run\.json is no run record: [^\n]+\.$/.test(error.message)
    }
  })
  await t.resolves(fc.assert(property, { seed: 4, numRuns: 300 }))
})
