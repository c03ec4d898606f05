import type { JudgedReason } from './judged.ts'

/** What to do about a verdict that is open for no fault of its own numbers, as a command. */
export const remedies: Readonly<
  Record<Exclude<JudgedReason, 'few' | 'limit' | 'undeclared'>, string>
> = {
  coverage: 'find out why answers are missing, then measure again',
  client: 'measure again while nothing else runs on this machine, or from another one',
  lost: 'mend what ended it, as the sentence says, and measure again',
  budget: 'measure again with a larger --max-requests',
  interrupted: 'measure again to the end',
}
