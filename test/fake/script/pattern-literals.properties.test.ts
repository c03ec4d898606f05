import fc from 'fast-check'
import t from 'tap'
import { needleFinder } from '../../../fake/script/needles.ts'
import { literalsOf } from '../../../fake/script/pattern-literals.ts'

const SEED = 20_260_301

const piece = fc.constantFrom(
  ...['a', 'b', 'k', 'K', 's', 'é', '😀', 'abc', '.', '\\.', '\\*', '\\d', '\\u{61}', '\\u0062'],
  ...[
    '\\x61',
    '\\p{L}',
    '[ab]',
    '[^a\\]]',
    '[(]',
    '(a|b)',
    '(?:ab|c)',
    '(?!x)',
    '(?<=a)',
    '(?<n>a)',
  ],
  ...['a*', 'b?', 'ab+', 'a{0}', 'b{2}', 'c{1,3}?', '(ab)*', '^', '$', '\\b', '|'],
)
const flags = fc.constantFrom('u', 'iu', 'su', 'imu', '', 'i')
const text = fc.string({ unit: fc.constantFrom(...'abcABCkKs.*1x é😀\u212a\u017f'), maxLength: 12 })

const patternOf = (source: string, flags: string): RegExp | null => {
  try {
    return new RegExp(source, flags)
  } catch {
    return null
  }
}

t.test('no text matches a pattern without one of its literals in every list', async t => {
  let matched = 0
  const property = fc.property(
    fc.array(piece, { minLength: 1, maxLength: 6 }),
    flags,
    fc.array(text, { minLength: 8, maxLength: 8 }),
    (pieces, flags, texts) => {
      const pattern = patternOf(pieces.join(''), flags)
      if (pattern === null) return
      const { options, isFolded } = literalsOf(pattern)
      for (const each of texts) {
        if (!pattern.test(each)) continue
        matched += 1
        const searched = isFolded ? each.toLowerCase() : each
        for (const literals of options) {
          const isThere = literals.some(literal => searched.includes(literal))
          if (!isThere) throw new Error(`${pattern}: ${JSON.stringify(each)} has no ${literals}`)
        }
      }
    },
  )
  fc.assert(property, { seed: SEED, numRuns: 5000 })
  t.ok(matched > 1000, `${matched} texts matched`)
})

t.test('a finder finds exactly the needles that stand in a text', async t => {
  const needle = fc.string({ unit: fc.constantFrom(...'abé😀'), minLength: 1, maxLength: 4 })
  const hay = fc.string({ unit: fc.constantFrom(...'abcé😀'), maxLength: 30 })
  let total = 0
  const property = fc.property(fc.array(needle, { maxLength: 12 }), hay, (needles, hay) => {
    const expected = [...new Set(needles)].filter(each => hay.includes(each)).sort()
    const found = [...needleFinder(needles)(hay)].sort()
    total += found.length
    if (found.join() !== expected.join()) throw new Error(`${found} is not ${expected}`)
  })
  fc.assert(property, { seed: SEED, numRuns: 5000 })
  t.ok(total > 3000, `${total} needles are found`)
})

const read: readonly (readonly [pattern: RegExp, options: readonly string[][]])[] = [
  [/^previous loop: .* fails$/u, [['previous loop: '], [' fails']]],
  [/build|test run/u, [['build', 'test run']]],
  [/build|\d+/u, []],
  [/lessons?_1\.5/u, [['lesson'], ['_1.5']]],
  [/The [A-Z]+ build/iu, [['the '], [' build']]],
]

for (const [pattern, options] of read) {
  t.test(`${pattern} is looked for by what it cannot match without`, async t => {
    t.same(literalsOf(pattern).options, options)
  })
}
