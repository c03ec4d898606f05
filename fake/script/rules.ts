import { globCheck, isLiteral } from '../glob.ts'
import type { AnswerForm, AnswerRule } from './script.ts'

/** Gives what a list of rules answers a key that is asked for the `count`th time; undefined where it says nothing of it. */
export type FormFinder = (key: string, count: number) => AnswerForm | undefined

type Placed = { readonly rule: AnswerRule; readonly place: number }
type Open = Placed & { readonly isKey: (key: string) => boolean }

/** Gives the finder of `rules`, made once for each list: a key looks at the rules with a `*` and at its own, not at all. */
export function formFinder(rules: readonly AnswerRule[]): FormFinder {
  const known = finders.get(rules)
  if (known !== undefined) return known
  const made = makeFinder(rules)
  finders.set(rules, made)
  return made
}

const finders = new WeakMap<readonly AnswerRule[], FormFinder>()

function makeFinder(rules: readonly AnswerRule[]): FormFinder {
  const named = new Map<string, Placed>()
  const open: Open[] = []
  for (const [place, rule] of rules.entries()) {
    if (!isLiteral(rule.glob)) open.push({ rule, place, isKey: globCheck(rule.glob) })
    else if (!named.has(rule.glob)) named.set(rule.glob, { rule, place })
  }
  return (key, count) => {
    const own = named.get(key)
    const before = own?.place ?? Infinity
    const wider = open.find(({ place, isKey }) => place < before && isKey(key))
    const forms = (wider ?? own)?.rule.forms ?? []
    return forms[Math.min(count, forms.length) - 1]
  }
}
