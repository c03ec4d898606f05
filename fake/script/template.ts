import { createRequire } from 'node:module'
import type Mustache from 'mustache'
import { isObject } from '../../spec/json-object.ts'
import type { AnswerForm } from './script.ts'
import { textOfValue } from './value.ts'
import type { TemplateView } from './view.ts'

/** Renders a mustache template: a text goes in as it is, any other value as compact JSON, nothing escaped; what is no template stays. */
export function renderText(text: string, view: TemplateView): string {
  if (!hasTags(text)) return text
  try {
    return writerOf().render(text, view)
  } catch {
    // Reading a script refuses a wrong template; what is left is an answer that is meant to be odd.
    return text
  }
}

/** Renders every text in a JSON value; names of members stay as they are. */
export function renderValue(value: unknown, view: TemplateView): unknown {
  if (typeof value === 'string') return renderText(value, view)
  if (typeof value !== 'object' || value === null || !isTemplated(value)) return value
  if (Array.isArray(value)) return value.map(item => renderValue(item, view))
  // Object.fromEntries defines properties, so a member named __proto__ stays a member.
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, renderValue(member, view)]),
  )
}

/** Renders the texts that an answer form gives: those of fields and of an exact value. */
export function renderForm(form: AnswerForm, view: TemplateView): AnswerForm {
  if (form.form === 'exactly') {
    const value = renderValue(form.value, view)
    return value === form.value ? form : { form: 'exactly', value }
  }
  if (form.form !== 'fields') return form
  const fields = renderValue(form.fields, view)
  return isObject(fields) && fields !== form.fields ? { form: 'fields', fields } : form
}

/** Gives mustache's tokens of a template, or null for a text without any tag; throws an Error that says what is not closed. */
export const tokensOf = (text: string): unknown => (hasTags(text) ? writerOf().parse(text) : null)

const hasTags = (text: string): boolean => text.includes('{{')

const known = new WeakMap<object, boolean>()

function isTemplated(value: object): boolean {
  const before = known.get(value)
  if (before !== undefined) return before
  const found = Object.values(value).some(member =>
    typeof member === 'string'
      ? hasTags(member)
      : typeof member === 'object' && member !== null && isTemplated(member),
  )
  known.set(value, found)
  return found
}

let writer: Mustache.Writer | undefined

function writerOf(): Mustache.Writer {
  writer ??= createWriter()
  return writer
}

function createWriter(): Mustache.Writer {
  // Most scripts hold no template, and a start takes 8 ms less without mustache.
  const { Writer }: typeof Mustache = createRequire(import.meta.url)('mustache')
  const made = new Writer()
  const insert = (token: readonly string[], context: Mustache.Context): string => {
    const value: unknown = context.lookup(token[1] ?? '')
    return value === undefined || value === null ? '' : textOfValue(value)
  }
  made.escapedValue = insert
  made.unescapedValue = insert
  return made
}
