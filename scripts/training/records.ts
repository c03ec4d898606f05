import type { Next } from '../../conformance/corpus/case.ts'
import { comesTrue, pick, shuffled, some, whole } from '../../conformance/corpus/drawing.ts'
import { people, services } from '../../conformance/corpus/vocabulary.ts'
import { flatten } from '../../reference/prompt/flattening.ts'
import type { Question } from '../../spec/nouns.ts'
import { type Asked, type Known, oneOf, sure } from './known.ts'

const fields: Readonly<Record<string, readonly string[]>> = {
  status: ['open', 'closed', 'paid', 'pending', 'failed', 'done'],
  colour: ['red', 'green', 'blue', 'black', 'white'],
  level: ['low', 'medium', 'high'],
  owner: people.slice(0, 12),
  service: services.slice(0, 12),
  active: ['true', 'false'],
  region: ['north', 'south', 'east', 'west'],
}

/** A record of fields, as a state that is an object or a list of such, and what its fields are. */
export function record(next: Next): Known {
  const names = some(next, Object.keys(fields), whole(next, 2, 5))
  const one = Object.fromEntries(names.map(name => [name, pick(next, fields[name] ?? [])]))
  const noun = pick(next, ['ticket', 'order', 'record', 'item'])
  const state = pick(next, [one, { [noun]: one }, [one]])
  const [first = 'status'] = names
  return {
    family: 'records',
    state: flatten(state),
    questions: [
      ...[...names, ...names].map(name => whether(next, noun, name, one[name] ?? '')),
      which(next, noun, first, one[first] ?? ''),
    ],
  }
}

function whether(next: Next, noun: string, name: string, value: string): Asked {
  const asked = comesTrue(next, 0.4) ? value : pick(next, fields[name] ?? [])
  const question: Question = {
    type: 'noul',
    instructions: pick(next, [
      `Is the ${name} ${asked}?`,
      `Is ${asked} the ${name} of the ${noun}?`,
    ]),
    ...(comesTrue(next, 0.2) && {
      criteria: { true: `The ${name} is ${asked}.`, false: `The ${name} is another.` },
    }),
  }
  return { question, target: sure(asked === value) }
}

function which(next: Next, noun: string, name: string, value: string): Asked {
  const others = (fields[name] ?? []).filter(each => each !== value)
  const options = shuffled(next, [value, ...some(next, others, whole(next, 1, 4))])
  const question: Question = {
    type: 'choice',
    instructions: pick(next, [`What is the ${name}?`, `Which ${name} has the ${noun}?`]),
    criteria: Object.fromEntries(options.map(each => [each, `The ${name} is ${each}.`])),
  }
  return { question, target: oneOf(options, value) }
}
