import type { HonestTraits } from './honest.ts'
import type { Journal, JournalEntry } from './journal.ts'
import type { Mutant } from './mutant.ts'

/** How the fake's GET /health behaves: `on` and `off` are 200 and 404. */
export type HealthForm = 'on' | 'off' | 404 | 405 | 503

/** Everything that decides what the fake answers; the same request with the same options gives the same bytes. */
export type RespondOptions = {
  /** Default `'fake'`. */
  readonly seed?: string
  /** With a token /v1/systemone needs `Authorization: Bearer <token>`; /health stays open. */
  readonly token?: string
  /** Default `'on'`. */
  readonly health?: HealthForm
  /** `protocol` of the response: left out by default and for `'absent'`, else any JSON value. */
  readonly protocol?: unknown
  /** Keys of questions left out as unknown; `*` stands for any text. */
  readonly omit?: readonly string[]
  /** The dialect's own by default: `'fake-decider'` for chalk-1. */
  readonly model?: string
  /** Which public decider's wire form it speaks, by id; default `'chalk-1'`. */
  readonly dialect?: string
  /** Every embedding is 1 at this index, 0 to 383, and 0 elsewhere; by default each follows from its text. */
  readonly embedIndex?: number
}

/** What `createFake` takes. */
export type FakeOptions = RespondOptions & {
  /** Default 0: any free port. */
  readonly port?: number
  /** Default 127.0.0.1. */
  readonly host?: string
  /** The one clause this fake breaks. */
  readonly mutant?: Mutant
  /** Makes the fake a different, equally legal server. */
  readonly honest?: HonestTraits
  readonly journal?: {
    /** The number of exchanges kept, the newest. Default 1,000. */
    readonly limit?: number
    /** The number of bytes kept of each body, and of what was sent. Default 65,536. */
    readonly bytes?: number
    /** Takes every exchange when it has ended, redacted. */
    readonly each?: (entry: JournalEntry) => void
  }
  /** The clock, in ms, for the journal's `at`. */
  readonly now?: () => number
}

/** A fake that listens. */
export type Fake = {
  /** The base URL, without a slash at its end. */
  readonly url: string
  readonly port: number
  readonly journal: Journal
  /** Closes every connection and the port; throws what a mutant threw meanwhile. May be called again. */
  stop(): Promise<void>
}
