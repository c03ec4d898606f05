/** Finds which of many texts stand in one text, in one pass over it. */
export type NeedleFinder = (text: string) => readonly string[]

/** A place in the tree of the needles: what may come next, and the needle that ends here. */
type Branch = { readonly next: Map<number, Branch>; needle: string | null }

// A power of two, for a remainder is a mask then; pairs that share a place cost a look at the tree, nothing more.
const PLACES = 4096

/** Makes the finder of `needles`, of which none is empty; what it gives has no order. */
export function needleFinder(needles: Iterable<string>): NeedleFinder {
  const root: Branch = { next: new Map(), needle: null }
  const begins = new Uint8Array(PLACES)
  for (const needle of needles) {
    plant(root, needle)
    if (needle.length === 1) begins.fill(1)
    else begins[placeOf(needle.charCodeAt(0), needle.charCodeAt(1))] = 1
  }
  return text => {
    const found = new Set<string>()
    let sign = text.charCodeAt(0)
    for (let at = 0; at < text.length; at++) {
      // Past the end this is NaN, which stands for 0 in the place of a pair.
      const following = text.charCodeAt(at + 1)
      if (begins[placeOf(sign, following)] === 1) collect(root, text, at, found)
      sign = following
    }
    return [...found]
  }
}

const placeOf = (sign: number, following: number): number =>
  ((sign << 5) ^ following) & (PLACES - 1)

function plant(root: Branch, needle: string): void {
  let branch = root
  for (let at = 0; at < needle.length; at++) {
    const sign = needle.charCodeAt(at)
    let next = branch.next.get(sign)
    if (next === undefined) {
      next = { next: new Map(), needle: null }
      branch.next.set(sign, next)
    }
    branch = next
  }
  branch.needle = needle
}

function collect(root: Branch, text: string, from: number, found: Set<string>): void {
  let branch: Branch | undefined = root
  for (let at = from; branch !== undefined; at++) {
    if (branch.needle !== null) found.add(branch.needle)
    branch = branch.next.get(text.charCodeAt(at))
  }
}
