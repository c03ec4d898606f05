import type { Table } from '../calibration/table.ts'
import type { Description, Embedder, Engine, Outcome } from '../engines/engine.ts'
import type { Facts } from '../faces/health.ts'
import type { QueueClock, QueueLimits } from '../queue.ts'
import type { Readout, ReadoutId } from '../readout/readout.ts'
import type { Listen } from './listening.ts'

/** Temperatures and where they are from, in words. */
export type Calibration = { readonly table: Table; readonly from: string }

/** Finds the calibration for a model and a readout; null where none is known, a failure where the one that was asked for does not hold. */
export type FindCalibration = (
  description: Description,
  readout: Readout,
) => Promise<Outcome<Calibration | null>>

/** What a server refuses for its size, beside what its dialect does. */
export type Limits = QueueLimits & {
  /** The most questions of one request. */
  readonly mostQuestions: number
}

/** What `createReference` takes. */
export type ReferenceOptions = {
  /** Decides; it is closed with the server. */
  readonly engine: Engine
  /** How questions are read off the model, or what chooses it; by default as its file says, else `label`. */
  readonly readout?: ReadoutId | ((description: Description) => Readout)
  /** Temperatures, or what finds them; by default those the model file carries for its readout. */
  readonly calibration?: Table | FindCalibration
  /** Whose wire form it speaks: `chalk` (the default, also `chalk-1`), `strands` or `wald`. */
  readonly dialect?: string
  /** Serves /v1/embeddings; it is closed with the server. */
  readonly embedder?: Embedder
  /** The bearer token that everything but /health needs. */
  readonly token?: string
  /** An address or a name of this machine. Default 127.0.0.1; any other needs a token. */
  readonly host?: string
  /** Default 0: any free port. */
  readonly port?: number
  /** Listens in another way than on host and port, such as with TLS. */
  readonly listen?: Listen
  /** By default 10,000 ms, 256 requests that wait, 128 questions. */
  readonly limits?: Partial<Limits>
  /** A clock that never goes back, in ms, and the timer that goes with it; timers of this process by default. */
  readonly clock: Pick<QueueClock, 'now'> & Partial<QueueClock>
  /** Takes a line for whoever runs the server; no token is ever in one. */
  readonly log?: (line: string) => void
}

/** What is served, once the model has answered. */
export type Ready = Omit<Facts, 'condition'> & {
  /** Where the calibration is from, in words; null without one. */
  readonly calibratedBy: string | null
}

/** A reference decider that listens. */
export type Reference = {
  /** The base URL, without a slash at its end. */
  readonly url: string
  /** 0 where it listens on no port. */
  readonly port: number
  /** What is served, once the model has answered, or why it never will; until then everything is refused with 503. */
  readonly ready: Promise<Outcome<Ready>>
  /**
   * Ends the server: requests that wait are refused with 503, the one that is being decided is answered. May be called again.
   *
   * What takes longer than `finishMs` (default 10,000) is broken off in the engine and refused as well.
   */
  close(how?: { readonly finishMs?: number }): Promise<void>
}
