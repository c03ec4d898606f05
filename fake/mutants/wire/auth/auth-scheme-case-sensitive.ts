import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Compares the header as text. */
export const authSchemeCaseSensitive: Mutant = {
  id: 'auth-scheme-case-sensitive',
  breaks: 'AUTH-SCHEME-CASE',
  says: 'Knows the scheme as Bearer and in no other case.',
  reply: refuseWhen(({ headers }) => /^(bearer|BEARER) /.test(headers['authorization'] ?? ''), 401),
}
