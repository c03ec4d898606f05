import type { components } from '../../generated/types.ts'
import { type Path, refusal } from '../problem.ts'
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
    const forms = isList(given)
      ? given.map((each, index) => answerForm(each, [...path, glob, index]))
      : [answerForm(given, [...path, glob])]
    return { glob, forms }
  })
}

function answerForm(source: AnswerSource, path: Path): AnswerForm {
  if (typeof source === 'number') return { form: 'number', value: source }
  if (source === 'omit') return { form: 'omit' }
  if (typeof source === 'string') return { form: 'option', value: optionOf(source, path) }
  return Object.hasOwn(source, 'exactly')
    ? { form: 'exactly', value: source.exactly }
    : { form: 'fields', fields: source }
}

/** Refuses a number in quotes: it would pick an option of that name, and a noul would get what it did not ask for. */
function optionOf(text: string, path: Path): string {
  if (text.trim() === '' || Number.isNaN(Number(text))) return text
  const hint = `For an option of that name write {choice: ${JSON.stringify(text)}}.`
  throw refusal(path, 'a number without quotes', JSON.stringify(text), hint)
}
