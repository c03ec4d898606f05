import type { Program } from './program.ts'

/** Reads and writes lengths of time. */
export const duration: Program = {
  name: 'duration',
  source: `
const seconds = { s: 1, m: 60, h: 3600, d: 86400 }
function parse(text) {
  let total = 0
  for (const part of text.trim().split(' ')) {
    const count = Number(part.slice(0, -1))
    total += count * (seconds[part.slice(-1)] || 0)
  }
  return total
}
function format(total) {
  const hours = Math.floor(total / 3600)
  const minutes = Math.floor((total % 3600) / 60)
  return hours + ':' + String(minutes).padStart(2, '0')
}
function longest(texts) {
  return texts.reduce((best, text) => (parse(text) > parse(best) ? text : best), '0s')
}
function within(text, limit) {
  return parse(text) <= parse(limit)
}`,
  tests: [
    { id: 'parse reads seconds', call: "parse('45s')", gives: '45' },
    { id: 'parse reads minutes', call: "parse('5m')", gives: '300' },
    { id: 'parse reads hours', call: "parse('2h')", gives: '7200' },
    { id: 'parse reads days', call: "parse('1d')", gives: '86400' },
    { id: 'parse adds parts', call: "parse('1h 30m')", gives: '5400' },
    { id: 'parse ignores blanks around', call: "parse('  5s ')", gives: '5' },
    { id: 'format writes hours and minutes', call: 'format(45000)', gives: '"12:30"' },
    { id: 'format pads minutes', call: 'format(3900)', gives: '"1:05"' },
    { id: 'longest finds the longest', call: "longest(['50s', '2h', '90m'])", gives: '"2h"' },
    { id: 'longest keeps the first of equals', call: "longest(['60m', '1h'])", gives: '"60m"' },
    { id: 'within takes the limit itself', call: "within('60s', '1m')", gives: 'true' },
    { id: 'within refuses more', call: "within('61s', '1m')", gives: 'false' },
  ],
  faults: [
    {
      id: 'minute-of-6',
      from: 'm: 60',
      to: 'm: 6',
      fix: 'a minute had 6 seconds in the table of units; put 60 back',
    },
    {
      id: 'minute-of-90',
      from: 'm: 60',
      to: 'm: 90',
      fix: 'the table of units gave 90 seconds to a minute; it has 60',
    },
    {
      id: 'hour-of-360',
      from: 'h: 3600',
      to: 'h: 360',
      fix: 'the hour in the table of units had lost a zero; write 3600',
    },
    {
      id: 'day-of-hours',
      from: 'd: 86400',
      to: 'd: 24',
      fix: 'the day in the table of units was in hours; the table is in seconds, 86400',
    },
    {
      id: 'day-of-minutes',
      from: 'd: 86400',
      to: 'd: 1440',
      fix: 'the day in the table of units was in minutes; write 86400 seconds',
    },
    {
      id: 'day-of-864',
      from: 'd: 86400',
      to: 'd: 864',
      fix: 'the day in the table of units had lost two zeros; write 86400',
    },
    {
      id: 'day-of-week',
      from: 'd: 86400',
      to: 'd: 604800',
      fix: 'the table of units gave the seconds of a week to a day; a day has 86400',
    },
    {
      id: 'last-part-alone',
      from: 'total += count',
      to: 'total = count',
      fix: 'parse assigned each part to the total in place of adding it; use += again',
    },
    {
      id: 'last-digit-cut',
      from: 'part.slice(0, -1)',
      to: 'part.slice(0, -2)',
      fix: 'parse cut the last digit off with the unit; the unit is one character, slice to -1',
    },
    {
      id: 'unit-case',
      from: 'seconds[part.slice(-1)]',
      to: 'seconds[part.slice(-1).toUpperCase()]',
      fix: 'units were looked up in upper case while the table has lower case; drop toUpperCase',
    },
    {
      id: 'minutes-of-all',
      from: '(total % 3600) / 60',
      to: 'total / 60',
      fix: 'format wrote all minutes and not those beyond the full hours; take the remainder of 3600 first',
    },
    {
      id: 'no-padding',
      from: '.padStart(2, ',
      to: '.padStart(1, ',
      fix: 'minutes were padded to one digit; padStart takes 2',
    },
    {
      id: 'padded-with-blank',
      from: "'0')\n",
      to: "' ')\n",
      fix: 'minutes were padded with a blank; pad with the digit 0',
    },
    {
      id: 'shortest',
      from: 'parse(text) > parse(best)',
      to: 'parse(text) < parse(best)',
      fix: 'longest compared the wrong way round and never left its start; use > again',
    },
    {
      id: 'last-of-equals',
      from: 'parse(text) > parse(best)',
      to: 'parse(text) >= parse(best)',
      fix: 'longest replaced the best by an equal one; compare with > so that the first stays',
    },
    {
      id: 'limit-excluded',
      from: '<= parse(limit)',
      to: '< parse(limit)',
      fix: 'within excluded the limit itself; compare with <=',
    },
    {
      id: 'limit-reversed',
      from: '<= parse(limit)',
      to: '>= parse(limit)',
      fix: 'within asked for at least the limit; it is the most that is allowed, so <=',
    },
  ],
}
