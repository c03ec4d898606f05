import { ownValue } from '../../../spec/json-object.ts'
import { pointer } from '../../../spec/pointer.ts'
import type { Check } from '../../check.ts'
import { expectProbability, judgeAnswers } from './judgement.ts'
import { KEY, noulInquiries } from './questions.ts'

/** NOUL-RANGE: the probability that the statement is true. */
export const noulProbability: Check = {
  id: 'noul.probability',
  clauses: ['NOUL-RANGE'],
  title: 'a noul answer carries a probability from 0 to 1',
  needs: ['answers.types', 'body.bytes'],
  requests: noulInquiries.length,
  sends: 'easy noul questions about different texts',
  passes: 'noul of every answer is a number from 0 to 1',
  killedBy: ['noul-above-one', 'noul-negative', 'noul-string', 'noul-null', 'noul-missing'],
  run: probe =>
    judgeAnswers(probe, noulInquiries, answer =>
      expectProbability('noul', pointer('answers', KEY, 'noul'), ownValue(answer, 'noul')),
    ),
}
