import type { components } from '../../generated/types.ts'
import type { Path } from '../problem.ts'
import type { AnswerForm, AnswerRule } from '../script.ts'
import { isList } from './list.ts'
import { type CheckTemplate, checkTexts } from './template.ts'

type AnswerSource = components['schemas']['answer']

/** Writes answers out, in the order they are given in; refuses a text that is no template. */
export function answerRules(
  answers: Readonly<Record<string, AnswerSource | readonly AnswerSource[]>> = {},
  path: Path,
  check: CheckTemplate,
): readonly AnswerRule[] {
  return Object.entries(answers).map(([glob, given]) => {
    if (typeof given === 'object') checkTexts(given, [...path, glob], check)
    return { glob, forms: isList(given) ? given.map(answerForm) : [answerForm(given)] }
  })
}

function answerForm(source: AnswerSource): AnswerForm {
  if (typeof source === 'number') return { form: 'number', value: source }
  if (source === 'omit') return { form: 'omit' }
  if (typeof source === 'string') return { form: 'option', value: source }
  return Object.hasOwn(source, 'exactly')
    ? { form: 'exactly', value: source.exactly }
    : { form: 'fields', fields: source }
}
