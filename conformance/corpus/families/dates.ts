import type { Family, Next } from '../case.ts'
import { inPairs, noul } from '../drafting.ts'
import { pick, shuffled, some, whole } from '../drawing.ts'
import { tell } from '../prose.ts'
import { people } from '../vocabulary.ts'

const DAY_MS = 86_400_000
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
] as const

type Format = (day: Date) => string

const formats: readonly Format[] = [
  day => day.toISOString().slice(0, 10),
  day => `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`,
  day => `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`,
  day => `day ${dayOfYear(day)} of ${day.getUTCFullYear()}`,
]

const dayOfYear = (day: Date): number =>
  (day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / DAY_MS + 1

const events = [
  ...['audit', 'demo', 'handover', 'interview', 'launch', 'migration', 'review', 'rollback'],
  ...['survey', 'training', 'upgrade', 'workshop'],
] as const

// By depth: how many days at most lie between the two.
const spans = [400, 120, 30, 9, 3] as const

/** Writes when something was: as a date, or from the day something else was. */
function dated(next: Next, name: string, day: Date, wording: number): string {
  const format = pick(next, formats)
  if (wording === 0) return `The ${name} was on ${format(day)}.`
  const days = whole(next, 2, 40)
  const before = new Date(day.getTime() - days * DAY_MS)
  const after = `The ${name} was ${days} days after ${format(before)}.`
  const later = new Date(day.getTime() + 7 * DAY_MS)
  return wording === 1 ? after : `The ${name} was a week before ${format(later)}.`
}

/** The order of two days in mixed formats. */
export const dates: Family = {
  id: 'dates',
  type: 'noul',
  level: 'D3',
  says: 'Which of two days was first, in mixed formats and by durations, up to three days apart at the deepest.',
  truth: 'hard',
  generate: inPairs(3, (next, { isYes, depth, wording }) => {
    const names = some(next, events, depth + 1)
    const [one = '', other = ''] = names
    const first = Date.UTC(whole(next, 2019, 2026), whole(next, 0, 11), whole(next, 1, 28))
    const gap = whole(next, 1, spans[depth - 1] ?? 3) * DAY_MS
    const [early, late] = isYes ? [one, other] : [other, one]
    const told = names.map(name => {
      const shift = name === early ? 0 : name === late ? gap : whole(next, -40, 40) * DAY_MS
      return dated(next, name, new Date(first + shift), wording)
    })
    const by = `All of it was planned by ${pick(next, people)}.`
    return {
      state: tell(next, [...shuffled(next, told), by]),
      question: noul(
        pick(next, [
          `Was the ${one} before the ${other}?`,
          `Did the ${one} come earlier than the ${other}?`,
        ]),
      ),
    }
  }),
}
