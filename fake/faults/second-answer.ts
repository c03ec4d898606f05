import { isObject, type JsonObject } from '../../spec/json-object.ts'
import { parseJson } from '../json.ts'
import { aroundFirst } from './json-text.ts'

/** Gives a body whose first answer comes a second time, at the end and changed; without answers, its first field with null. */
export function withSecondFirst(body: Buffer): Buffer {
  const value = parseJson(body)
  const held = isObject(value) ? value : {}
  const answers = held['answers']
  const [key] = isObject(answers) ? Object.keys(answers) : []
  if (!isObject(answers) || key === undefined) return withRepeatedField(body, held)
  const doubled = appended(answers, key, turned(answers[key]))
  const fields = Object.entries(held).map(([name, field]) =>
    name === 'answers' ? `"answers":${doubled}` : fieldOf(name, field),
  )
  return Buffer.from(`{${fields.join(',')}}`)
}

function withRepeatedField(body: Buffer, held: JsonObject): Buffer {
  const [name] = Object.keys(held)
  const { before, after } = aroundFirst(body)
  return Buffer.concat([before, Buffer.from(fieldOf(name ?? 'twice', null)), after])
}

const fieldOf = (name: string, value: unknown): string =>
  `${JSON.stringify(name)}:${JSON.stringify(value)}`

const appended = (object: JsonObject, name: string, value: unknown): string => {
  const fields = Object.entries(object).map(([each, held]) => fieldOf(each, held))
  return `{${[...fields, fieldOf(name, value)].join(',')}}`
}

/** Gives another answer than `answer`: what is a share of 1 becomes the rest. */
function turned(answer: unknown): unknown {
  if (!isObject(answer)) return null
  const shares = ['noul', 'confidence'].filter(name => typeof answer[name] === 'number')
  return {
    ...answer,
    ...Object.fromEntries(shares.map(name => [name, 1 - Number(answer[name])])),
  }
}
