import { chalkWordings } from './chalk-wordings.ts'
import { exactWordings } from './exact-wordings.ts'
import { hardWordings } from './hard-wordings.ts'

/** Other ways to put a question; `$1` and so on stand for what the pattern holds. */
export type Wording = {
  /** What the question reads like, as a family of the corpus writes it. */
  readonly pattern: RegExp
  /** True exactly where the question is not. */
  readonly negation: string
  /** True exactly where the question is. */
  readonly paraphrases: readonly [string, string, string]
}

const wordings: readonly Wording[] = [...chalkWordings, ...hardWordings, ...exactWordings]

/** A question put in other words. */
export type Reworded = { readonly negation: string; readonly paraphrases: readonly string[] }

/** Puts a yes/no question in other words; throws a RangeError for one the bank does not have. */
export function reworded(instructions: string): Reworded {
  const wording = wordings.find(({ pattern }) => pattern.test(instructions))
  if (wording === undefined) {
    throw new RangeError(`expected a question of the bank, got "${instructions}"`)
  }
  const put = (text: string): string => instructions.replace(wording.pattern, text)
  return { negation: put(wording.negation), paraphrases: wording.paraphrases.map(put) }
}
