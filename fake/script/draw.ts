import { drawNormal } from '../distribution.ts'
import type { Wait } from './script.ts'

// What node's timers can wait for; a longer wait would end at once.
const LONGEST = 2 ** 31 - 1

/** Gives the length of a wait in whole ms, drawn with `next`; a fixed one draws nothing. */
export function drawWait(wait: Wait, next: () => number): number {
  return Math.min(LONGEST, Math.max(0, Math.round(lengthOf(wait, next))))
}

function lengthOf(wait: Wait, next: () => number): number {
  if (wait.form === 'fixed') return wait.ms
  if (wait.form === 'uniform') return wait.least + next() * (wait.most - wait.least)
  return wait.median * Math.exp(wait.sigma * drawNormal(next))
}
