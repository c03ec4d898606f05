import { grouped } from './figure-words.ts'

/** Writes a count with its noun, in the plural unless it is one. */
export const counted = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
