import { tidy } from '../../spec/distribution.ts'
import { type JsonObject, ownValue } from '../../spec/json-object.ts'
import type { Question } from '../../spec/nouns.ts'
import { completeAnswer, SURE, shareOf } from './completion.ts'
import { answerNumber } from './number-answer.ts'
import type { AnswerForm } from './script.ts'

/**
 * Gives the answer a script wants for `question`: any JSON value, or undefined where the key is left out.
 *
 * `fallback` is what a conforming fake answers, undefined where that is unknown; what a form leaves
 * open is taken from there. A number and an option stand as the script has them, in their range or not.
 */
export function answerBy(
  form: AnswerForm,
  question: Question,
  fallback: JsonObject | undefined,
): unknown {
  switch (form.form) {
    case 'omit':
      return undefined
    case 'exactly':
      return form.value
    case 'number':
      return answerNumber(question, form.value)
    case 'option':
      return answerOption(question, form.value, fallback)
    case 'fields':
      return completeAnswer(question, form.fields, fallback)
  }
}

/** Says whether an answer of this form needs no other one beneath it. */
export const standsAlone = (form: AnswerForm | undefined): boolean =>
  form?.form === 'number' || form?.form === 'omit' || form?.form === 'exactly'

/** Answers with one option: of a choice, the level of a score by its text or number, or a side of a noul: true or yes, false or no. */
function answerOption(
  question: Question,
  option: string,
  fallback: JsonObject | undefined,
): JsonObject {
  const { type, criteria } = question
  if (type === 'choice') return completeAnswer(question, { choice: option }, fallback)
  if (type === 'score') {
    const named = criteria.indexOf(option)
    const score = named < 0 ? Object.keys(criteria).indexOf(option) : named
    if (score >= 0) return completeAnswer(question, { score }, fallback)
  }
  const isYes = sides.get(option)
  if (type === 'noul' && isYes !== undefined) {
    const noul = certaintyOf(ownValue(fallback, 'noul'))
    return completeAnswer(question, { noul: isYes ? noul : tidy(1 - noul) }, fallback)
  }
  // No such option: the script wants an answer of another type than its question.
  return { type: 'choice', choice: option, confidence: SURE }
}

// YAML 1.2 has yes and no as texts, and whoever writes one of them for a noul means this.
const sides = new Map<string, boolean>([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
])

function certaintyOf(noul: unknown): number {
  const share = shareOf(noul) ?? SURE
  return Math.max(share, 1 - share)
}
