import { type Context, createContext, Script } from 'node:vm'

/** How long one search may take, in ms, before it is given up and has found nothing. */
const LONGEST_MS = 1000

// Some tenths of a second at worst; what may take more is searched on a timer, which costs a third of a ms.
const MOST_STEPS = 1e8

/**
 * Makes the check that a pattern is found in a text, from the text's start every time.
 *
 * A search that may backtrack for hours, since the pattern repeats what repeats or the text is long, is
 * given up after `longestMs`: nobody could stop a fake that is lost in one.
 */
export function patternCheck(
  pattern: RegExp,
  longestMs: number = LONGEST_MS,
): (text: string) => boolean {
  const { source, flags, sticky } = pattern
  // g would remember where it was, and y is held to the start.
  const kept = flags.replace(/[gy]/g, '')
  const search = new RegExp(sticky ? `(?<![^])(?:${source})` : source, kept)
  const effort = effortOf(source)
  let lost: string | null = null
  return text => {
    if (effort(text.length) <= MOST_STEPS) return search.test(text)
    // Whoever explains a miss asks again about the same text.
    if (text === lost) return false
    const found = searchOnTimer(search, text, longestMs)
    if (found !== null) return found
    givenUp.add(pattern)
    lost = text
    return false
  }
}

/** Says whether a search for this very pattern was once given up. */
export const wasGivenUp = (pattern: RegExp): boolean => givenUp.has(pattern)

const givenUp = new WeakSet<RegExp>()

/**
 * Gives about how many steps a search takes at worst in a text of some length: one more power for each
 * quantifier, and no bound where a group that is repeated can match the same text in more ways than one.
 */
export function effortOf(source: string): (length: number) => number {
  let quantifiers = 0
  const forks: number[] = []
  let inside = 0
  let isAmbiguous = false
  // An escape, a class, the start or the end of a group, a quantifier, an alternative.
  const parts =
    /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|<[^>]*>|[a-z-]*:))?|\)|[*+?|]|\{\d+(?:,\d*)?\}/gsu
  for (const { 0: part, index } of source.matchAll(parts)) {
    if (part.startsWith('(')) {
      forks.push(inside)
      inside = 0
    } else if (part === ')') {
      const isRepeated = /^(?:[*+]|\{\d+,?\d*\})/.test(source.slice(index + 1))
      if (isRepeated && inside > 0) isAmbiguous = true
      inside += forks.pop() ?? 0
    } else if (/^[*+?|{]/.test(part)) {
      inside += 1
      if (/^[*+{]/.test(part)) quantifiers += 1
    }
  }
  if (isAmbiguous) return length => 2 ** Math.min(length, 1000)
  return length =>
    quantifiers === 0 ? length : length ** (quantifiers + 1) / factorial(quantifiers + 1)
}

const factorial = (count: number): number => (count <= 1 ? 1 : count * factorial(count - 1))

let room: Context | undefined
let search: Script | undefined

/** Searches until the time is up; null where it was. */
function searchOnTimer(pattern: RegExp, text: string, timeout: number): boolean | null {
  room ??= createContext({})
  search ??= new Script('pattern.test(text)')
  Object.assign(room, { pattern, text })
  try {
    return search.runInContext(room, { timeout }) === true
  } catch (error) {
    // An error of another realm is no instance of this one's Error.
    const isTimeUp = typeof error === 'object' && error !== null && 'code' in error
    if (isTimeUp && error.code === TIME_IS_UP) return null
    throw error
  } finally {
    Object.assign(room, { pattern: null, text: '' })
  }
}

const TIME_IS_UP = 'ERR_SCRIPT_EXECUTION_TIMEOUT'
