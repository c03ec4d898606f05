import type { QuestionType } from '../../spec/nouns.ts'
import { levelsAbove, type MeasureLevel } from '../measuring.ts'
import { counted } from '../reports/counted.ts'
import { whole } from '../wording.ts'
import { exactCount, sizes } from './levels.ts'

/** Cases that a higher level asks more of: those with a sure truth, or those of one type with an exact posterior. */
export type Kind = 'hard' | QuestionType

const nouns: Readonly<Record<Kind, string>> = {
  hard: 'yes/no questions with a sure truth',
  noul: 'yes/no questions with an exact answer',
  choice: 'choices with an exact answer',
  score: 'scores with an exact answer',
}

/** What an open verdict lacks. */
export type Lack = {
  /** Of the verdict: one that ends in `.own` is about cases of the user's own. */
  readonly id: string
  readonly level: MeasureLevel
  readonly kind: Kind
  /** How many cases there were. */
  readonly asked: number
  /** How many cases in all would settle it, as far as these tell. */
  readonly needed: number
}

/**
 * Gives the cheapest step that would settle a verdict that needs more cases, as an option with its level.
 *
 * The lowest level above this one that asks enough; null where nothing that can be asked is enough.
 */
export function stepTo({ id, level, kind, asked, needed }: Lack): string | null {
  if (id.endsWith('.own')) {
    const more = Math.max(1, needed - asked)
    return `add about ${counted(more, 'case')} of your own to --corpus, each on another state`
  }
  const enough = levelsAbove(level).find(each => casesAt(each, kind) >= needed)
  return enough === undefined
    ? null
    : `${stepUp(enough)} ${whole(casesAt(enough, kind))} ${nouns[kind]}`
}

/** Gives the step to the highest level, where even that may not be enough; null at that level. */
export function stepToMost({ level, kind }: Pick<Lack, 'level' | 'kind'>): string | null {
  const most = levelsAbove(level).at(-1)
  return most === undefined ? null : `${stepUp(most)} ${whole(casesAt(most, kind))} ${nouns[kind]}`
}

const stepUp = (level: MeasureLevel): string => `run again with --calibration ${level}, which asks`

const casesAt = (level: MeasureLevel, kind: Kind): number =>
  kind === 'hard' ? sizes[level].hard : exactCount(level, kind)

/** Estimates how many cases bring the limit that lies beyond `limit` back to it: they close in with the root of the number. */
export function casesToClear(
  { estimate, lower, upper }: Record<'estimate' | 'lower' | 'upper', number>,
  limit: number,
  asked: number,
): number {
  const distance = Math.abs(limit - estimate)
  const width = estimate <= limit ? upper - estimate : estimate - lower
  return distance === 0 ? Number.POSITIVE_INFINITY : Math.ceil(asked * (width / distance) ** 2)
}
