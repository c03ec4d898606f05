import t from 'tap'
import type { Question } from '../../spec/nouns.ts'
import { readBody, readResponse } from '../../spec/response.ts'

const noul: Question = { type: 'noul', instructions: 'Is the water hot?' }
const questions = { hot: noul, cold: noul }
const hot = '"hot":{"type":"noul","noul":0.96}'
const read = (status: number, body: string) =>
  readResponse({ status, body: Buffer.from(body, 'latin1') }, questions)

t.test('an answer, its model and the key left out are read', async t => {
  t.same(read(200, `{"model":"m1","answers":{${hot}},"latency_ms":"odd","usage":null}`), {
    outcome: 'answered',
    reason: null,
    model: 'm1',
    answers: new Map([
      ['hot', { reads: 'yes', value: 0.96, confidenceThousandths: 960, acts: true, reason: null }],
      [
        'cold',
        {
          reads: 'unknown',
          value: null,
          confidenceThousandths: null,
          acts: false,
          reason: 'the answers have no such key',
        },
      ],
    ]),
    findings: [],
  })
})

t.test('a key nobody asked is not read', async t => {
  const { answers } = read(200, `{"model":"m1","answers":{${hot},"x":{"type":"noul","noul":1}}}`)
  t.same([...answers.keys()], ['hot', 'cold'])
})

t.test('one malformed answer leaves the others as they are', async t => {
  const { answers } = read(200, `{"model":"m1","answers":{${hot},"cold":"no"}}`)
  t.equal(answers.get('hot')?.reads, 'yes')
  t.equal(answers.get('cold')?.reason, 'the answer is "no", not an object')
})

t.test('a response without a model is an answer of no known model', async t => {
  const { outcome, model } = read(200, `{"answers":{${hot}}}`)
  t.same([outcome, model], ['answered', null])
})

for (const [protocol, outcome] of [
  ['', 'answered'],
  ['"protocol":1,', 'answered'],
  ['"protocol":1.0,', 'answered'],
  ['"protocol":null,', 'version'],
  ['"protocol":false,', 'version'],
  ['"protocol":"1",', 'version'],
  ['"protocol":0,', 'version'],
  ['"protocol":2,', 'version'],
  ['"protocol":[1],', 'version'],
] as const) {
  t.test(`a response with ${protocol || 'no protocol'} is ${outcome}`, async t => {
    t.equal(read(200, `{${protocol}"model":"m1","answers":{${hot}}}`).outcome, outcome)
  })
}

t.test('a response of another version names both', async t => {
  const { reason } = read(200, `{"protocol":2,"answers":{${hot}}}`)
  t.equal(reason, 'the response speaks protocol 2, the client 1')
})

t.test('no answers goes before another version', async t => {
  t.equal(read(200, '{"protocol":2}').outcome, 'invalid')
})

for (const body of ['[]', '"answers"', 'null', '7', '{}', '{"answers":null}', '{"answers":"x"}']) {
  t.test(`${body} has no answers`, async t => {
    t.same(
      [read(200, body).outcome, read(200, body).reason],
      ['invalid', 'the body has no answers object'],
    )
  })
}

t.test('answers as an array are no answers', async t => {
  t.equal(read(200, '{"answers":[{"type":"noul","noul":0.9}]}').outcome, 'invalid')
})

t.test('answers one level down are no answers', async t => {
  t.equal(read(200, `{"result":{"model":"m1","answers":{${hot}}}}`).outcome, 'invalid')
})

for (const [title, body, reason] of [
  ['no bytes', '', 'no JSON text, at byte 0'],
  ['white space', ' \n', 'no JSON text, at byte 2'],
  ['a page', '<html>', 'expected a value, found "<" at byte 0'],
  ['half a text', '{"answers":{', 'expected a key or "}", found the end at byte 12'],
  ['a second text', '{"answers":{}}\n{"x":1}', '7 bytes after the JSON text, at byte 15'],
  ['NaN', '{"a":1,"a":NaN}', 'NaN, which is no JSON number, at byte 11'],
  ['a broken byte', '{"a":"\xff"}', 'bytes of a string that are not UTF-8, at byte 6'],
] as const) {
  t.test(`a body of ${title} is invalid and says where`, async t => {
    const reading = read(200, body)
    t.same([reading.outcome, reading.reason], ['invalid', `the body is unreadable: ${reason}`])
  })
}

t.test('a byte order mark is passed over and found', async t => {
  const { outcome, findings } = read(200, `\xef\xbb\xbf{"answers":{${hot}}}`)
  t.same([outcome, findings[0]?.kind], ['answered', 'bom'])
})

t.test('the last of two equal keys counts, and the second is found', async t => {
  const { answers, findings } = read(200, `{"answers":{"hot":null,${hot}}}`)
  t.equal(answers.get('hot')?.reads, 'yes')
  t.same(findings[0]?.pointer, '/answers/hot')
})

for (const [status, outcome] of [
  [201, 'invalid'],
  [204, 'invalid'],
  [302, 'invalid'],
  [401, 'auth'],
  [422, 'rejected'],
  [503, 'server'],
] as const) {
  t.test(`a fine body with status ${status} is ${outcome}, and every key unknown`, async t => {
    const reading = read(status, `{"model":"m1","answers":{${hot}}}`)
    t.equal(reading.outcome, outcome)
    t.same(
      [...reading.answers.values()].map(({ reads, reason }) => `${reads}: ${reason}`),
      Array(2).fill(`unknown: ${outcome}: the status is ${status}, not 200`),
    )
  })
}

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

for (const key of inherited) {
  t.test(`a question named ${key} has no answer in an empty object`, async t => {
    const asked = Object.fromEntries([[key, noul]])
    const reading = readBody(JSON.parse('{"answers":{}}'), asked)
    t.equal(reading.answers.get(key)?.reason, 'the answers have no such key')
  })

  t.test(`a question named ${key} is read from its own key`, async t => {
    const asked = Object.fromEntries([[key, noul]])
    const body = `{"answers":{"${key}":{"type":"noul","noul":0.1}}}`
    t.equal(readBody(JSON.parse(body), asked).answers.get(key)?.reads, 'no')
  })
}

t.test('answers put under __proto__ of the body are no answers', async t => {
  const body = `{"__proto__":{"answers":{${hot}}}}`
  t.equal(read(200, body).outcome, 'invalid')
})
