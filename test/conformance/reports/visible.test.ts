import fc from 'fast-check'
import t from 'tap'
import { visible } from '../../../conformance/reports/visible.ts'

const hidden: readonly (readonly [what: string, text: string, shown: string])[] = [
  ['a zero-width space', 'a\u200bb', 'a\\u200bb'],
  ['a word joiner', 'a\u2060b', 'a\\u2060b'],
  ['a soft hyphen', 'a\u00adb', 'a\\u00adb'],
  ['a filler that is drawn as nothing', 'a\u3164b', 'a\\u3164b'],
  ['a tag that spells text nobody sees', 'a\u{e0041}b', 'a\\u{e0041}b'],
  ['a variation selector', 'a\u{e0100}b', 'a\\u{e0100}b'],
  ['an override of direction', 'a\u202eb', 'a\\u202eb'],
  ['half a pair', 'a\ud800b', 'a\\ud800b'],
  ['an escape for a terminal', '\u001b[31m\u009b1m', '\\u001b[31m\\u009b1m'],
]

for (const [what, text, shown] of hidden) {
  t.test(`${what} is shown`, async t => {
    t.equal(visible(text), shown)
  })
}

t.test('text of any language and a lone emoji stand as they are', async t => {
  const text = 'naïve 学校 مدرسة школа 😀 \u00a0'
  t.equal(visible(text), text)
})

t.test('nothing that is drawn as nothing is left in any text', async t => {
  const property = fc.property(
    fc.string({ unit: 'binary' }),
    text => !/[\p{C}\p{DI}]/u.test(visible(text).replace(/[\p{Co}\p{Cn}]/gu, '')),
  )
  t.doesNotThrow(() => fc.assert(property, { seed: 31 }))
})
