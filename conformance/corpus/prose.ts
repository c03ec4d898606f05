import type { Next } from './case.ts'
import { comesTrue, pick, whole } from './drawing.ts'
import { people, rooms, services, weekdays } from './vocabulary.ts'

/** Draws a sentence that has nothing to do with any question asked here. */
export function distraction(next: Next): string {
  const person = pick(next, people)
  const day = pick(next, weekdays)
  const number = whole(next, 2, 98)
  const room = pick(next, rooms)
  return pick(next, [
    `${person} wrote this down on ${day}.`,
    `The page about ${pick(next, services)} was last edited ${number} days ago.`,
    `${person} and ${pick(next, people)} painted ${room} on ${day}.`,
    `There are ${number} chairs in ${room}.`,
    `Tea is served in ${room} on ${day}.`,
    `${person} keeps ${number} postcards in ${room}.`,
    `Lunch on ${day} was late by ${number} minutes.`,
    `${person} has worked here for ${number} months.`,
    `The window of ${room} was mended on ${day}.`,
    `${person} asked for a second copy of this note, number ${number}.`,
  ])
}

/** Joins sentences, in their order, with up to three distractions among them. */
export function tell(next: Next, sentences: readonly string[]): string {
  const told = [...sentences]
  for (let count = whole(next, 0, 3); count > 0; count -= 1) {
    told.splice(whole(next, 0, told.length), 0, distraction(next))
  }
  return told.join(comesTrue(next, 0.25) ? '\n' : ' ')
}

/** Writes names as a list that ends in `and`. */
export const listed = (names: readonly string[], last = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Writes a small number as a word. */
export const numeral = (count: number): string => numerals[count] ?? String(count)

/** Starts a sentence with a capital letter. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
