import type { Question } from '../../spec/nouns.ts'

/** Gives what may come of a question, as texts for a prompt, in the order of its options or levels; yes before no. */
export function outcomesOf(question: Question): string[] {
  const { type, criteria } = question
  if (type === 'noul') return [named('yes', criteria?.true), named('no', criteria?.false)]
  if (type === 'score') return [...criteria]
  return Object.entries(criteria).map(([option, description]) => named(option, description))
}

const named = (name: string, description = ''): string =>
  description === '' ? name : `${name}: ${description}`
