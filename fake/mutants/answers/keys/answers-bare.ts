import type { Mutant } from '../../../mutant.ts'
import { editAnswers } from '../../edit.ts'

export const answersBare: Mutant = {
  id: 'answers-bare',
  breaks: 'ANSWER-TYPE',
  says: 'Gives the bare value in place of an answer.',
  reply: editAnswers(answer => answer[String(answer['type'])]),
}
