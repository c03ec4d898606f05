import type { HostileTrait } from './trait.ts'

/** Takes its time, within the 2 s a client of protocol v1 waits. */
export const slow: HostileTrait = {
  id: 'slow',
  says: 'Sends nothing for a while, within the 2,000 ms a client waits.',
  share: 0.1,
  waitMs: { default: 1500, most: 1999 },
}
