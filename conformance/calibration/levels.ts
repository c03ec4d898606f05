import type { QuestionType } from '../../spec/nouns.ts'
import type { Family } from '../corpus/case.ts'
import { exactFamilies, hardFamilies } from '../corpus/families.ts'
import type { MeasureLevel } from '../measuring.ts'

/** How many cases a level asks about. */
export type Size = {
  /** Yes/no cases with a sure truth, half of them in Chalk's own layout; at certify the most. */
  readonly hard: number
  /** Cases with an exact posterior. */
  readonly exact: number
  /** Canaries, asked once before and once after everything else. */
  readonly canaries: number
}

/** The sizes of calibration.md section 5.1; canaries where 80 more requests are a small part. */
export const sizes: Readonly<Record<MeasureLevel, Size>> = {
  quick: { hard: 120, exact: 60, canaries: 0 },
  standard: { hard: 600, exact: 240, canaries: 40 },
  certify: { hard: 2400, exact: 480, canaries: 40 },
}

/** Certify asks about so many hard cases even where fewer settle C1: C3 and the families need them. */
export const FEWEST_HARD = sizes.standard.hard

/** A family and how many of its cases are asked. */
export type Share = { readonly family: Family; readonly count: number }

/** Gives the hard families with their counts: half for Chalk's questions, the rest spread evenly, all even. */
export function hardShares(level: MeasureLevel): Share[] {
  const half = sizes[level].hard / 2
  return [
    ...spread(hardFamilies.filter(isChalk), half, 2),
    ...spread(
      hardFamilies.filter(family => !isChalk(family)),
      half,
      2,
    ),
  ]
}

// Of 20 exact cases, as calibration.md section 5.1 shares them out.
const parts = { noul: 12, choice: 5, score: 3 } as const

/** Gives the exact families with their counts: 60% yes/no, 25% choices, 15% scores, each spread evenly. */
export function exactShares(level: MeasureLevel): Share[] {
  return (['noul', 'choice', 'score'] as const).flatMap(type =>
    spread(
      exactFamilies.filter(family => family.type === type),
      exactCount(level, type),
      1,
    ),
  )
}

/** Gives how many cases of a type have an exact posterior at a level. */
export const exactCount = (level: MeasureLevel, type: QuestionType): number =>
  (sizes[level].exact * parts[type]) / 20

const isChalk = ({ chalk }: Family): boolean => chalk !== undefined

/** Spreads `total` over families in groups of `step`; labels are balanced in pairs, so that hard ones need 2. */
function spread(families: readonly Family[], total: number, step: number): Share[] {
  const groups = total / step
  const each = Math.floor(groups / families.length)
  const rest = groups - each * families.length
  return families.map((family, at) => ({ family, count: step * (each + (at < rest ? 1 : 0)) }))
}
