import t from 'tap'
import { DEPTH_LIMIT, FINDINGS_PER_KIND, inspectJson } from '../../spec/json-bytes.ts'

const found = (bytes: Uint8Array) =>
  inspectJson(bytes).findings.map(({ kind, offset, pointer }) =>
    pointer === undefined ? `${kind} ${offset}` : `${kind} ${offset} ${pointer}`,
  )

/** One byte a character, so that a table can write any byte. */
const latin = (text: string) => Buffer.from(text, 'latin1')

const flaws: readonly (readonly [title: string, text: string, found: readonly string[]])[] = [
  ['an object', '{"a":[1,2.5e-3,true,false,null,"x"],"b":{}}', []],
  ['white space around the text', ' \t\r\n{"a" : 1 } \n', []],
  ['a surrogate pair written as escapes', '"\\ud83d\\ude00"', []],
  ['characters of two, three and four bytes', '"\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80"', []],
  ['the largest double', '1.7976931348623157e308', []],
  ['no byte', '', ['empty 0']],
  ['white space alone', ' \n', ['empty 2']],
  ['a byte order mark alone', '\xef\xbb\xbf', ['bom 0', 'empty 3']],
  ['a byte order mark before the text', '\xef\xbb\xbf{"a":1}', ['bom 0']],
  ['two byte order marks', '\xef\xbb\xbf\xef\xbb\xbf1', ['bom 0', 'not-json 3']],
  ['UTF-16', '\xff\xfe1\x00', ['invalid-utf8 0']],
  ['an overlong slash', '{"a":"x\xc0\xafy"}', ['invalid-utf8 7 /a']],
  ['an overlong character of four bytes', '["\xf0\x82\x82\xac"]', ['invalid-utf8 2 /0']],
  ['half a surrogate pair as bytes', '"\xed\xa0\x80"', ['invalid-utf8 1 ']],
  ['a character beyond the last one', '"\xf4\x90\x80\x80"', ['invalid-utf8 1 ']],
  ['a character cut short', '["\xe2\x82","ok"]', ['invalid-utf8 2 /0']],
  ['two broken strings', '["\xff","\xfe"]', ['invalid-utf8 2 /0', 'invalid-utf8 6 /1']],
  ['a broken byte outside of a string', '{"a":\xff}', ['invalid-utf8 5']],
  ['the first half of a character', '{"a":"\\ud83d!"}', ['lone-surrogate 6 /a']],
  ['the second half of a character', '["a\\udc00"]', ['lone-surrogate 3 /0']],
  ['two first halves', '"\\ud83d\\ud83d\\ude00"', ['lone-surrogate 1 ']],
  ['half a character in a key', '{"q":{"\\udc00":1}}', ['lone-surrogate 7 /q']],
  ['a key twice', '{"a":1,"b":2,"a":3}', ['duplicate-key 13 /a']],
  ['a key twice by an escape', '{"a":1,"\\u0061":2}', ['duplicate-key 7 /a']],
  ['a key three times', '{"a":1,"a":2,"a":3}', ['duplicate-key 7 /a', 'duplicate-key 13 /a']],
  ['a key twice inside', '{"x":[0,{"~/":{"k":1,"k":2}}]}', ['duplicate-key 21 /x/1/~0~1/k']],
  ['__proto__ twice', '{"__proto__":1,"__proto__":2}', ['duplicate-key 15 /__proto__']],
  ['one key in two objects', '[{"a":1},{"a":1}]', []],
  ['keys that differ by case', '{"a":1,"A":1}', []],
  ['two keys of broken bytes', '{"\xff":1,"\xfe":1}', ['invalid-utf8 2 ', 'invalid-utf8 8 ']],
  ['NaN', '{"noul":NaN}', ['nan 8 /noul']],
  ['Infinity', '[1,Infinity]', ['infinity 3 /1']],
  ['minus Infinity', '{"a":{"b":-Infinity}}', ['infinity 10 /a/b']],
  ['a number beyond a double', '{"noul":1e400}', ['number-overflow 8 /noul']],
  ['a long number beyond a double', `[-${'9'.repeat(400)}]`, ['number-overflow 1 /0']],
  ['an exponent that makes nothing large', '[1e-400,0e999]', []],
  ['bytes after the text', '{"a":1}x', ['trailing-bytes 7']],
  ['a second text', '{"a":1}\n{"a":2}', ['trailing-bytes 8']],
  ['a null byte after the text', '{}\x00', ['trailing-bytes 2']],
  [
    'several flaws',
    '{"a":1,"a":NaN,"b":1e999} ?',
    ['duplicate-key 7 /a', 'nan 11 /a', 'number-overflow 19 /b', 'trailing-bytes 26'],
  ],
]

