/** Texts of which a matching text holds at least one. */
export type Literals = readonly string[]

/** What must stand in every text that a pattern matches: each list by itself is enough to look for. */
export type PatternLiterals = {
  readonly options: readonly Literals[]
  /** Whether the texts are looked for in the lower-cased text. */
  readonly isFolded: boolean
}

// One token of a pattern: an escape with all that belongs to it, a class, a quantifier, or one sign.
const token =
  /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|p\{[^}]*\}|k<[^>]*>|\d+|.)|\[(?:\\.|[^\]\\])*\]|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gisu

// Without regard to case the signs for kelvin and the long s stand for k and s as well.
const unfoldable = /[^ -~]|[ks]/i

/** Reads out of a regular expression which plain texts it cannot match without; too few rather than one too many. */
export function literalsOf({ source, flags }: RegExp): PatternLiterals {
  const isFolded = flags.includes('i')
  // The flag v has classes inside classes.
  if (flags.includes('v')) return { options: [], isFolded }
  const alternatives = alternativesOf(source.match(token) ?? [], isFolded)
  const [only, ...others] = alternatives
  if (only !== undefined && others.length === 0) {
    return { options: only.map(text => [text]), isFolded }
  }
  const longest = alternatives.map(texts => texts.reduce(longer, ''))
  return { options: longest.includes('') ? [] : [longest], isFolded }
}

const longer = (one: string, other: string): string => (other.length > one.length ? other : one)

/** Gives for each alternative the runs of plain signs that stand outside of groups. */
function alternativesOf(tokens: readonly string[], isFolded: boolean): readonly string[][] {
  const alternatives: string[][] = [[]]
  let run: string[] = []
  let depth = 0
  const end = () => {
    if (run.length > 0) alternatives.at(-1)?.push(run.join(''))
    run = []
  }
  for (const each of tokens) {
    if (each === '(') depth += 1
    if (each === ')') depth -= 1
    const sign = depth > 0 ? null : plainSign(each, isFolded)
    // What can be there no time at all does not have to be there.
    if (/^[*?{]/.test(each)) run.pop()
    if (sign !== null) run.push(sign)
    else end()
    if (each === '|' && depth === 0) alternatives.push([])
  }
  end()
  return alternatives
}

/** Gives the sign that a token stands for, or null where it stands for more than one, for a place, or for none. */
function plainSign(each: string, isFolded: boolean): string | null {
  const isEscaped = /^\\[^\da-z]$/iu.test(each)
  if (!isEscaped && /^[\\[*+?{^$.()|]/.test(each)) return null
  const sign = isEscaped ? each.slice(1) : each
  if (!isFolded) return sign
  return unfoldable.test(sign) ? null : sign.toLowerCase()
}
