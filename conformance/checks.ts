import type { Check } from './check.ts'
import { answerChecks } from './checks/answers/index.ts'
import { wireChecks } from './checks/wire/index.ts'

/** Every check of the suite, in the order reports list them. */
export const checks: readonly Check[] = [...wireChecks, ...answerChecks]
