import type { AdminOptions } from './admin.ts'
import type { Control } from './control.ts'
import type { HonestTraits } from './honest.ts'
import type { HostileOption } from './hostile.ts'
import type { Journal, JournalEntry } from './journal.ts'
import type { ListenOptions } from './listen.ts'
import type { Mutant } from './mutant.ts'
import type { ScriptSource } from './script/read.ts'
import type { Script } from './script/script.ts'
import type { TruthOption } from './truth.ts'

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
export type FakeOptions = RespondOptions &
  ListenOptions & {
    /** The one clause this fake breaks. */
    readonly mutant?: Mutant
    /** Makes the fake a different, equally legal server. */
    readonly honest?: HonestTraits
    /** What it does to which request: an object as a script file holds it, or a script that was read. */
    readonly script?: Script | ScriptSource
    /** Cases that it answers with their exact posterior, and the dials that bend it. */
    readonly truth?: TruthOption
    /** Makes legal surprises: all of them, each on its share of the requests, or those named, on every one. */
    readonly hostile?: HostileOption
    readonly sessions?: {
      /** How many there may be beside the default one. Default 1,000. */
      readonly limit?: number
    }
    /** Serves the control of this fake on a port of its own. */
    readonly admin?: AdminOptions
    readonly journal?: {
      /** The number of exchanges kept, the newest. Default 1,000. */
      readonly limit?: number
      /** The number of bytes kept of each body, and of what was sent. Default 65,536. */
      readonly bytes?: number
      /** Takes every exchange when it has ended, redacted. */
      readonly each?: (entry: JournalEntry) => void
    }
    /** The clock, in ms, for the journal's times and the Date of replies sent step by step. */
    readonly now?: () => number
  }

/** A fake that listens. */
export type Fake = Control & {
  /** The base URL, without a slash at its end. */
  readonly url: string
  /** 0 on a Unix socket. */
  readonly port: number
  /** The certificate a client has to trust, as PEM; null without TLS. */
  readonly certificate: string | null
  readonly journal: Journal
  /** Where the admin API answers; null where none is served. */
  readonly admin: { readonly url: string; readonly port: number } | null
  /**
   * Closes every connection and the port; throws what a mutant or `journal.each` threw meanwhile. May be called again.
   *
   * What is being answered is broken off, or finished first where that takes no longer than `finishMs`.
   */
  stop(how?: { readonly finishMs?: number }): Promise<void>
}
