import { isObject } from '../../../spec/json-object.ts'
import { type Path, refusal } from '../problem.ts'

/** Says what is wrong with a template, or null where nothing is. */
export type CheckTemplate = (text: string) => string | null

/** Gives a text back that is a template; refuses one that is none. */
export function templateOf(text: string, path: Path, check: CheckTemplate): string {
  const wrong = check(text)
  if (wrong === null) return text
  throw refusal(path, 'a template', wrong)
}

/** Refuses the first text in a JSON value that is no template; names of members are no templates. */
export function checkTexts(value: unknown, path: Path, check: CheckTemplate): void {
  if (typeof value === 'string') templateOf(value, path, check)
  const members = Array.isArray(value) ? [...value.entries()] : []
  for (const [key, member] of isObject(value) ? Object.entries(value) : members) {
    checkTexts(member, [...path, key], check)
  }
}
