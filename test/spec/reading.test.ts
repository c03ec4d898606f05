import fc from 'fast-check'
import t from 'tap'
import type { Question } from '../../spec/nouns.ts'
import { readAnswer } from '../../spec/reading.ts'

const noul = { type: 'noul', instructions: 'Is the water hot?' } as const satisfies Question
const choice = {
  type: 'choice',
  instructions: 'Which drink?',
  criteria: { tea: 'leaves', soup: 'broth', '': 'nothing' },
} as const satisfies Question
const score = {
  type: 'score',
  instructions: 'How loud?',
  criteria: ['silent', 'soft', 'loud'],
} as const satisfies Question

const brief = (question: Question, answer: unknown, threshold?: number | string) => {
  const { reads, value, confidenceThousandths, acts } = readAnswer(question, answer, threshold)
  return [reads, value, confidenceThousandths, acts]
}

for (const [probability, expected] of [
  [0.96, ['yes', 0.96, 960, true]],
  [0.02, ['no', 0.02, 980, true]],
  [0.5, ['yes', 0.5, 500, false]],
  [0.49999999999999994, ['no', 0.49999999999999994, 500, false]],
  [0.8995, ['yes', 0.8995, 900, true]],
  [0.89949, ['yes', 0.89949, 899, false]],
  [0.1005, ['no', 0.1005, 900, true]],
  [0, ['no', 0, 1000, true]],
  [1, ['yes', 1, 1000, true]],
] as const) {
  t.test(`a noul of ${probability} reads ${expected.join(' ')}`, async t => {
    t.same(brief(noul, { type: 'noul', noul: probability }), expected)
  })
}

t.test('a choice reads as its option with its confidence', async t => {
  const answer = { type: 'choice', choice: 'soup', confidence: 0.91 }
  t.same(brief(choice, answer), ['option', 'soup', 910, true])
})

t.test('an option without a name is read like any other', async t => {
  const answer = { type: 'choice', choice: '', confidence: 0.2 }
  t.same(brief(choice, answer), ['option', '', 200, false])
})

t.test('a score reads as the expected level with its confidence', async t => {
  const answer = { type: 'score', score: 1.25, confidence: 0.5 }
  t.same(brief(score, answer, 0.5), ['score', 1.25, 500, true])
})

t.test('a threshold is cut off after three digits, a confidence rounded', async t => {
  const answer = { type: 'noul', noul: 0.8991 }
  t.equal(readAnswer(noul, answer, '0.8999').acts, true)
  t.equal(readAnswer(noul, answer, 0.9).acts, false)
})

t.test('an answer below the threshold says so and one at it has no reason', async t => {
  t.equal(
    readAnswer(noul, { type: 'noul', noul: 0.7 }).reason,
    'the confidence 0.700 is below the threshold 0.900',
  )
  t.equal(readAnswer(noul, { type: 'noul', noul: 0.9 }).reason, null)
})

t.test('a threshold that is none is refused', async t => {
  t.throws(() => readAnswer(noul, { type: 'noul', noul: 1 }, 'high'), RangeError)
})

const inherited: unknown = Object.create({ type: 'noul', noul: 0.9 })

