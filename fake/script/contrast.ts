import { alikeUntil, type Difference, differenceOf } from './difference.ts'
import type { Meeting } from './match.ts'
import type { Conditions, ValueCondition } from './script.ts'
import { textOfValue } from './value.ts'
import { isSecretHeader } from './view.ts'
import { actualOf, cut, expectedOf, type Hide, LONGEST, quoted } from './words.ts'

/** Says what a step wants of the field of a condition and what a request has there: at the first place that differs, where one value is wanted. */
export function contrast(
  field: string,
  when: Conditions,
  meeting: Meeting,
  place: number,
  hide: Hide,
): string {
  const difference = differenceAt(field, when, meeting, place)
  if (difference === null) {
    const expected = expectedOf(field, when, hide)
    return `${field}: expected ${expected}, got ${actualOf(field, meeting, place, hide)}`
  }
  const { at, wanted, got, places } = difference
  const [expected, actual] = apart(wanted, got, hide)
  const more =
    places === 2 ? ', and 1 more place differs' : `, and ${places - 1} more places differ`
  const where = at === '' ? field : `${field} ${cut(at, hide)}`
  return `${where}: expected ${expected}, got ${actual}${places === 1 ? '' : more}`
}

/** Gives how a field differs from the one value a step wants there; null where it wants no one value, or where it is secret. */
export function differenceAt(
  field: string,
  when: Conditions,
  meeting: Meeting,
  place: number,
): Difference | null {
  const condition = conditionOf(field, when)
  if (condition === undefined || !('is' in condition)) return null
  const { asked, request } = meeting
  if (field === 'body') return differenceOf(condition.is, meeting.body())
  if (field === 'state') return asked && differenceOf(condition.is, asked.state)
  if (field === 'instructions') {
    return differenceOf(condition.is, meeting.questions[place]?.[1].instructions)
  }
  const name = field.slice('headers.'.length)
  const value = Object.hasOwn(request.headers, name) ? request.headers[name] : undefined
  if (isSecretHeader(name) || value === undefined) return null
  return differenceOf(textOfValue(condition.is), value)
}

function conditionOf(field: string, when: Conditions): ValueCondition | undefined {
  if (field === 'body' || field === 'state' || field === 'instructions') return when[field]
  const condition = field.startsWith('headers.')
    ? when.headers?.[field.slice('headers.'.length)]
    : undefined
  return condition === 'absent' ? undefined : condition
}

// The characters shown before a difference.
const LEAD = 20

/** Shows two values that differ, long texts from shortly before they do. */
function apart(wanted: unknown, got: unknown, hide: Hide): [string, string] {
  if (typeof wanted !== 'string' || typeof got !== 'string') {
    return [quoted(wanted, hide), quoted(got, hide)]
  }
  const [one, other] = [hide(wanted), hide(got)]
  const start = alikeUntil(one, other) - LEAD
  return start < LEAD
    ? [quoted(one, hide), quoted(other, hide)]
    : [from(one, start, hide), from(other, start, hide)]
}

const from = (text: string, start: number, hide: Hide): string =>
  cut(`"...${JSON.stringify(text.slice(start, start + LONGEST + 1)).slice(1)}`, hide)
