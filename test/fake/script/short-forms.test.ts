import t from 'tap'
import { readScript, scriptOf } from '../../../fake/script/read.ts'

const stepOf = async (source: object) => (await scriptOf({ steps: [source] })).steps[0]
const effectOf = async (source: object) => (await stepOf(source))?.effects[0]
const fixed = (ms: number) => ({ form: 'fixed', ms })

const answers: readonly [string, unknown, unknown][] = [
  ['a number', 0.96, [{ form: 'number', value: 0.96 }]],
  ['a number that breaks the protocol', -3, [{ form: 'number', value: -3 }]],
  ['omit', 'omit', [{ form: 'omit' }]],
  ['another text', 'billing', [{ form: 'option', value: 'billing' }]],
  ['fields', { score: 1.4 }, [{ form: 'fields', fields: { score: 1.4 } }]],
  ['the option omit', { choice: 'omit' }, [{ form: 'fields', fields: { choice: 'omit' } }]],
  ['exactly', { exactly: null }, [{ form: 'exactly', value: null }]],
  ['a list', [0.2, 'omit'], [{ form: 'number', value: 0.2 }, { form: 'omit' }]],
]

for (const [name, source, forms] of answers) {
  t.test(`${name} is written out as an answer`, async t => {
    t.same((await scriptOf({ answers: { 'a*': source } })).answers, [{ glob: 'a*', forms }])
    t.same((await effectOf({ answers: { 'a*': source } }))?.answers, [{ glob: 'a*', forms }])
  })
}

const ranges: readonly [unknown, unknown][] = [
  [2, { from: 2, to: 2 }],
  ['1..2', { from: 1, to: 2 }],
  ['3..', { from: 3, to: null }],
  ['..4', { from: 1, to: 4 }],
  [{ from: 2 }, { from: 2, to: null }],
  [{ to: 2 }, { from: 1, to: 2 }],
]

for (const [source, range] of ranges) {
  t.test(`${JSON.stringify(source)} is written out as a range`, async t => {
    const step = await stepOf({ when: { request: source, asked: source, connection: source } })
    t.same(step?.when, { request: range, asked: range, connection: range })
  })
}

const delays: readonly [string, unknown, unknown][] = [
  ['a number', 200, [{ before: 'head', wait: fixed(200) }]],
  ['ms', { before: 'body', ms: 50 }, [{ before: 'body', wait: fixed(50) }]],
  [
    'uniform',
    { uniform: [1, 3] },
    [{ before: 'head', wait: { form: 'uniform', least: 1, most: 3 } }],
  ],
  [
    'log-normal',
    { 'log-normal': { median: 100, sigma: 0.5 } },
    [{ before: 'head', wait: { form: 'log-normal', median: 100, sigma: 0.5 } }],
  ],
  [
    'a list',
    [1, { before: 'chunk', bytes: 10, ms: 5 }],
    [
      { before: 'head', wait: fixed(1) },
      { before: 'chunk', wait: fixed(5), bytes: 10 },
    ],
  ],
]

for (const [name, source, written] of delays) {
  t.test(`${name} is written out as delays`, async t => {
    t.same((await effectOf({ delay: source }))?.delays, written)
  })
}

const bodies: readonly [string, unknown, unknown][] = [
  ['a text', 'x', { form: 'text', text: 'x' }],
  ['an object', { error: 1 }, { form: 'json', value: { error: 1 } }],
  [
    'an object with text among its keys',
    { text: 1, b: 2 },
    { form: 'json', value: { text: 1, b: 2 } },
  ],
  ['an array', [1], { form: 'json', value: [1] }],
  ['an empty object', {}, { form: 'json', value: {} }],
  ['json', { json: null }, { form: 'json', value: null }],
  ['text', { text: '{}' }, { form: 'text', text: '{}' }],
  ['base64', { base64: '/wA=' }, { form: 'bytes', bytes: Buffer.from([255, 0]) }],
]

for (const [name, source, body] of bodies) {
  t.test(`${name} is written out as a body`, async t => {
    t.same((await effectOf({ body: source }))?.body, body)
  })
}

t.test('names of headers go into lower case, whole numbers become texts', async t => {
  const effect = await effectOf({ headers: { 'Retry-After': 1, Server: null } })
  t.same(effect?.headers, { 'retry-after': '1', server: null })
})

t.test('a bare text is compared as a whole, and absent is kept', async t => {
  const when = { state: 'x', headers: { 'X-Run': 'a', authorization: 'absent' } }
  t.same((await stepOf({ when }))?.when, {
    state: { is: 'x' },
    headers: { 'x-run': { is: 'a' }, authorization: 'absent' },
  })
})

t.test('a regular expression has the flag u, and the flags given', async t => {
  const step = await stepOf({ when: { state: { regex: '^\\p{L}', flags: 'i' } } })
  t.equal(String(step?.when.state?.regex), '/^\\p{L}/iu')
})

t.test('a JSON Schema is compiled, formats included', async t => {
  const schema = { type: 'string', format: 'date' }
  const step = await stepOf({ when: { body: { schema } } })
  const holds = step?.when.body?.schema?.holds
  t.same([holds?.('2024-02-30'), holds?.('2024-02-29'), holds?.(1)], [false, true, false])
  t.same(step?.when.body?.schema?.source, schema)
})

t.test('a step without effects answers as a conforming fake does', async t => {
  t.same(await stepOf({ when: {} }), {
    name: 'step 1',
    line: null,
    when: {},
    times: null,
    probability: 1,
    effects: [{ answers: [], delays: [], faults: [] }],
    then: 'forever',
  })
})

t.test('each item of sequence is an effect', async t => {
  const step = await stepOf({ sequence: [{ status: 500 }, {}], then: 'pass' })
  t.same(
    step?.effects.map(({ status }) => status),
    [500, undefined],
  )
  t.equal(step?.then, 'pass')
})

t.test('a fault is looked up', async t => {
  const effect = await effectOf({ fault: ['never-answer'] })
  t.same(
    effect?.faults.map(({ fault, values }) => [fault.id, values]),
    [['never-answer', {}]],
  )
})

t.test('a seed may be a whole number', async t => {
  t.equal((await scriptOf({ seed: 42 })).seed, '42')
})

t.test('a step has the line it starts on, in YAML and in JSON', async t => {
  const yaml = '# x\nsteps:\n  - status: 500\n    body: {}\n  -\n    status: 501\n'
  const steps = '[\n{"body": {"a": [{}]}, "status": 500},\n\n{"name": "}\\"", "status": 501}]'
  const json = `{"answers": {"steps": {"exactly": [\n{}]}},\n"steps": ${steps}}`
  const linesOf = async (text: string) =>
    (await readScript(text, 's')).steps.map(({ line }) => line)
  t.same(await linesOf(yaml), [3, 6])
  t.same(await linesOf(json), [4, 6])
})

t.test('a flaw of a JSON file has its place', async t => {
  const message = (text: string) =>
    readScript(text, 's').then(String, (error: Error) => error.message)
  t.match(await message('{\n"seed": 1,\n"sed": 2}'), /^s:3:1: sed: expected one of the keys/)
  t.match(await message('{"seed": 1,\n"seed": 2}'), /^s:2:1: expected each key once/)
  t.match(await message('{"seed": 1,\n"steps": [{"delay": {"before": "body"}}]}'), /^s:2:21: /)
})
