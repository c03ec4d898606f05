import type { Mutant } from '../../../mutant.ts'
import { isFirst } from '../../asked.ts'
import { editAnswers } from '../../edit.ts'

export const secondConfidenceMissing: Mutant = {
  id: 'second-confidence-missing',
  breaks: 'CHOICE-CONFIDENCE',
  says: 'Leaves the confidence out where it is not the first question.',
  reply: editAnswers(({ confidence, ...answer }, key, _, request) =>
    isFirst(request, key) && confidence !== undefined ? { ...answer, confidence } : answer,
  ),
}
