import type { Judged } from '../judged.ts'
import type { MeasureEnd } from '../measuring.ts'
import type { Bar } from '../verdict-rule.ts'
import type { Drafting } from './drafting.ts'
import type { Found } from './reading.ts'
import type { Sizes } from './sizes.ts'
import type { Base, Trial } from './trial.ts'

/** What the requests of a probe are made from. */
export type Material = {
  readonly bases: readonly Base[]
  readonly sizes: Sizes
  readonly seed: string
  readonly drafting: Drafting
}

/** A trial with the answer found at each of its places. */
export type SeenTrial = { readonly trial: Trial; readonly found: readonly Found[] }

/** What came of the trials of one probe. */
export type Seen = {
  /** Those with every answer. */
  readonly trials: readonly SeenTrial[]
  readonly planned: number
  /** How many were asked in full and lack an answer: coverage, and no violation. */
  readonly missing: number
  /** How many were not asked, as the measurement ended. */
  readonly unsent: number
}

/** What every verdict rests on. */
export type Basis = {
  readonly seed: string
  /** The largest spread of one request's answers, from 0 to 1; null where none was seen twice. */
  readonly noise: number | null
  readonly ended: MeasureEnd | null
  /** The level, as an option, that compares more answers; null where none does. */
  readonly higher: string | null
  seen(id: ProbeId): Seen
}

/** What a law is judged by beside the trials of its own probe. */
export type Judging = Basis & {
  /** The confidence from which on a client acts on a yes, from 0 to 1. */
  readonly threshold: number
  /** What was judged before. */
  readonly earlier: readonly Judged[]
}

/** Every probe, in the order in which they are asked and judged: cheap ones that can fail first. */
const probeIds = [
  'repeat',
  'rename',
  'batch',
  'options',
  'state',
  'exchangeable',
  'negation',
  'paraphrase',
  'form',
  'question',
  'truncation',
  'dressing',
  'ladder',
  'levels',
  'apart',
] as const

/** A probe by its name: `rename` is judged as `C5.rename`. */
export type ProbeId = (typeof probeIds)[number]

/** A law that holds between answers, whatever is true: how requests are made that show it. */
export type Probe = {
  readonly id: ProbeId
  /** What is asked, a noun phrase, for progress. */
  readonly asks: string
  /** Gives the trials of a level; none where the level leaves the probe out. */
  draft(material: Material): readonly Trial[]
}

/** One verdict on the trials of one probe or of several. */
export type Law = Bar & {
  /** `C5.rename`. */
  readonly id: string
  /** The law, in the present tense: the claim of a pass. */
  readonly title: string
  /** Which probes it is judged from. */
  readonly from: readonly ProbeId[]
  /** What to look at where it does not hold. */
  readonly next: string
  judge(judging: Judging): Judged
}
