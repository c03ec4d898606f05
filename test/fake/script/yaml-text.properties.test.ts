import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import t from 'tap'
import { stringify } from 'yaml'
import { readDocument } from '../../../fake/script/document.ts'
import { readYamlText } from '../../../fake/script/yaml-text.ts'

const runs = { seed: 20261130, numRuns: 500 }
const examples = new URL('../../../../examples/scripts/', import.meta.url)

/** Words that some YAML reads as something else than a text, and numbers in every form. */
const tricky = fc.constantFrom(
  ...[
    'no',
    'yes',
    'on',
    'null',
    '~',
    '',
    'True',
    'FALSE',
    'nUll',
    '1_000',
    '0b11',
    '0x1F',
    '0o17',
    '017',
  ],
  ...[
    '+1',
    '-0',
    '.5',
    '5.',
    '1e3',
    '1E-3',
    '+.5e+2',
    '1.0',
    '190:20:30',
    '2026-11-30',
    '<<',
    '=',
    '.Inf',
  ],
  ...[
    'a: b',
    '# no comment',
    'a #b',
    '- a',
    '"',
    "'",
    'two\nlines',
    ' edge ',
    '\t',
    'é',
    '😀',
    '{',
    ']',
  ],
)
const scalar = fc.oneof(
  tricky,
  fc.string(),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant(null),
)
const key = fc.oneof(fc.stringMatching(/^[a-z_*]{1,6}$/), tricky)
const { value } = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    tie('map'),
  ),
  map: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
}))

const judged = (text: string): unknown => {
  try {
    return readDocument(text).value()
  } catch {
    return undefined
  }
}

t.test('plain YAML is read as the parser of documents reads it', async t => {
  let taken = 0
  const style = fc.constantFrom('PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL')
  fc.assert(
    fc.property(
      fc.dictionary(key, value),
      style,
      fc.boolean(),
      (held, defaultStringType, isFlow) => {
        const form = isFlow ? 'flow' : 'any'
        const text = stringify(held, { defaultStringType, collectionStyle: form, version: '1.2' })
        const read = readYamlText(text)
        if (read === null) return
        taken += 1
        t.strictSame(read.value, judged(text), text)
      },
    ),
    runs,
  )
  t.ok(taken > 250, `${taken} texts were plain`)
})

t.test('a scalar without quotes is what the core schema says, as a key its text', async t => {
  fc.assert(
    fc.property(tricky, tricky, (name, held) => {
      const text = `k: ${held}\n${name}: 1\n`
      const read = readYamlText(text)
      if (read !== null) t.strictSame(read.value, judged(text), text)
    }),
    runs,
  )
})

for (const name of readdirSync(examples).filter(file => file.endsWith('.yaml'))) {
  t.test(`${name} has the same value and the same lines either way`, async t => {
    const text = readFileSync(new URL(name, examples), 'utf8')
    const read = readYamlText(text)
    const document = readDocument(text)
    t.strictSame(read?.value, document.value())
    const { steps = [] } = Object(read?.value)
    const lines = [...steps.keys()].map(
      (index: number) => document.placeOf({ path: ['steps', index], wrong: 'value' }).line,
    )
    t.same(
      [...steps.keys()].map((index: number) => read?.lineOf(index)),
      lines,
    )
  })
}