for (const [title, text, expected] of flaws) {
  t.test(`${title} is found where it stands`, async t => {
    t.same(found(latin(text)), expected, JSON.stringify(text))
  })
}

const unreadable: readonly (readonly [text: string, offset: number, says: string])[] = [
  ['<html>', 0, 'expected a value, found "<"'],
  ["{'a':1}", 1, 'expected a key or "}", found "\'"'],
  ['{"a":1,}', 7, 'expected a key, found "}"'],
  ['[1,]', 3, 'expected a value, found "]"'],
  ['{"a" 1}', 5, 'expected ":", found "1"'],
  ['{"a":1 "b":2}', 7, 'expected "," or "}", found """'],
  ['[1 2]', 3, 'expected "," or "]", found "2"'],
  ['[1}', 2, 'expected "," or "]", found "}"'],
  ['{"a":{"b":1}', 12, 'expected "," or "}", found the end'],
  ['"abc', 4, 'expected the closing quote of a string, found the end'],
  ['"a\nb"', 2, 'expected an escape in place of a control character, found byte 0x0a'],
  ['"\\x41"', 2, 'expected one of "\\/bfnrtu after a backslash, found "x"'],
  ['"\\u12g4"', 5, 'expected four hexadecimal digits after \\u, found "g"'],
  ['[01]', 2, 'expected no digit after a leading 0, found "1"'],
  ['[+1]', 1, 'expected a value, found "+"'],
  ['[.5]', 1, 'expected a value, found "."'],
  ['[-]', 2, 'expected a digit, found "]"'],
  ['[1.]', 3, 'expected a digit after the decimal point, found "]"'],
  ['[1e+]', 4, 'expected a digit of the exponent, found "]"'],
  ['[nul]', 4, 'expected the rest of null, found "]"'],
  ['[Nan]', 3, 'expected the rest of NaN, found "n"'],
  ['[1,\xc2\xa02]', 3, 'expected a value, found byte 0xc2'],
]

for (const [text, offset, says] of unreadable) {
  t.test(`${JSON.stringify(text)} is unreadable at byte ${offset}`, async t => {
    t.same(inspectJson(latin(text)), {
      value: undefined,
      findings: [{ kind: 'not-json', offset, says: `${says} at byte ${offset}` }],
    })
  })
}

t.test('the last of two equal keys is the value of JSON.parse', async t => {
  t.same(inspectJson(latin('{"a":1,"a":2}')).value, { a: 2 })
})

t.test('the text after a byte order mark has a value', async t => {
  t.same(inspectJson(latin('\xef\xbb\xbf[1]')).value, [1])
})

t.test('__proto__ is an own key of the value and no prototype', async t => {
  const { value } = inspectJson(latin('{"__proto__":{"yes":1}}'))
  t.same(Object.keys(Object(value)), ['__proto__'])
  t.equal(Object.getPrototypeOf(value), Object.prototype)
})

for (const kind of ['nan', 'infinity', 'trailing-bytes', 'invalid-utf8'] as const) {
  const text = {
    nan: '[NaN]',
    infinity: '[Infinity]',
    'trailing-bytes': '[]]',
    'invalid-utf8': '["\xff"]',
  }[kind]
  t.test(`${kind} leaves no value`, async t => {
    t.equal(inspectJson(latin(text)).value, undefined)
  })
}

t.test('values nested to the limit are read', async t => {
  t.same(found(latin('['.repeat(DEPTH_LIMIT) + ']'.repeat(DEPTH_LIMIT))), [])
})

t.test('values nested beyond the limit are told at the one too many', async t => {
  t.same(found(latin('['.repeat(1_000_000))), [`too-deep ${DEPTH_LIMIT}`])
})

t.test('a million flaws are told by the first of each kind', async t => {
  const bytes = latin(`[${'{"a":1,"a":1e999},'.repeat(50_000)}0] !`)
  const { findings } = inspectJson(bytes)
  t.equal(findings.length, 2 * FINDINGS_PER_KIND + 1)
  t.equal(findings.at(-1)?.offset, bytes.length - 1)
})