const unknowns: readonly (readonly [question: Question, answer: unknown, reason: string])[] = [
  [noul, undefined, 'the answers have no such key'],
  [noul, null, 'the answer is null'],
  [noul, 0.9, 'the answer is 0.9, not an object'],
  [noul, 'yes', 'the answer is "yes", not an object'],
  [noul, true, 'the answer is true, not an object'],
  [
    noul,
    [{ type: 'noul', noul: 0.9 }],
    'the answer is [{"type":"noul","noul":0.9}], not an object',
  ],
  [noul, {}, 'the answer has the type missing, the question noul'],
  [
    noul,
    { type: 'score', score: 1, confidence: 1 },
    'the answer has the type "score", the question noul',
  ],
  [noul, inherited, 'the answer has the type missing, the question noul'],
  [noul, { type: 'noul' }, 'noul is missing, not a number from 0 to 1'],
  [noul, { type: 'noul', noul: null }, 'noul is null, not a number from 0 to 1'],
  [noul, { type: 'noul', noul: '0.9' }, 'noul is "0.9", not a number from 0 to 1'],
  [noul, { type: 'noul', noul: true }, 'noul is true, not a number from 0 to 1'],
  [noul, { type: 'noul', noul: 1.2 }, 'noul is 1.2, not a number from 0 to 1'],
  [noul, { type: 'noul', noul: -1e-9 }, 'noul is -1e-9, not a number from 0 to 1'],
  [noul, { type: 'noul', noul: JSON.parse('1e400') }, 'noul is Infinity, not a number from 0 to 1'],
  [choice, { type: 'choice', confidence: 1 }, 'choice is missing, not a text'],
  [choice, { type: 'choice', choice: 0, confidence: 1 }, 'choice is 0, not a text'],
  [choice, { type: 'choice', choice: 'cocoa', confidence: 1 }, 'no option is named "cocoa"'],
  [
    choice,
    { type: 'choice', choice: 'constructor', confidence: 1 },
    'no option is named "constructor"',
  ],
  [choice, { type: 'choice', choice: 'tea' }, 'confidence is missing, not a number from 0 to 1'],
  [
    choice,
    { type: 'choice', choice: 'tea', confidence: -0.2 },
    'confidence is -0.2, not a number from 0 to 1',
  ],
  [score, { type: 'score', score: null, confidence: 1 }, 'score is null, not a number from 0 to 2'],
  [score, { type: 'score', score: '', confidence: 1 }, 'score is "", not a number from 0 to 2'],
  [score, { type: 'score', score: [], confidence: 1 }, 'score is [], not a number from 0 to 2'],
  [score, { type: 'score', score: 2.01, confidence: 1 }, 'score is 2.01, not a number from 0 to 2'],
  [score, { type: 'score', score: -0.1, confidence: 1 }, 'score is -0.1, not a number from 0 to 2'],
  [score, { type: 'score', score: 1 }, 'confidence is missing, not a number from 0 to 1'],
]

for (const [question, answer, reason] of unknowns) {
  t.test(`a ${question.type} is unknown where ${reason}`, async t => {
    t.same(readAnswer(question, answer), {
      reads: 'unknown',
      value: null,
      confidenceThousandths: null,
      acts: false,
      reason,
    })
  })
}

const anyQuestion = fc.constantFrom<Question>(noul, choice, score)
const fixed = { seed: 20_260_804, numRuns: 3_000 } as const

t.test('any JSON value has a reading, and what is read lies in its range', async t => {
  const likely = fc.record(
    {
      type: fc.constantFrom('noul', 'choice', 'score', 'x'),
      noul: fc.oneof(fc.double({ min: -0.5, max: 1.5 }), fc.jsonValue()),
      choice: fc.constantFrom('tea', 'soup', 'cocoa'),
      score: fc.double({ min: -1, max: 3 }),
      confidence: fc.double({ min: -0.5, max: 1.5 }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(anyQuestion, fc.oneof(likely, fc.jsonValue()), (question, answer) => {
      const reading = readAnswer(question, answer)
      const { confidenceThousandths: confidence, acts } = reading
      const shown = JSON.stringify({ question, answer, reading })
      t.equal(reading.reads === 'unknown', confidence === null, shown)
      t.equal(acts, confidence !== null && confidence >= 900, shown)
      t.equal(acts, reading.reason === null, shown)
      if (confidence !== null) t.ok(confidence >= 0 && confidence <= 1000, shown)
    }),
    fixed,
  )
})

t.test('a noul reads yes from one half up and is never less certain than one half', async t => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), probability => {
      const reading = readAnswer(noul, { type: 'noul', noul: probability })
      t.equal(reading.reads, probability >= 0.5 ? 'yes' : 'no', String(probability))
      t.ok(Number(reading.confidenceThousandths) >= 500, String(probability))
    }),
    fixed,
  )
})
