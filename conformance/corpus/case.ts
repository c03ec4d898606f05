import type { Question, QuestionType } from '../../spec/nouns.ts'

/**
 * How much has to be worked out: L0 one stated rate, L1 one step of Bayes, L2 several; D1 to D5 steps to a sure truth.
 *
 * Reports go by level, since a decider that is well calibrated on natural text can be poor at arithmetic.
 */
export type Level = 'L0' | 'L1' | 'L2' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5'

/** The exact probabilities given all the state says: noul: of yes; choice: by option; score: by level, the lowest first. */
export type Posterior = number | Readonly<Record<string, number>> | readonly number[]

/** What is true of one case: noul: yes or no; choice: the option; score: the level from 0. */
export type Label = boolean | string | number

/** What is asked about what, as a family writes it. */
export type Written = { readonly state: string; readonly question: Question }

/** A written question with its truth, before it has an id. */
export type Draft = Written & {
  readonly posterior: Posterior
  readonly label: Label
  readonly level: Level
}

/** The three disjoint sets of states; which one a state belongs to, its own digest decides. */
export const partitions = ['dev', 'certify', 'canary'] as const

/** One of the disjoint sets of states. */
export type Partition = (typeof partitions)[number]

/** A question about a state, with what is true of it; as JSON, a line that `fake --truth` reads. */
export type Case = Draft & {
  readonly id: string
  readonly family: string
  readonly partition: Partition
  /** Names the state: answers about one state are not independent. */
  readonly cluster: string
  /** 32 hex digits to send beside the question, so that no cache answers in place of the decider. */
  readonly nonce: string
}

/** A source of numbers in [0, 1). */
export type Next = () => number

/** What is settled before a case is drawn, so that labels are balanced within each wording and depth. */
export type Turn = {
  /** Which of the two cases of a round this is. */
  readonly isYes: boolean
  /** From 0; a family takes its wordings and depths in turn by it. */
  readonly round: number
}

/** A generator of cases of one kind. */
export type Family = {
  readonly id: string
  readonly type: QuestionType
  /** That of most cases; a case has its own. */
  readonly level: Level
  /** What is stated, and what follows from it. */
  readonly says: string
  /** exact: the truth is drawn from the posterior; hard: the posterior is 0 or 1. */
  readonly truth: 'exact' | 'hard'
  /** Which of the questions Chalk really sends it asks, in Chalk's own layout. */
  readonly chalk?: 'stuck' | 'lesson'
  /** Draws one case; a hard family takes its label from the turn. */
  generate(next: Next, turn: Turn): Draft
}
