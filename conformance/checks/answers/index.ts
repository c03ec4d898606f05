import type { Check } from '../../check.ts'

/** The checks that read answers: requests, questions, responses, unknowns and versions. */
export const answerChecks: readonly Check[] = []
