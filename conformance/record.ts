import type { Level } from '../spec/clause.ts'
import type { Ending } from './exchange.ts'
import type { Finding, Outcome } from './verdict.ts'

/** What one check came to. */
export type RecordedResult = {
  readonly check: string
  readonly clauses: readonly string[]
  readonly level: Level
  readonly title: string
  readonly outcome: Outcome
  readonly finding?: Omit<Finding, 'exchange'>
  readonly missing?: string
  readonly because?: string
  readonly error?: string
  readonly exchanges: readonly number[]
  readonly replay: readonly string[]
  readonly ms: number
}

/** The run in one value. */
export type RunRecord = {
  readonly format: 'decider-kit/run@1'
  readonly kit: { readonly version: string; readonly register: string; readonly openapi: string }
  readonly target: { readonly url: string; readonly model: string | null }
  readonly profile: string
  readonly declared: readonly string[]
  readonly seed: string
  readonly startedAt: string
  readonly finishedAt: string
  readonly verdict: 'conformant' | 'not-conformant' | 'incomplete' | 'unreachable'
  readonly summary: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly results: readonly RecordedResult[]
  readonly exchanges: readonly { readonly id: number; readonly ended: Ending }[]
}
