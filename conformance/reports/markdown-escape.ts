import { visible, visibleLines } from './visible.ts'

/**
 * Escapes text for a line of GitHub Flavored Markdown: nothing in it formats, links, mentions or is HTML;
 * an address stands as code.
 *
 * Every ASCII punctuation may be escaped by a backslash (CommonMark section 2.4). A mention, a
 * reference or a bare address is found after that, so an empty comment parts what it looks for.
 */
export const prose = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, at) => (at % 2 === 1 ? code(part) : escaped(part, at === 0)))
    .join('')

// Nothing of it ends code, a cell of a table or the sentence it stands in.
const ADDRESS = /(https?:\/\/[\w.:[\]%/?&=~+-]*[\w/])/

const escaped = (text: string, isStart: boolean): string =>
  parted(
    withEntities(text)
      .replace(/[\\`*_{}[\]()!|~^$]/g, '\\$&')
      .replace(isStart ? /^(\s*\d*)([-+=#.)])/ : /(?!)/, '$1\\$2'),
  )

/** Escapes text for a line of HTML within Markdown, where a backslash stands for itself (CommonMark section 4.6). */
export const summary = (text: string): string => parted(withEntities(text))

const withEntities = (text: string): string =>
  visible(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const parted = (text: string): string =>
  text.replace(/(?<=[@#])(?=\w)|(?<=:)(?=\/\/)|(?<=www)(?=\.)|(?<=[Gg][Hh])(?=-)/g, '<!-- -->')

/** Writes text as inline code, whatever backticks it holds (CommonMark section 6.1). */
export function code(text: string): string {
  const shown = visible(text)
  if (shown === '') return '(empty)'
  const fence = '`'.repeat(longestRun(shown) + 1)
  const pad = /^[ `]|[ `]$/.test(shown) ? ' ' : ''
  return `${fence}${pad}${shown}${pad}${fence}`
}

/** Writes text as a block of code, whatever fences it holds (CommonMark section 4.5). */
export function fenced(text: string, language = 'text'): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${fence}${language}\n${visibleLines(text)}\n${fence}`
}

const longestRun = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length))
