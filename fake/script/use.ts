import type { Effect, Step } from './script.ts'

/** Gives how often a step can be used in one session. */
export const limitOf = ({ times, then, effects }: Step): number =>
  Math.min(times ?? Infinity, then === 'pass' ? effects.length : Infinity)

/** Gives what the use number `use` of a step does, from 1. */
export function effectOf({ effects, then }: Step, use: number): Effect | null {
  const last = effects.length
  const item = then === 'repeat' ? (use - 1) % last : Math.min(use, last) - 1
  return effects[item] ?? null
}
