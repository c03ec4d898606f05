import { whole } from '../wording.ts'

/** Writes a count with its noun, in the plural unless it is one. */
export const counted = (count: number, noun: string): string =>
  `${whole(count)} ${noun}${count === 1 ? '' : 's'}`
