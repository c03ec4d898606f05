import fc from 'fast-check'
import t from 'tap'
import { locate } from '../../../../conformance/reports/html/json-locator.ts'
import { pointer } from '../../../../spec/pointer.ts'

const found = (text: string, at: string) => {
  const bytes = Buffer.from(text)
  const { span, depth } = locate(bytes, at)
  return { text: bytes.subarray(span.from, span.to).toString(), depth }
}

const cases: readonly [says: string, text: string, at: string, value: string][] = [
  ['a member', '{"a":1,"b":2}', '/b', '2'],
  ['a member within a member', '{"answers":{"q":{"noul":1.2}}}', '/answers/q/noul', '1.2'],
  ['a string with its quotes', '{"model":"x"}', '/model', '"x"'],
  ['an item of an array', '[10,[20,21],30]', '/1/0', '20'],
  ['a value between spaces', '{ "a" :\n  [1] }', '/a', '[1]'],
  ['a key with an escape', '{"a\\u0062":1}', '/ab', '1'],
  ['a key with a slash and a tilde', '{"a/b~c":1}', '/a~1b~0c', '1'],
  ['an empty key', '{"":1}', '/', '1'],
  ['what follows text in other letters', '{"ключ":"ä","b":2}', '/b', '2'],
  ['brackets within a string left alone', '{"a":"}],{\\"","b":2}', '/b', '2'],
  ['the last of a key that comes twice', '{"a":1,"a":2}', '/a', '2'],
  ['the last value of a body that was cut', '{"a":1,"b":"cu', '/b', '"cu'],
]

for (const [says, text, at, value] of cases) {
  t.test(`a pointer finds ${says}`, async t => {
    t.equal(found(text, at).text, value)
  })
}

t.test('a pointer to what is not there finds the innermost value around it', async t => {
  t.same(found('{"answers":{"q":{}}}', '/answers/q/noul'), { text: '{}', depth: 2 })
  t.same(found('[1]', '/7'), { text: '[1]', depth: 0 })
  t.same(found('[1]', '/01'), { text: '[1]', depth: 0 })
  t.same(found('3', '/a'), { text: '3', depth: 0 })
})

/** Lists every pointer into a value, with what it leads to. */
function* placesIn(value: unknown, keys: readonly string[] = []): Generator<[string, unknown]> {
  yield [pointer(...keys), value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* placesIn(inner, [...keys, key])
}

t.test('every pointer into any JSON finds the bytes of its value', async t => {
  const property = fc.property(fc.jsonValue(), fc.nat(3), (value, indent) => {
    const text = JSON.stringify(value, null, indent)
    for (const [at, inner] of placesIn(JSON.parse(text))) {
      const span = found(text, at).text
      if (JSON.stringify(JSON.parse(span)) !== JSON.stringify(inner)) return false
    }
    return true
  })
  t.doesNotThrow(() => fc.assert(property, { seed: 11 }))
})

t.test('any bytes and any pointer give a span within the bytes', async t => {
  const property = fc.property(fc.uint8Array(), fc.string(), (bytes, at) => {
    const { from, to } = locate(bytes, `/${at}`).span
    return from >= 0 && from <= to && to <= bytes.length
  })
  t.doesNotThrow(() => fc.assert(property, { seed: 12 }))
})

t.test('a megabyte of open brackets is passed over in little time', async t => {
  const text = `{"deep":${'['.repeat(1 << 20)}`
  t.equal(found(text, '/deep').depth, 1)
})
