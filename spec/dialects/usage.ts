import type { Asked } from '../asked.ts'

const CHARACTERS_PER_TOKEN = 4

/** Counts the tokens a request might cost: one for 4 characters of its text and questions, so that equal requests count alike. */
export const inputTokensOf = ({ text, questions }: Asked): number =>
  Math.ceil((text.length + JSON.stringify(questions).length) / CHARACTERS_PER_TOKEN)
