import fc from 'fast-check'
import t from 'tap'
import { legible } from '../../../../conformance/reports/html/legible.ts'
import { piecesOf } from '../../../../conformance/reports/html/pieces.ts'
import type { Piece } from '../../../../conformance/reports/html/shown.ts'

const wordsOf = (piece: Piece): string =>
  'plain' in piece ? piece.plain : 'marked' in piece ? piece.marked : ''

const marked = (text: string, from: number, to: number) => piecesOf(Buffer.from(text), { from, to })

t.test('a short body is shown whole, its mark in its place', async t => {
  t.same(marked('{"a":1}', 5, 6), [{ plain: '{"a":' }, { marked: '1' }, { plain: '}' }])
})

t.test('a mark on half a character takes all of it', async t => {
  t.same(marked('aäb', 1, 2), [{ plain: 'a' }, { marked: 'ä' }, { plain: 'b' }])
  t.same(marked('aäb', 2, 3), [{ plain: 'a' }, { marked: 'ä' }, { plain: 'b' }])
})

t.test('a place behind the last byte is marked by words', async t => {
  t.same(marked('ab', 2, 2), [{ plain: 'ab' }, { marked: '(end of the body)' }])
  t.same(marked('', 0, 0), [{ marked: '(no bytes)' }])
})

t.test('of a long body its start, its end and what is about the mark are shown', async t => {
  const text = `${'a'.repeat(500_000)}X${'b'.repeat(500_000)}`
  const pieces = marked(text, 500_000, 500_001)
  t.match(pieces, [
    { plain: /^a{1200}$/ },
    { gap: '498,200 bytes left out' },
    { plain: /^a{600}$/ },
    { marked: 'X' },
    { plain: /^b{1200}$/ },
    { gap: '498,500 bytes left out' },
    { plain: /^b{300}$/ },
  ])
})

t.test('a mark of a megabyte is marked at both its ends', async t => {
  const kinds = marked('x'.repeat(1 << 20), 0, 1 << 20).map(piece => Object.keys(piece)[0])
  t.same(kinds, ['marked', 'gap', 'marked'])
})

t.test('bytes that are no UTF-8 and characters that hide are written out', async t => {
  t.equal(legible(Buffer.from([0x61, 0xff, 0xc3, 0x28])), 'a\\xff\\xc3(')
  t.equal(legible(Buffer.from('\ufeffa\u202eb\u001b')), '\\ufeffa\\u202eb\\u001b')
})

t.test('pieces of any bytes hold every byte of a short body, and nothing that acts', async t => {
  const property = fc.property(fc.uint8Array(), fc.nat(40), fc.nat(40), (bytes, one, other) => {
    const [from, to] = [
      Math.min(one, other, bytes.length),
      Math.min(Math.max(one, other), bytes.length),
    ]
    const pieces = piecesOf(bytes, { from, to })
    const text = pieces.map(wordsOf).join('')
    const whole = legible(bytes)
    const isMarkOfNothing = from === to
    const isHarmless = !/[\p{Cc}\u202a-\u202e]/u.test(text.replace(/[\n\t]/g, ''))
    return isHarmless && (isMarkOfNothing || text === whole)
  })
  t.doesNotThrow(() => fc.assert(property, { seed: 13 }))
})
