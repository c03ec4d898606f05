import type { Mutant } from '../../../mutant.ts'
import { refuseWhen } from '../../edit.ts'

/** Python cannot encode half a surrogate pair as UTF-8. */
export const loneSurrogate500: Mutant = {
  id: 'lone-surrogate-500',
  breaks: 'REQUEST-REFUSAL-HARMLESS',
  says: 'Fails with 500 on the escape of half a surrogate pair.',
  reply: refuseWhen(({ body }) => body.includes('\\ud83d'), 500),
}
