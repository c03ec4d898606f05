import { duration } from './duration.ts'
import { ledger } from './ledger.ts'
import type { Program } from './program.ts'
import { schedule } from './schedule.ts'
import { slug } from './slug.ts'

/** Every program of the bank. */
export const programs: readonly Program[] = [duration, ledger, schedule, slug]
