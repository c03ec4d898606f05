import fc from 'fast-check'
import t from 'tap'
import { respond } from '../../../fake/curl/answers.ts'
import { readQuestions } from '../../../fake/curl/request.ts'
import { readRules } from '../../../fake/curl/rules.ts'
import { readResponse } from '../../../spec/index.ts'
import { anyRequest } from '../requests.ts'

const property = { numRuns: 300, seed: 3 } as const

/** Answers as one call does: the questions as they come out of the bytes of a request. */
function answersTo(questions: object, rules: string, protocol: number | null = null) {
  const body = Buffer.from(JSON.stringify({ protocol: 1, state: 's', questions }))
  const read = readQuestions(body)
  if (read === null) throw new Error(`${body} is refused`)
  const given = readRules(rules)
  if ('wrong' in given) throw new Error(`${given.wrong} is no rule`)
  return { text: respond(read, { rules: given, protocol }), read }
}

t.test('each question is answered as a client reads it, as sure as its rule says', async t => {
  fc.assert(
    fc.property(anyRequest, ({ questions }) => {
      const { text, read } = answersTo(questions, '*=0.875')
      const reading = readResponse({ status: 200, body: Buffer.from(text) }, read)
      // A key with half a character comes back as it is.
      const isPlain = reading.findings.every(({ kind }) => kind === 'lone-surrogate')
      const sure = [...reading.answers.values()].map(each => each.confidenceThousandths)
      t.same([reading.outcome, isPlain], ['answered', true])
      t.same(
        sure,
        Object.keys(read).map(() => 875),
      )
    }),
    property,
  )
})

t.test('a key left out is unknown, and the others stand', async t => {
  fc.assert(
    fc.property(anyRequest, ({ questions }) => {
      const { text, read } = answersTo(questions, '*a*=- ?=-')
      const { answers } = readResponse({ status: 200, body: Buffer.from(text) }, read)
      const wrong = [...answers].filter(([key, { reads }]) => {
        const isOut = key.includes('a') || [...key].length === 1
        return isOut !== (reads === 'unknown')
      })
      t.same(wrong, [])
    }),
    property,
  )
})

const noul = { type: 'noul', instructions: 'q' }

t.test('keys stand in the order of their code points, as jq has them', async t => {
  const { text } = answersTo(
    { '\u{1f642}': noul, '\uffff': noul, b: noul, B: noul, '9': noul, '10': noul },
    '',
  )
  const keys = [...text.matchAll(/"([^"]+)":\{"type"/g)].map(([, key]) => key)
  t.same(keys, ['10', '9', 'B', 'b', '\uffff', '\u{1f642}'])
})

t.test('the first option is the first by code points', async t => {
  const criteria = { b: '', '\u{1f642}': '', '\uffff': '', á: '' }
  const { text } = answersTo({ q: { type: 'choice', instructions: 'q', criteria } }, 'q=1')
  t.match(text, '"choice":"b","confidence":1}')
})

t.test('figures out of their range are answered as they are scripted', async t => {
  t.match(answersTo({ q: noul }, 'q=-0.5').text, '{"type":"noul","noul":-0.5}')
  t.match(
    answersTo({ q: noul }, 'q=1.2', 0).text,
    '{"type":"noul","noul":1.2}},"latency_ms":1,"protocol":0}',
  )
})

t.test('a question named __proto__ is one like any other', async t => {
  const { text } = answersTo(JSON.parse('{"__proto__":{"type":"noul","instructions":"q"}}'), '')
  t.match(text, '"answers":{"__proto__":{"type":"noul","noul":0.5}}')
})
