import t from 'tap'
import { toDraft07 } from '../../scripts/draft-07.ts'

t.test('a reference is written out and prose is left out', async t => {
  const schemas = {
    Whole: { description: 'x', properties: { part: { $ref: '#/components/schemas/Part' } } },
    Part: { type: 'string', examples: ['x'] },
  }
  t.same(toDraft07(schemas, 'Whole'), { properties: { part: { type: 'string' } } })
})

t.test('a property may be called description', async t => {
  const schemas = { Whole: { properties: { description: { type: 'string' } } } }
  t.same(toDraft07(schemas, 'Whole'), { properties: { description: { type: 'string' } } })
})

t.test('a mapping is left out of a discriminator', async t => {
  const schemas = { Whole: { discriminator: { propertyName: 'type', mapping: { a: 'A' } } } }
  t.same(toDraft07(schemas, 'Whole'), { discriminator: { propertyName: 'type' } })
})

t.test('a schema within itself is refused', async t => {
  const schemas = { Whole: { items: { $ref: '#/components/schemas/Whole' } } }
  t.throws(() => toDraft07(schemas, 'Whole'), { message: /Whole lies within itself/ })
})

t.test('a reference to nothing is refused', async t => {
  const schemas = { Whole: { items: { $ref: '#/components/schemas/Part' } } }
  t.throws(() => toDraft07(schemas, 'Whole'), { message: /no schema Part/ })
})

t.test('a length that counts characters is refused', async t => {
  t.throws(() => toDraft07({ Whole: { maxLength: 4 } }, 'Whole'), { message: /maxLength counts/ })
})
