/**
 * What has to pass for a client to act, of each measurement (calibration.md section 5.4).
 *
 * The other verdicts of the rule may be open, as L4 is where requests at once were not allowed.
 */
export const neededOf = { calibration: 'C1', latency: 'L1' } as const

const families = ['C2', 'C3', 'C4', 'C5']
const single = ['C1', 'C1.own', 'L1', 'L2', 'L4.4', 'L7']

/**
 * Says whether a failure of this verdict keeps a client from acting.
 *
 * C1, C2, C3, C4, C5, L1, L2 and L4 at 4 requests at once, each with its parts; the user's own cases
 * count like the corpus. L7 counts as well: it is the probe of section 2.2 whose failure is one of C5,
 * made at once, and a decider that gives one caller another's answer is right about nothing. C0 shows
 * in what it leaves open; C6, C7, L3, L5, L6 and larger bursts are told and decide nothing.
 */
export const isDeciding = (id: string): boolean =>
  single.includes(id) || families.some(family => id === family || id.startsWith(`${family}.`))
