import type { Family, Next } from '../case.ts'
import { inPairs, noul } from '../drafting.ts'
import { pick, shuffled, some, whole } from '../drawing.ts'
import { tell } from '../prose.ts'
import { inventions, services } from '../vocabulary.ts'

type Rule = readonly [from: string, to: string]

const wordings: readonly ((rule: Rule) => string)[] = [
  ([from, to]) => `Whatever is ${from} is ${to}.`,
  ([from, to]) => `If something is ${from}, then it is ${to} too.`,
  ([from, to]) => `Everything ${from} is ${to}.`,
]

/** Draws a chain to the last word, with one link taken elsewhere for a no, among as many rules that lead nowhere. */
function rulesOf(next: Next, chain: readonly string[], spare: readonly string[], isYes: boolean) {
  const links = chain.slice(1).map((to, at): Rule => [chain[at] ?? '', to])
  const broken = isYes ? -1 : whole(next, 0, links.length - 1)
  const [stranger = '', ...others] = spare
  const kept = links.map((link, at): Rule => (at === broken ? [stranger, link[1]] : link))
  const [first = '', second = ''] = some(next, others, 2)
  const astray = chain.slice(0, -1).map((from, at): Rule => [from, others[at + 2] ?? first])
  return [...kept, ...some(next, astray, Math.ceil(links.length / 2)), [first, second] as const]
}

/** Chains of rules about words without a meaning. */
export const rules: Family = {
  id: 'rules',
  type: 'noul',
  level: 'D3',
  says: 'Whether a chain of one to five rules leads from a fact to a claim, among rules that lead nowhere.',
  truth: 'hard',
  generate: inPairs(wordings.length, (next, { isYes, depth, wording }) => {
    const words = shuffled(next, inventions)
    const chain = words.slice(0, depth + 1)
    const thing = pick(next, services)
    const told = rulesOf(next, chain, words.slice(depth + 1, depth + 10), isYes)
    const write = wordings[wording] ?? String
    const closed = 'Nothing else is known, and what does not follow is not so.'
    const fact = `The ${thing} is ${chain[0]}.`
    return {
      state: tell(next, [...shuffled(next, [fact, ...told.map(write)]), closed]),
      question: noul(
        pick(next, [
          `Is the ${thing} ${chain.at(-1)}?`,
          `Does it follow that the ${thing} is ${chain.at(-1)}?`,
        ]),
      ),
    }
  }),
}
