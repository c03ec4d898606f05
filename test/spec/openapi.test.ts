import { Validator } from '@seriousme/openapi-schema-validator'
import t from 'tap'
import { questionTypes } from '../../spec/nouns.ts'
import { valueAt } from '../../spec/pointer.ts'
import { definition, definitionPath, examples, isValidAt } from './definition.ts'

const REQUEST = '/paths/~1v1~1systemone/post/requestBody/content/application~1json/examples'
const ANSWER = '/paths/~1v1~1systemone/post/responses/200/content/application~1json/examples'

const statusesOf = (pointer: string) => Object.keys(Object(valueAt(definition, pointer)))

t.test('openapi.yaml is an OpenAPI 3.1 document by a public validator', async t => {
  const { valid, errors } = await new Validator().validate(definitionPath)
  t.ok(valid, JSON.stringify(errors, null, 2))
})

t.test('every example is valid where it stands', async t => {
  const all = examples()
  const wrong = all.filter(({ schema, value }) => !isValidAt(schema, value))
  t.same(wrong, [])
  t.ok(all.length > 90, `${all.length} examples`)
})

t.test('a question of each type stands among the request examples', async t => {
  const bodies = JSON.stringify(valueAt(definition, REQUEST))
  t.same(
    questionTypes.filter(type => !bodies.includes(`"type":"${type}"`)),
    [],
  )
})

t.test('an answer of each type stands among the response examples', async t => {
  const bodies = JSON.stringify(valueAt(definition, ANSWER))
  t.same(
    questionTypes.filter(type => !bodies.includes(`"type":"${type}"`)),
    [],
  )
})

t.test('the example of an unknown answer leaves the key of its question out', async t => {
  const answers = valueAt(definition, `${ANSWER}/one_unknown/value/answers`)
  t.same(Object.keys(Object(answers)), ['hot', 'loud'])
})

t.test('the union of questions names the three types', async t => {
  for (const union of ['Question', 'Answer']) {
    const mapping = valueAt(definition, `/components/schemas/${union}/discriminator/mapping`)
    t.same(Object.keys(Object(mapping)), questionTypes, union)
  }
})

const errors = ['400', '401', '403', '404', '405', '413', '422', '429', '500', '503']
for (const path of ['/v1/systemone', '/v1/embeddings']) {
  t.test(`POST ${path} lists 200 and every error status`, async t => {
    const at = `/paths/${path.replaceAll('/', '~1')}/post/responses`
    t.same(statusesOf(at), ['200', ...errors])
  })
}

t.test('GET /health lists what decides between healthy, probe and neither', async t => {
  const statuses = statusesOf('/paths/~1health/get/responses')
  t.same(statuses, ['200', '401', '403', '404', '405', '500', '503'])
})

t.test('each error status has an example', async t => {
  const held = examples().map(({ at }) => at)
  const bodies = Object.keys(definition.components?.responses ?? {})
  const bare = bodies.filter(name => !held.some(at => at.includes(`/responses/${name}/`)))
  t.same(bare, [])
})

t.test('bearer authentication is optional', async t => {
  t.same(definition.security, [{}, { bearer: [] }])
})

t.test('every schema and every field of one says what it is', async t => {
  t.same(undescribed(definition.components?.schemas, ''), [])
})

/** Gives pointers to the schemas below `schemas`, a map by name, that neither describe themselves nor refer. */
function undescribed(schemas: unknown, at: string): readonly string[] {
  return Object.entries(Object(schemas)).flatMap(([name, schema]) => {
    const here = `${at}/${name}`
    const held = Object(schema)
    const bare = '$ref' in held || 'description' in held ? [] : [here]
    const { items, additionalProperties, properties } = held
    const parts = Object.entries({ items, additionalProperties }).filter(([, part]) => part)
    return [
      ...bare,
      ...undescribed(properties ?? {}, here),
      ...undescribed(Object.fromEntries(parts), here),
    ]
  })
}
