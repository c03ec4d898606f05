import { counted } from './counted.ts'

/** GitHub takes 65,536 characters in a comment; some of them may be more than one unit there. */
const LONGEST = 60_000

/** Blocks that stand together; those of a lower rank have their room first. */
export type Part = { readonly rank: number; readonly blocks: readonly string[] }

/** Keeps blocks while they fit, the order kept; what is left out is counted in the last one. */
export function fitted(parts: readonly Part[]): readonly string[] {
  const blocks = parts.flatMap((part, at) =>
    part.blocks.map((text, below) => ({ text, rank: part.rank, at, below })),
  )
  let room = LONGEST - 200
  const chosen = new Set(
    [...blocks]
      .sort((one, other) => one.rank - other.rank || one.at - other.at || one.below - other.below)
      .filter(({ text }) => {
        const isFit = text.length + 2 <= room
        if (isFit) room -= text.length + 2
        return isFit
      }),
  )
  const kept = blocks.filter(block => chosen.has(block)).map(({ text }) => text)
  const left = blocks.length - kept.length
  return left === 0
    ? kept
    : [...kept, `*${counted(left, 'part')} left out for length: see the report of --html.*`]
}
