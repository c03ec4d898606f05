import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { createFake } from '../../fake/index.ts'
import { readScriptFile } from '../../fake/script/read.ts'
import { isObject } from '../../spec/json-object.ts'
import { exchange, type Seen } from './curl.ts'
import { type Exchange, readDialogue } from './dialogue.ts'

const folder = join(import.meta.dirname, '../../../examples/scripts')
const scripts = readdirSync(folder).filter(name => name.endsWith('.yaml'))

/** Names what of `expected` is not in `got`: of an object each key, of which `absent` is not to be there. */
function missing(got: unknown, expected: unknown, at: string): string[] {
  if (isObject(expected)) {
    const held = isObject(got) ? got : {}
    const others = isObject(got) ? [] : [`${at}: no object`]
    const within = Object.entries(expected).flatMap(([key, value]) =>
      value === 'absent'
        ? Object.keys(held).flatMap(name => (name === key ? [`${at}/${key}: is there`] : []))
        : missing(held[key], value, `${at}/${key}`),
    )
    return [...others, ...within]
  }
  const [one, other] = [JSON.stringify(got), JSON.stringify(expected)]
  return one === other ? [] : [`${at}: expected ${other}, got ${one}`]
}

/** Says what is not as the dialogue promises. */
function broken({ outcome, expected }: Exchange, seen: Seen): string[] {
  const { answers, body, text, base64, headers = {}, after = 0, ...others } = expected
  const held = seen.body.toString()
  const json = () => JSON.parse(held)
  return [
    ...Object.keys(others).map(name => `the dialogue promises ${name}, which is nothing`),
    ...(outcome.split(' or ').includes(seen.outcome)
      ? []
      : [`expected ${outcome}, got ${seen.outcome} ${seen.says}`]),
    ...(answers === undefined ? [] : missing(json().answers, answers, 'answers')),
    ...(body === undefined ? [] : missing(typeof body === 'string' ? held : json(), body, 'body')),
    ...(text === undefined ? [] : missing(held, text, 'text')),
    ...(base64 === undefined ? [] : missing(seen.body.toString('base64'), base64, 'base64')),
    ...missing(seen.headers, headers, 'headers'),
    ...(seen.ms >= Number(after) ? [] : [`expected ${after} ms at least, got ${seen.ms}`]),
  ]
}

for (const name of scripts) {
  const path = join(folder, name)
  const dialogue = readDialogue(readFileSync(path, 'utf8'))

  t.test(`${name} does what its comment says, and every step of it is used`, async t => {
    const fake = await createFake({ script: await readScriptFile(path) })
    t.teardown(() => fake.stop())
    const received = t.testdir()
    for (const [index, each] of dialogue.entries()) {
      const seen = await exchange(fake.url, each, received)
      t.same(broken(each, seen), [], `exchange ${index + 1}: ${seen.body.toString().slice(0, 400)}`)
    }
    const { ok, text } = fake.verify()
    t.ok(ok, text)
  })
}
