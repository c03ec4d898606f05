import type { Dialect } from './dialect.ts'
import { chalk1 } from './dialects/chalk-1.ts'

/** Every dialect, the default first. */
export const dialects: readonly Dialect[] = [chalk1]

const byId: ReadonlyMap<string, Dialect> = new Map(dialects.map(each => [each.id, each]))

/** Gives the dialect of this id, or undefined where there is none. */
export const dialectOf = (id: string): Dialect | undefined => byId.get(id)
