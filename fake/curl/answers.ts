import type { Question } from '../../spec/nouns.ts'
import type { AnswerForm } from '../script/script.ts'
import type { Scripted } from './environment.ts'
import { matchesGlob } from './glob.ts'

/** Writes the response of a decider as compact JSON: the questions in the order of their keys, the first rule that matches a key deciding it. */
export function respond(
  questions: Readonly<Record<string, Question>>,
  { rules, protocol }: Pick<Scripted, 'rules' | 'protocol'>,
): string {
  const answers = Object.entries(questions)
    .sort(([one], [other]) => comparePoints(one, other))
    .flatMap(([key, question]) => {
      const rule = rules.find(({ glob }) => matchesGlob(key, glob))
      const given = answered(rule?.forms[0] ?? UNSURE, question)
      // Written by hand: an object would move keys that are numbers to its front.
      return given === undefined ? [] : [`${JSON.stringify(key)}:${JSON.stringify(given)}`]
    })
  const version = protocol === null ? '' : `,"protocol":${protocol}`
  return `{"model":"fake-decider","answers":{${answers.join(',')}},"latency_ms":1${version}}`
}

const UNSURE: AnswerForm = { form: 'number', value: 0.5 }

function answered(form: AnswerForm, { type, criteria }: Question): unknown {
  if (form.form !== 'number') return undefined
  if (type === 'noul') return { type, noul: form.value }
  if (type === 'score') return { type, score: 0, confidence: form.value }
  const [choice] = Object.keys(criteria).sort(comparePoints)
  return { type, choice, confidence: form.value }
}

// By code points, as jq sorts; UTF-8 keeps their order and UTF-16 does not.
const comparePoints = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other))
