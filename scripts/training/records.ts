import type { Next } from '../../conformance/corpus/case.ts'
import { pick, some, whole } from '../../conformance/corpus/drawing.ts'
import { people, services } from '../../conformance/corpus/vocabulary.ts'
import { flatten } from '../../reference/prompt/flattening.ts'
import type { Question } from '../../spec/nouns.ts'
import type { Known } from './known.ts'

const fields: Readonly<Record<string, readonly string[]>> = {
  status: ['open', 'closed', 'paid', 'pending', 'failed', 'done'],
  colour: ['red', 'green', 'blue', 'black', 'white'],
  level: ['low', 'medium', 'high'],
  owner: people.slice(0, 12),
  service: services.slice(0, 12),
  active: ['true', 'false'],
  region: ['north', 'south', 'east', 'west'],
}

/** A record of fields, as a state that is an object or a list of such, and what one of its fields is. */
export function record(next: Next): Known {
  const names = some(next, Object.keys(fields), whole(next, 2, 5))
  const one = Object.fromEntries(names.map(name => [name, pick(next, fields[name] ?? [])]))
  const [name = 'status'] = names
  const values = fields[name] ?? []
  const value = one[name] ?? ''
  const asked = next() < 0.5 ? value : pick(next, values)
  const options = [
    value,
    ...some(
      next,
      values.filter(each => each !== value),
      whole(next, 1, 4),
    ),
  ]
  const ordered = some(next, options, options.length)
  const noun = pick(next, ['ticket', 'order', 'record', 'item'])
  const state = pick(next, [one, { [noun]: one }, [one]])
  const yes: Question = {
    type: 'noul',
    instructions: pick(next, [
      `Is the ${name} ${asked}?`,
      `Is ${asked} the ${name} of the ${noun}?`,
    ]),
    ...(next() < 0.3 && {
      criteria: { true: `The ${name} is ${asked}.`, false: `The ${name} is another.` },
    }),
  }
  const choice: Question = {
    type: 'choice',
    instructions: pick(next, [`What is the ${name}?`, `Which ${name} has the ${noun}?`]),
    criteria: Object.fromEntries(ordered.map(each => [each, `The ${name} is ${each}.`])),
  }
  return {
    family: 'records',
    state: flatten(state),
    questions: [
      { question: yes, target: asked === value ? [1, 0] : [0, 1] },
      { question: choice, target: ordered.map(each => (each === value ? 1 : 0)) },
    ],
  }
}
