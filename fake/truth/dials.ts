import { rendered } from '../../spec/rendering.ts'
import { type Scope, scopes } from './base-rate.ts'

/** A dial that takes a number. */
export type NumberDial = {
  readonly says: string
  /** What is computed with the dial at x. */
  readonly formula: string
  readonly least: number
  readonly most: number
  readonly isWhole?: true
}

/** A dial that takes a word. */
export type WordDial = {
  readonly says: string
  readonly formula: string
  readonly words: readonly string[]
}

/** Every dial by name; one that is not given changes nothing. */
export const dials = {
  baseRate: {
    says: 'Answers the mean posterior of all cases of the same family, or of the same type.',
    formula: 'q = mean of q over the cases with as many outcomes',
    words: scopes,
  },
  gain: {
    says: 'Multiplies every log-probability: above 1 over-confident, below 1 under-confident; 1 / temperature.',
    formula: 'noul: sigmoid(x logit q + bias); choice, score: p[k] ~ q[k]^x exp(bias[k])',
    least: 0,
    most: 100,
  },
  bias: {
    says: 'Leans towards yes, the alphabetically first option, or the top level.',
    formula: 'adds x to the logit of yes or of that option, x k / (K - 1) to that of level k of K',
    least: -100,
    most: 100,
  },
  ids: {
    says: 'Lets the key of a question decide its answer.',
    formula: 'adds x u to bias, u in [-1, 1) drawn from the seed and the key',
    least: 0,
    most: 100,
  },
  order: {
    says: 'Leans towards the option listed first, or listed last below 0.',
    formula: 'adds |x| to the logit of that option of a choice',
    least: -100,
    most: 100,
  },
  coarseness: {
    says: 'Knows probabilities only to a fraction: 4 to the quarter.',
    formula:
      'multiples of 1/x that add up to 1: each down, the rest to the largest remainders; noul to the nearest',
    least: 1,
    most: 1_000_000,
    isWhole: true,
  },
  digits: {
    says: 'Writes every figure with so many digits after the point, each rounded for itself.',
    formula: 'a sum departs from 1 by K 0.5 10^-x at most; 4 digits at least above 20 outcomes',
    least: 1,
    most: 15,
    isWhole: true,
  },
  mixUp: {
    says: 'Answers about the state of another request that is in at the same time; never when alone.',
    formula:
      'with probability x, for each request that finds another in; give takesMs or serialMs too',
    least: 0,
    most: 1,
  },
  takesMs: {
    says: 'Takes this many ms for every request, any number at once.',
    formula: 'time = x',
    least: 0,
    most: 600_000,
  },
  serialMs: {
    says: 'Answers one request at a time, each taking this many ms.',
    formula: 'the k-th of a burst waits k x',
    least: 0,
    most: 600_000,
  },
  stallMs: {
    says: 'Stands still for this many ms every so often, and everything in the fake with it.',
    formula: 'whatever comes during a stall waits for its end',
    least: 0,
    most: 600_000,
  },
  stallEvery: {
    says: 'The number of requests from the end of one stall to the next, 100 unless given.',
    formula: 'requests that come during a stall do not count',
    least: 1,
    most: 1_000_000_000,
    isWhole: true,
  },
} as const satisfies Readonly<Record<string, NumberDial | WordDial>>

/** The name of a dial. */
export type DialName = keyof typeof dials

/** How a fake departs from the truth; a dial left out changes nothing. */
export type Dials = { readonly [name in Exclude<DialName, 'baseRate'>]?: number } & {
  readonly baseRate?: Scope
}

/** Says what is wrong with dials no compiler looked at, or null where nothing is. */
export function misuseOfDials(given: object): string | null {
  for (const [name, value] of Object.entries(given)) {
    if (!isDialName(name)) {
      return `there is no dial ${rendered(name)}: give ${Object.keys(dials).join(', ')}.`
    }
    const expected = expectation(dials[name], value)
    if (expected !== null) return `dial ${name}: expected ${expected}, got ${rendered(value)}`
  }
  const isOdd = Object.hasOwn(given, 'stallEvery') && !Object.hasOwn(given, 'stallMs')
  return isOdd ? 'dial stallEvery: expected stallMs beside it, got stallEvery alone' : null
}

/** Reads dials as a command line has them, `gain=2`; throws a TypeError with a sentence. */
export function readDials(texts: readonly string[]): Dials {
  const pairs = texts.map(text => {
    const [name = '', ...rest] = text.split('=')
    const value = rest.join('=')
    return [name, value !== '' && Number.isFinite(Number(value)) ? Number(value) : value] as const
  })
  const given: Dials = Object.fromEntries(pairs)
  const misuse = misuseOfDials(given)
  if (misuse !== null) throw new TypeError(misuse)
  return given
}

const isDialName = (name: string): name is DialName => Object.hasOwn(dials, name)

function expectation(dial: NumberDial | WordDial, value: unknown): string | null {
  if ('words' in dial) {
    const isWord = typeof value === 'string' && dial.words.includes(value)
    return isWord ? null : dial.words.join(' or ')
  }
  const { least, most, isWhole = false } = dial
  const isNumber = typeof value === 'number' && value >= least && value <= most
  const fits = isNumber && (!isWhole || Number.isInteger(value))
  return fits ? null : `a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`
}
