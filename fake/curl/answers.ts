import type { Question } from '../../spec/nouns.ts'
import { comparePoints } from '../code-points.ts'
import { answerNumber } from '../script/number-answer.ts'
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
      const form = rule?.forms[0] ?? UNSURE
      const given = form.form === 'number' ? answerNumber(question, form.value) : undefined
      // Written by hand: an object would move keys that are numbers to its front.
      return given === undefined ? [] : [`${JSON.stringify(key)}:${JSON.stringify(given)}`]
    })
  const version = protocol === null ? '' : `,"protocol":${protocol}`
  return `{"model":"fake-decider","answers":{${answers.join(',')}},"latency_ms":1${version}}`
}

const UNSURE: AnswerForm = { form: 'number', value: 0.5 }
