import fc from 'fast-check'
import t from 'tap'
import { parseRecord } from '../../cli/saved-record.ts'
import { isObject } from '../../spec/json-object.ts'
import { emptyCalibration, judged } from '../conformance/judged-values.ts'
import { emptyLatency } from '../conformance/toy-stage.ts'

const plain = {
  ...{ format: 'decider-kit/run@1', kit: { version: '0.1.0' }, target: { url: 'u', model: null } },
  ...{ profile: 'chalk-1', declared: [], seed: 's', startedAt: '', finishedAt: '' },
  ...{ verdict: 'conformant', summary: {}, results: [], readers: null, exchanges: [] },
}

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
