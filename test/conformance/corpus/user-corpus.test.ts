import fc from 'fast-check'
import t from 'tap'
import { exactFamilies } from '../../../conformance/corpus/families.ts'
import { generateCases, lineOf } from '../../../conformance/corpus/generate.ts'
import { readCorpus } from '../../../conformance/corpus/user-corpus.ts'
import { UsageError } from '../../../conformance/errors.ts'

const read = (text: string) => readCorpus(Buffer.from(text), 'loops.jsonl')
const noul = { type: 'noul', instructions: 'Is it red?' }
const choice = { type: 'choice', instructions: 'Which?', criteria: { tea: 'T', soup: 'S' } }
const score = { type: 'score', instructions: 'How?', criteria: ['low', 'high'] }
const red = { state: 'The build is red.', question: noul, label: true }

/** Gives what is wrong with a line, the second of a file. */
function complaint(line: unknown): string {
  const text = typeof line === 'string' ? line : JSON.stringify(line)
  try {
    read(`${JSON.stringify(red)}\n${text}\n`)
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  return 'nothing'
}

t.test('a line with a label is a case', async t => {
  t.match(read(JSON.stringify(red)), [{ ...red, line: 1, posterior: null, family: '' }])
})

t.test('a line with a posterior is a case', async t => {
  const given = { state: 'x', question: choice, posterior: { soup: 0.25, tea: 0.75 } }
  t.match(read(JSON.stringify(given)), [{ posterior: { tea: 0.75, soup: 0.25 }, label: null }])
})

t.test('a line may have both, a cluster and a family', async t => {
  const given = {
    state: 'x',
    question: score,
    label: 1,
    posterior: [0.5, 0.5],
    cluster: 'run 7',
    family: 'mine',
  }
  t.match(read(JSON.stringify(given)), [given])
})

t.test('questions about one state are one cluster unless the line says another', async t => {
  const lines = [red, { ...red, question: score, label: 0 }, { ...red, cluster: 'c' }]
  const [one, two, three] = read(lines.map(line => JSON.stringify(line)).join('\n'))
  t.equal(one?.cluster, two?.cluster)
  t.equal(three?.cluster, 'c')
})

t.test('blank lines and carriage returns count as lines and are no cases', async t => {
  t.match(read(`\r\n${JSON.stringify(red)}\r\n\n`), [{ line: 2 }])
})

const wrong: readonly (readonly [line: unknown, says: string])[] = [
  ['{"state":', 'expected a JSON text, got "{\\"state\\":"'],
  ['[]', 'expected a JSON object, got an array of 0'],
  [{ ...red, state: '' }, '/state: expected a text, got ""'],
  [{ ...red, state: 7 }, '/state: expected a text, got 7'],
  [
    { ...red, question: { type: 'nuol', instructions: 'x' } },
    '/question/type: expected noul, choice or score, got "nuol"',
  ],
  [{ ...red, question: undefined }, '/question: expected an object, got nothing'],
  [{ ...red, label: undefined }, 'expected a label or a posterior, got neither'],
  [{ ...red, label: 'yes' }, '/label: expected true or false, got "yes"'],
  [
    { ...red, question: choice, label: 'tee' },
    '/label: expected an option of the question, got "tee"',
  ],
  [
    { ...red, question: choice, label: 'toString' },
    '/label: expected an option of the question, got "toString"',
  ],
  [{ ...red, question: score, label: 2 }, '/label: expected a whole level from 0 to 1, got 2'],
  [{ ...red, posterior: 1.5 }, '/posterior: expected a probability from 0 to 1, got 1.5'],
  [
    { ...red, question: choice, label: 'tea', posterior: 0.5 },
    '/posterior: expected an object with a probability per option, got 0.5',
  ],
  [
    { ...red, question: choice, label: 'tea', posterior: { tea: 1 } },
    '/posterior/soup: expected a probability from 0 to 1, got nothing',
  ],
  [
    { ...red, question: choice, label: 'tea', posterior: { tea: 1, jam: 0 } },
    '/posterior/jam: expected an option of the question, got "jam"',
  ],
  [
    { ...red, question: choice, label: 'tea', posterior: { tea: 0.5, soup: 0.4 } },
    '/posterior: expected probabilities that add up to 1 within 1e-9, got 0.9',
  ],
  [
    { ...red, question: score, label: 0, posterior: [1] },
    '/posterior: expected an array with a probability for each of the 2 levels, got an array of 1',
  ],
  [
    { ...red, question: score, label: 0, posterior: [1, '0'] },
    '/posterior/1: expected a probability from 0 to 1, got "0"',
  ],
  [{ ...red, cluster: 7 }, '/cluster: expected a text, got 7'],
  [{ ...red, family: '' }, '/family: expected a text, got ""'],
]

for (const [line, says] of wrong) {
  t.test(`a wrong line is refused: ${says}`, async t =>
    t.equal(complaint(line), `loops.jsonl:2: ${says}`),
  )
}

t.test('bytes that are no UTF-8 are refused by their line', async t => {
  const bytes = Buffer.concat([Buffer.from('\n{"state":"'), Buffer.from([0xff]), Buffer.from('"}')])
  t.throws(() => readCorpus(bytes, 'loops.jsonl'), {
    message: /^loops.jsonl:2: expected text in UTF-8/,
  })
})

t.test('a file without a case is refused', async t => {
  t.throws(() => read('\n \n'), { message: 'loops.jsonl: expected at least one case, got none' })
})

t.test('what the generators write is read as it was', async () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...exactFamilies), (seed, family) => {
      const plan = { families: [family], count: 4, seed, partition: 'dev' } as const
      const cases = [...generateCases(plan)]
      const back = read(cases.map(lineOf).join(''))
      return cases.every((each, at) => {
        const { label, posterior, cluster, state } = back[at] ?? {}
        return (
          JSON.stringify([label, posterior, cluster, state]) ===
          JSON.stringify([each.label, each.posterior, each.cluster, each.state])
        )
      })
    }),
    { seed: 4, numRuns: 40 },
  )
})

t.test('no bytes make the reader throw anything but a UsageError', async () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array(),
        fc.json().map(text => Buffer.from(text)),
      ),
      bytes => {
        try {
          readCorpus(bytes, 'any')
        } catch (error) {
          return error instanceof UsageError && !error.message.includes('\n')
        }
        return true
      },
    ),
    { seed: 4, numRuns: 500 },
  )
})
