import type { Program } from './program.ts'

/** Makes short names for pages. */
export const slug: Program = {
  name: 'slug',
  source: `
function words(title) {
  return title.toLowerCase().split(/[^a-z0-9]+/).filter(word => word !== '')
}
function slugOf(title, most) {
  const kept = []
  for (const word of words(title)) {
    const length = kept.join('-').length + word.length + (kept.length > 0 ? 1 : 0)
    if (length <= most) kept.push(word)
  }
  return kept.join('-')
}
function unique(wanted, taken) {
  let at = 2
  let name = wanted
  while (taken.includes(name) && at < 50) {
    name = wanted + '-' + at
    at += 1
  }
  return name
}
function initials(title) {
  return words(title).map(word => word[0]).join('')
}`,
  tests: [
    { id: 'words are in lower case', call: "words('Red Door')", gives: '["red","door"]' },
    { id: 'words leave signs out', call: "words('red, door!')", gives: '["red","door"]' },
    { id: 'words keep digits', call: "words('door 42')", gives: '["door","42"]' },
    { id: 'slugOf joins with hyphens', call: "slugOf('a red door', 20)", gives: '"a-red-door"' },
    {
      id: 'slugOf drops what does not fit',
      call: "slugOf('red door frames', 8)",
      gives: '"red-door"',
    },
    { id: 'slugOf fills the length', call: "slugOf('abc de f', 8)", gives: '"abc-de-f"' },
    { id: 'slugOf counts hyphens', call: "slugOf('abc de', 5)", gives: '"abc"' },
    { id: 'unique leaves a free name', call: "unique('door', ['wall'])", gives: '"door"' },
    { id: 'unique counts from two', call: "unique('door', ['door'])", gives: '"door-2"' },
    { id: 'unique counts on', call: "unique('door', ['door', 'door-2'])", gives: '"door-3"' },
    { id: 'initials takes first letters', call: "initials('a red door')", gives: '"ard"' },
    { id: 'initials of nothing', call: "initials('')", gives: '""' },
  ],
  faults: [
    {
      id: 'upper-case',
      from: 'toLowerCase()',
      to: 'toString()',
      fix: 'words no longer lowered the case, so capitals were cut off as signs; call toLowerCase',
    },
    {
      id: 'digits-cut',
      from: 'a-z0-9]',
      to: 'a-z]',
      fix: 'words took digits for signs; the class is a-z0-9',
    },
    {
      id: 'empty-kept',
      from: "word !== ''",
      to: 'true',
      fix: 'words kept empty parts; filter them out',
    },
    {
      id: 'short-dropped',
      from: "word !== ''",
      to: 'word.length > 1',
      fix: 'words dropped words of one letter; drop the empty ones alone',
    },
    {
      id: 'length-excluded',
      from: 'length <= most',
      to: 'length < most',
      fix: 'slugOf kept one character unused; compare with <=',
    },
    {
      id: 'hyphens-uncounted',
      from: '(kept.length > 0 ? 1 : 0)',
      to: '0',
      fix: 'slugOf forgot to count the hyphen before a word; add 1 after the first',
    },
    {
      id: 'hyphen-counted-twice',
      from: '(kept.length > 0 ? 1 : 0)',
      to: '(kept.length > 0 ? 2 : 0)',
      fix: 'slugOf counted the hyphen before a word twice; it is 1',
    },
    {
      id: 'underscores',
      from: "}\n  return kept.join('-')",
      to: "}\n  return kept.join('_')",
      fix: 'slugOf returned words joined with underscores; join with hyphens',
    },
    {
      id: 'counts-from-one',
      from: 'let at = 2',
      to: 'let at = 1',
      fix: 'unique started at 1; the second of a name is 2',
    },
    {
      id: 'counts-from-three',
      from: 'let at = 2',
      to: 'let at = 3',
      fix: 'unique started at 3 and left 2 out; start at 2',
    },
    {
      id: 'no-second-look',
      from: 'while (taken.includes(name) && at < 50)',
      to: 'if (taken.includes(name))',
      fix: 'unique looked once and could return a taken name; look again in a loop',
    },
    {
      id: 'always-numbered',
      from: 'let name = wanted',
      to: 'let name = taken[0]',
      fix: 'unique started from a taken name; start from the wanted one',
    },
    {
      id: 'last-letters',
      from: 'word[0]',
      to: 'word[word.length - 1]',
      fix: 'initials took the last letter of each word; the first has index 0',
    },
    {
      id: 'second-letters',
      from: 'word[0]',
      to: 'word.slice(0, 2)',
      fix: 'initials took two letters of each word; take the first alone',
    },
    {
      id: 'initials-spaced',
      from: "word[0]).join('')",
      to: "word[0]).join('.')",
      fix: 'initials put points between letters; join with nothing',
    },
  ],
}
