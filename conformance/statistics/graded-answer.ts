/** What every graded answer says of its case. */
export type GradedCase = {
  /** The family of the corpus the case is of. */
  readonly family: string
  /** The state that was asked about; answers about one state are not independent. */
  readonly cluster: string
  /** The level of difficulty, or another part of the family that is reported apart. */
  readonly stratum: string
  /** The probability of each outcome: a 1 among 0s where the truth is a label. For a noul: no, then yes. */
  readonly truth: readonly number[]
  /** Whether the truth is the exact posterior of the case and no label drawn from it. */
  readonly isExact: boolean
}

/** An answered yes/no question beside its truth. */
export type GradedNoul = GradedCase & {
  readonly type: 'noul'
  /** The probability of yes that was stated. */
  readonly noul: number
}

/** An answered choice beside its truth. */
export type GradedChoice = GradedCase & {
  readonly type: 'choice'
  /** The option that was chosen, counted from 0 in the order of the criteria. */
  readonly choice: number
  /** The confidence that was stated: what a client reads, and no probability of being right by itself. */
  readonly confidence: number
  /** The probability of each option; null where the server states none. */
  readonly probabilities: readonly number[] | null
}

/** An answered score beside its truth. */
export type GradedScore = GradedCase & {
  readonly type: 'score'
  /** The score that was stated, from 0 to one less than there are levels. */
  readonly score: number
  /** The confidence that was stated: of most servers a measure of spread. */
  readonly confidence: number
  /** The probability of each level; null where the server states none. */
  readonly probabilities: readonly number[] | null
}

/** An answer beside the truth of its case; answers of different types are never pooled. */
export type GradedAnswer = GradedNoul | GradedChoice | GradedScore

/** How many of the questions of one type were answered, and how many answers could not be used. */
export type Coverage = {
  readonly asked: number
  readonly answered: number
  /** Answers out of range or of another type: kept out of every statistic. */
  readonly invalid: number
}

/** Says whether an answer was yes: a tie at 0.5 is. */
export const isYes = ({ noul }: GradedNoul): boolean => noul >= 0.5

/** Gives the probability that an answer is right: 0 or 1 under a label. A score is right on its nearest level. */
export function rightness(answer: GradedAnswer): number {
  return answer.truth[outcomeOf(answer)] ?? 0
}

/** Gives the probability that a score's nearest level is at most one level off. */
export function nearness({ score, truth }: GradedScore): number {
  const level = Math.round(score)
  return Math.min(
    1,
    truth.reduce((sum, share, at) => sum + (Math.abs(at - level) <= 1 ? share : 0), 0),
  )
}

function outcomeOf(answer: GradedAnswer): number {
  if (answer.type === 'noul') return isYes(answer) ? 1 : 0
  return answer.type === 'choice' ? answer.choice : Math.round(answer.score)
}
