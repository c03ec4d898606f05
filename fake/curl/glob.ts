/**
 * Says whether a whole text matches a pattern of the shell (POSIX.1-2017, 2.13.1): `*`, `?`, `[a-z]`, `[!a]`, `[^a]`, `[[:digit:]]` and `\` before a character to take as it is.
 *
 * Characters are code points, ranges follow their numbers, and a `[` without its `]` is a plain character.
 */
export const matchesGlob = (text: string, glob: string): boolean => expressionOf(glob).test(text)

const TOKEN =
  /\\(?<escaped>.)|(?<many>\*+)|(?<one>\?)|\[(?<not>[!^]?)(?<set>\]?(?:\[:\w+:\]|\\.|[^\]\\])*)\]|(?<plain>.)/gsu

function expressionOf(glob: string): RegExp {
  let source = ''
  for (const { groups = {} } of glob.matchAll(TOKEN)) {
    const { escaped, many, one, not, set, plain } = groups
    if (many !== undefined) source += '.*'
    else if (one !== undefined) source += '.'
    else if (set !== undefined) source += bracketOf(set, not === '' ? '' : '^')
    else source += literal(escaped ?? plain ?? '')
  }
  return new RegExp(`^(?:${source})$`, 'su')
}

const classes: Readonly<Record<string, string>> = {
  alnum: 'A-Za-z0-9',
  alpha: 'A-Za-z',
  blank: ' \\t',
  cntrl: '\\0-\\x1f\\x7f',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\s',
  upper: 'A-Z',
  word: '\\w',
  xdigit: 'A-Fa-f0-9',
}

const MEMBER = /\[:(?<name>\w+):\]|(?<from>\\.|[^\\])-(?<to>\\.|[^\\])|\\?(?<single>.)/gsu

function bracketOf(set: string, not: string): string {
  let source = ''
  for (const { groups = {} } of set.matchAll(MEMBER)) {
    const { name, from, to, single } = groups
    if (name !== undefined) source += classes[name] ?? ''
    else if (from !== undefined && to !== undefined) source += rangeOf(from, to)
    else source += literal(single ?? '')
  }
  return `[${not}${source}]`
}

// A range that runs backwards holds nothing, where a regular expression would refuse it.
function rangeOf(from: string, to: string): string {
  const [first, last] = [from, to].map(end => (end.length > 1 ? end.replace('\\', '') : end))
  const [low = 0, high = 0] = [first, last].map(end => end?.codePointAt(0))
  return low > high ? '' : `\\u{${low.toString(16)}}-\\u{${high.toString(16)}}`
}

const literal = (character: string): string =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
