import type { Program } from './program.ts'

/** Finds free time between bookings, in minutes of a day. */
export const schedule: Program = {
  name: 'schedule',
  source: `
function overlaps(one, other) {
  return one.from < other.to && other.from < one.to
}
function canBook(bookings, wanted) {
  return wanted.from < wanted.to && !bookings.some(booking => overlaps(booking, wanted))
}
function gaps(bookings, from, to) {
  const found = []
  let at = from
  for (const booking of [...bookings].sort((one, other) => one.from - other.from)) {
    if (booking.from > at) found.push([at, booking.from])
    at = Math.max(at, booking.to)
  }
  if (at < to) found.push([at, to])
  return found
}
function longestGap(bookings, from, to) {
  return Math.max(0, ...gaps(bookings, from, to).map(gap => gap[1] - gap[0]))
}
function booked(bookings) {
  return bookings.reduce((sum, booking) => sum + booking.to - booking.from, 0)
}
const early = { from: 60, to: 120 }
const late = { from: 300, to: 330 }`,
  tests: [
    {
      id: 'overlaps sees a common minute',
      call: 'overlaps({ from: 0, to: 61 }, early)',
      gives: 'true',
    },
    {
      id: 'overlaps lets neighbours be',
      call: 'overlaps({ from: 0, to: 60 }, early)',
      gives: 'false',
    },
    {
      id: 'overlaps lets the next be',
      call: 'overlaps({ from: 120, to: 150 }, early)',
      gives: 'false',
    },
    { id: 'overlaps works both ways', call: 'overlaps(late, early)', gives: 'false' },
    { id: 'canBook takes free time', call: 'canBook([early], late)', gives: 'true' },
    {
      id: 'canBook refuses taken time',
      call: 'canBook([early, late], { from: 100, to: 130 })',
      gives: 'false',
    },
    { id: 'canBook refuses empty time', call: 'canBook([], { from: 9, to: 9 })', gives: 'false' },
    {
      id: 'gaps finds what is between',
      call: 'gaps([early, late], 60, 330)',
      gives: '[[120,300]]',
    },
    { id: 'gaps sorts bookings', call: 'gaps([late, early], 60, 330)', gives: '[[120,300]]' },
    { id: 'gaps sees the end', call: 'gaps([early], 60, 150)', gives: '[[120,150]]' },
    {
      id: 'gaps sees a booking inside another',
      call: 'gaps([{ from: 0, to: 90 }, { from: 10, to: 20 }], 0, 90)',
      gives: '[]',
    },
    { id: 'longestGap finds the longest', call: 'longestGap([early, late], 0, 340)', gives: '180' },
    { id: 'booked adds lengths', call: 'booked([early, late])', gives: '90' },
  ],
  faults: [
    {
      id: 'neighbours-overlap',
      from: 'one.from < other.to',
      to: 'one.from <= other.to',
      fix: 'overlaps took a start at the end of another for an overlap; compare starts and ends with <',
    },
    {
      id: 'ends-touch',
      from: 'other.from < one.to',
      to: 'other.from <= one.to',
      fix: 'overlaps counted an end at the start of another; the second comparison is <',
    },
    {
      id: 'either-side',
      from: 'other.to && other.from',
      to: 'other.to || other.from',
      fix: 'overlaps joined its two comparisons with or; both have to hold',
    },
    {
      id: 'one-side',
      from: ' && other.from < one.to',
      to: '',
      fix: 'overlaps had lost its second comparison; the other has to start before this one ends',
    },
    {
      id: 'empty-booked',
      from: 'wanted.from < wanted.to &&',
      to: 'wanted.from <= wanted.to &&',
      fix: 'canBook took a booking without length; from has to be before to',
    },
    {
      id: 'no-length-check',
      from: 'wanted.from < wanted.to && !',
      to: '!',
      fix: 'canBook no longer looked whether the wanted time has a length; check from < to',
    },
    {
      id: 'every-booking',
      from: 'bookings.some',
      to: 'bookings.every',
      fix: 'canBook refused only what overlaps every booking; one is enough, use some',
    },
    {
      id: 'inverted',
      from: '!bookings.some',
      to: 'bookings.some',
      fix: 'canBook had lost its not; time is free where no booking overlaps',
    },
    {
      id: 'unsorted',
      from: '.sort((one, other) => one.from - other.from)',
      to: '',
      fix: 'gaps walked through bookings unsorted; sort them by their start',
    },
    {
      id: 'sorted-backwards',
      from: 'one.from - other.from)',
      to: 'other.from - one.from)',
      fix: 'gaps sorted bookings backwards; subtract the other from the one',
    },
    {
      id: 'end-forgotten',
      from: 'if (at < to) found.push([at, to])',
      to: '',
      fix: 'gaps left out the time after the last booking; push it where there is some',
    },
    {
      id: 'inner-end',
      from: 'Math.max(at, booking.to)',
      to: 'booking.to',
      fix: 'gaps moved back to the end of a booking inside another; take the later of both ends',
    },
    {
      id: 'shortest-gap',
      from: 'Math.max(0, ...gaps',
      to: 'Math.min(1440, ...gaps',
      fix: 'longestGap took the least; it is the largest, or 0',
    },
    {
      id: 'starts-subtracted',
      from: 'booking.to - booking.from, 0)',
      to: 'booking.from - booking.to, 0)',
      fix: 'booked subtracted the wrong way round; to minus from',
    },
    {
      id: 'starts-added',
      from: 'sum + booking.to - booking.from',
      to: 'sum + booking.from',
      fix: 'booked added up starts; the length is to minus from',
    },
    {
      id: 'lengths-doubled',
      from: 'sum + booking.to - booking.from',
      to: 'sum + 2 * (booking.to - booking.from)',
      fix: 'booked counted each length twice; the factor 2 is wrong',
    },
    {
      id: 'ends-added',
      from: 'sum + booking.to - booking.from',
      to: 'sum + booking.to',
      fix: 'booked added up ends; the length is to minus from',
    },
  ],
}
