import type { Dials } from '../../fake/truth.ts'
import { type Belief, isRightNineInTen, knows, wavers } from './beliefs.ts'

/** A way to be right or wrong, by construction. */
export type Decider = {
  /** What it does, as the table has it. */
  readonly says: string
  /** What it makes of cases whose truth is sure; those with an exact posterior it knows. */
  readonly belief: Belief
  readonly dials: Dials
  /** How far the logit of each answer is off to either side, anew for each answer. */
  readonly noise: number
  readonly measured: readonly Measured[]
}

/**
 * A part of a run that is measured of a decider.
 *
 * calibration: without probes; probes: both; speed: all of it at level standard; load: the bursts and the fleet of
 * level certify alone; crossTalk: of speed, L7 alone.
 */
export type Measured = 'calibration' | 'probes' | 'speed' | 'load' | 'crossTalk'

const plain = { belief: wavers, dials: {}, noise: 0, measured: ['probes'] } as const

// In logits: no answer differs from itself by more than 0.02, what a repeated question may differ by.
const NOISE = 0.02

// What a small local decider takes for a short prompt.
const TAKES_MS = 150

const unprobed = { ...plain, measured: ['calibration'] } as const

/** Every decider that is measured, by name. */
export const deciders = {
  exact: { ...plain, says: 'knows every truth and posterior', belief: knows },
  honest: { ...plain, says: 'is uncertain and as often right as it says' },
  noisy: { ...plain, says: 'is honest, and never answers quite the same', noise: NOISE },
  nine: { ...unprobed, says: 'is right 9 times in 10 where it acts', belief: isRightNineInTen },
  sharpened: {
    ...unprobed,
    says: 'sharpens what it knows, gain 2',
    belief: knows,
    dials: { gain: 2 },
  },
  base: { ...unprobed, says: 'states base rates', belief: knows, dials: { baseRate: 'family' } },
  exactRounded: { ...plain, says: 'knows, in two digits', belief: knows, dials: { digits: 2 } },
  honestRounded: { ...plain, says: 'is honest, in two digits', dials: { digits: 2 } },
  ids: { ...plain, says: 'lets the key of a question decide with', dials: { ids: 0.8 } },
  steady: {
    ...plain,
    says: 'is honest and noisy, and takes 150 ms',
    noise: NOISE,
    dials: { takesMs: TAKES_MS },
    measured: ['speed', 'load'],
  },
  stalls: {
    ...plain,
    says: 'stands still for 10 s after every 20 requests',
    dials: { takesMs: TAKES_MS, stallMs: 10_000, stallEvery: 20 },
    measured: ['speed', 'load'],
  },
  queues: {
    ...plain,
    says: 'takes one request at a time, 150 ms each',
    dials: { serialMs: TAKES_MS },
    measured: ['load'],
  },
  mixesUp: {
    ...plain,
    says: 'answers about the state of another request at times',
    dials: { takesMs: TAKES_MS, mixUp: 0.2 },
    measured: ['crossTalk'],
  },
} as const satisfies Readonly<Record<string, Decider>>

/** The name of a decider. */
export type DeciderName = keyof typeof deciders
