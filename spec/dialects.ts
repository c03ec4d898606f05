import type { Dialect } from './dialect.ts'
import { chalk1 } from './dialects/chalk-1.ts'
import { decisions } from './dialects/decisions.ts'
import { openai } from './dialects/openai.ts'
import { openrouter } from './dialects/openrouter.ts'
import { strands } from './dialects/strands.ts'
import { typesafe } from './dialects/typesafe.ts'
import { wald } from './dialects/wald.ts'

/** Every dialect, the default first. */
export const dialects: readonly Dialect[] = [
  chalk1,
  strands,
  wald,
  typesafe,
  openrouter,
  openai,
  decisions,
]

const byId: ReadonlyMap<string, Dialect> = new Map(dialects.map(each => [each.id, each]))

/** Gives the dialect of this id, or undefined where there is none. */
export const dialectOf = (id: string): Dialect | undefined => byId.get(id)
