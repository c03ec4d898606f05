import type { Mutant } from '../../../mutant.ts'
import { editHealth, jsonReply } from '../../edit.ts'

/** Waits for a warm-up that nobody starts. */
export const health503Forever: Mutant = {
  id: 'health-503-forever',
  breaks: 'HEALTH-LOADED',
  says: 'Answers /health with 503 while it answers questions.',
  reply: editHealth(() => jsonReply(503, { status: 'loading' })),
}
