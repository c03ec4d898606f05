import type { components } from '../../generated/types.ts'
import type { AnswerForm, AnswerRule } from '../script.ts'

type AnswerSource = components['schemas']['answer']

/** Writes answers out, in the order they are given in. */
export function answerRules(
  answers: Readonly<Record<string, AnswerSource | readonly AnswerSource[]>> = {},
): readonly AnswerRule[] {
  return Object.entries(answers).map(([glob, given]) => ({
    glob,
    forms: isList(given) ? given.map(answerForm) : [answerForm(given)],
  }))
}

function answerForm(source: AnswerSource): AnswerForm {
  if (typeof source === 'number') return { form: 'number', value: source }
  if (source === 'omit') return { form: 'omit' }
  if (typeof source === 'string') return { form: 'option', value: source }
  return Object.hasOwn(source, 'exactly')
    ? { form: 'exactly', value: source.exactly }
    : { form: 'fields', fields: source }
}

// Array.isArray narrows no readonly list.
const isList = (given: AnswerSource | readonly AnswerSource[]): given is readonly AnswerSource[] =>
  Array.isArray(given)
