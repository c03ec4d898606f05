import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import t from 'tap'
import { stringify } from 'yaml'
import { readScript, scriptOf } from '../../../fake/script/read.ts'
import { ScriptError } from '../../../fake/script/script-error.ts'
import { isObject } from '../../../spec/json-object.ts'
import { validScript } from './sources.ts'

const file = new URL('../../../../script.schema.json', import.meta.url)
const schema = JSON.parse(readFileSync(file, 'utf8'))
const isPublished = new Ajv({ allowUnionTypes: true }).compile(schema)
const runs = { numRuns: 150, seed: 3 }

/** Gives the refusal of a script, or null where it is taken. */
const refusalOf = (reading: Promise<unknown>): Promise<ScriptError | null> =>
  reading.then(
    () => null,
    error => {
      if (error instanceof ScriptError) return error
      throw error
    },
  )

/** Every example of the schema with the form it is an example of. */
function examplesIn(form: unknown): { form: object; example: unknown }[] {
  if (typeof form !== 'object' || form === null) return []
  const examples: unknown = isObject(form) ? form['examples'] : undefined
  const own = Array.isArray(examples) ? examples.map(example => ({ form, example })) : []
  return [...own, ...Object.values(form).flatMap(examplesIn)]
}

t.test('every example in the published schema is valid where it stands', async t => {
  const found = examplesIn(schema)
  t.ok(found.length > 10, `${found.length} examples`)
  const ajv = new Ajv({ allowUnionTypes: true, strictRequired: false })
  for (const { form, example } of found) {
    const { $id: _, ...held } = Object(form)
    const isValid = ajv.compile({ ...held, definitions: schema.definitions })
    t.ok(isValid(example), JSON.stringify(example))
  }
})

t.test('a valid script is valid by the published schema and read', async t => {
  await fc.assert(
    fc.asyncProperty(validScript, async source => {
      const refused = await refusalOf(scriptOf(source))
      t.equal(refused?.message, undefined, JSON.stringify(source))
      t.ok(isPublished(source), JSON.stringify(source))
    }),
    runs,
  )
})

t.test('YAML, JSON and an object give the same script', async t => {
  await fc.assert(
    fc.asyncProperty(validScript, async source => {
      const { source: _, ...fromObject } = await scriptOf(source)
      for (const text of [
        stringify(source),
        JSON.stringify(source),
        JSON.stringify(source, null, 1),
      ]) {
        const read = await readScript(text, 's')
        const steps = read.steps.map(step => ({ ...step, line: null }))
        t.same({ ...read, steps }, { source: 's', ...fromObject }, text)
      }
    }),
    runs,
  )
})

/** The ways to the objects of a script whose keys are fixed. */
function fixedObjects(
  value: unknown,
  path: readonly (string | number)[] = [],
): (string | number)[][] {
  const free = ['answers', 'headers', 'body', 'protocol', 'is', 'exactly', 'probabilities']
  if (free.includes(String(path.at(-1)))) return []
  if (Array.isArray(value)) return value.flatMap((item, at) => fixedObjects(item, [...path, at]))
  if (!isObject(value)) return []
  const below = Object.entries(value).flatMap(([key, each]) => fixedObjects(each, [...path, key]))
  return [[...path], ...below]
}

const inserted = (value: unknown, [key, ...rest]: readonly (string | number)[]): unknown => {
  if (key === undefined) return { ...Object(value), unheard: 1 }
  if (Array.isArray(value))
    return value.map((item, at) => (at === key ? inserted(item, rest) : item))
  return { ...Object(value), [key]: inserted(Object(value)[key], rest) }
}

t.test(
  'a script with an unknown key is refused by its name and line, and by the schema',
  async t => {
    await fc.assert(
      fc.asyncProperty(validScript, fc.nat(), async (source, pick) => {
        const objects = fixedObjects(source)
        const wrong = inserted(source, objects[pick % objects.length] ?? [])
        const text = stringify(wrong, { lineWidth: 0 })
        const refused = await refusalOf(readScript(text, 's'))
        t.match(refused?.got, 'the unknown key "unheard"', text)
        t.match(text.split('\n')[(refused?.line ?? 0) - 1], 'unheard', text)
        t.notOk(isPublished(wrong), text)
      }),
      runs,
    )
  },
)

/** What the schema has no words for: a reader may refuse it where the schema does not. */
const beyond =
  /ends no earlier|the least ms|one of ms|each header once|regular expression|JSON Schema|template|as headers are/

t.test('the reader and the published schema agree on a script that is spoilt', async t => {
  const odd = fc.oneof(fc.jsonValue(), fc.constantFrom(0, -1, 1.5, '', '3..1', 'absent', [], {}))
  let refusals = 0
  await fc.assert(
    fc.asyncProperty(validScript, fc.nat(), odd, async (source, pick, value) => {
      const paths = leaves(source)
      const spoilt = replaced(source, paths[pick % paths.length] ?? [], value)
      const refused = await refusalOf(scriptOf(spoilt))
      if (refused !== null) refusals += 1
      if (refused !== null && beyond.test(refused.message)) return
      t.equal(
        isPublished(spoilt),
        refused === null,
        `${JSON.stringify(spoilt)} ${refused?.message}`,
      )
    }),
    { numRuns: 500, seed: 4 },
  )
  t.ok(refusals > 150, `${refusals} of 500 were refused`)
})

function leaves(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  const entries: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : isObject(value)
      ? Object.entries(value)
      : []
  return [[...path], ...entries.flatMap(([key, each]) => leaves(each, [...path, key]))]
}

const replaced = (value: unknown, path: readonly (string | number)[], other: unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return other
  if (Array.isArray(value))
    return value.map((item, at) => (at === key ? replaced(item, rest, other) : item))
  return { ...Object(value), [key]: replaced(Object(value)[key], rest, other) }
}
