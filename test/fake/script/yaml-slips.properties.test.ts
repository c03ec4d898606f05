import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import t from 'tap'
import { stringify, type ToStringOptions } from 'yaml'
import { readDocument } from '../../../fake/script/document.ts'
import { readYamlText } from '../../../fake/script/yaml-text.ts'
import { isObject } from '../../../spec/json-object.ts'
import { validScript } from './sources.ts'

const SEED = 20_260_301

const text = `# a script
answers: {"*": 0.5, lesson_*: omit}
steps:
  - name: first one   # note
    when:
      question: stuck
      state: {contains: "the build"}
      asked: 2..
    answers:
      stuck: 0.96
      x: [1, 2.50, true]
  -
    times: 3
    body: |
      a text
        deeper

      end
    headers:
      x-a: 'it''s'
  - when: {path: /v1/*}
    delay:
    - before: body
      ms: 1e3
    body: >-
      folded
      text
`
const signs = [
  ...[
    ' ',
    '  ',
    '\n',
    ':',
    ': ',
    '-',
    '- ',
    '#',
    ' #',
    '[',
    ']',
    '{',
    '}',
    ',',
    '"',
    "'",
    '|',
    '>',
  ],
  ...[
    '?',
    '? ',
    'a',
    '1',
    '_',
    '0x1',
    '~',
    'null',
    '%',
    '@',
    '`',
    '\t',
    '---\n',
    '\r\n',
    '*a',
    '&a ',
  ],
  ...[
    '!',
    'é',
    '\u0085',
    '\u2028',
    '<<: ',
    '.5',
    '+1',
    '0o7',
    'yes',
    '__proto__: ',
    '=',
    'a: ',
    '',
  ],
]

/** Gives the value and the line of each step, as the parser of documents has them; a mistake in the text as it is. */
function judged(source: string): unknown {
  try {
    const document = readDocument(source)
    const value = document.value()
    return { value, lines: linesOf(value, at => document.placeOf(at).line) }
  } catch (error) {
    return error
  }
}

type At = { readonly path: readonly (string | number)[]; readonly wrong: 'value' }

function linesOf(value: unknown, lineOf: (at: At) => number): number[] {
  const steps = isObject(value) ? value['steps'] : undefined
  if (!Array.isArray(steps)) return []
  return steps.flatMap((step, index) =>
    isObject(step) ? [lineOf({ path: ['steps', index], wrong: 'value' })] : [],
  )
}

/** Compares the two where the fast one takes the text, and says whether it does. */
function isReadFast(source: string): boolean {
  const read = readYamlText(source)
  if (read === null) return false
  const lines = linesOf(read.value, ({ path }) => read.lineOf(Number(path.at(-1))))
  const [fast, expected] = [{ value: read.value, lines }, judged(source)]
  if (isDeepStrictEqual(fast, expected)) return true
  throw new Error(
    `${JSON.stringify(source)}: ${JSON.stringify(fast)} is not ${JSON.stringify(expected)}`,
  )
}

t.test('a script in YAML has the same value and lines, whichever parser reads it', async t => {
  const form = fc.constantFrom<ToStringOptions>(
    ...[{}, { indent: 4 }, { lineWidth: 20 }, { collectionStyle: 'flow' } as const],
    ...[{ defaultStringType: 'QUOTE_DOUBLE' } as const, { blockQuote: 'folded' } as const],
  )
  let read = 0
  const property = fc.property(validScript, form, (source, form) => {
    if (isReadFast(stringify(source, form))) read += 1
  })
  fc.assert(property, { seed: SEED, numRuns: 300 })
  t.ok(read > 100, `${read} of 300 are read fast`)
})

t.test('a text with a slip in it is taken as the judge takes it, or left to the judge', async t => {
  const edit = fc.tuple(fc.nat(text.length), fc.nat(3), fc.constantFrom(...signs))
  let read = 0
  const property = fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), edits => {
    const spoilt = edits.reduce(
      (left, [at, gone, sign]) => left.slice(0, at) + sign + left.slice(at + gone),
      text,
    )
    if (isReadFast(spoilt)) read += 1
  })
  fc.assert(property, { seed: SEED, numRuns: 2000 })
  t.ok(read > 300, `${read} of 2,000 are read fast`)
})

t.test('a short text of signs is taken as the judge takes it, or left to the judge', async t => {
  const property = fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 14 }), signs => {
    isReadFast(signs.join(''))
  })
  fc.assert(property, { seed: SEED, numRuns: 5000 })
  t.ok(isReadFast('{}'), 'the smallest script is read fast')
})
