import type { Check } from '../../check.ts'
import { answerTypes } from './answer-types.ts'
import { bodyAnswers, bodyJson, bodyStatus } from './body.ts'
import { bodyBytes, bodyUniqueKeys } from './body-bytes.ts'
import { bodyContentType, bodyFraming, bodyModel } from './body-fields.ts'
import { choiceChecks } from './choice.ts'
import { criteriaChecks } from './criteria.ts'
import { endpointNoRedirect, endpointReached } from './endpoint.ts'
import { essentialChecks } from './essentials.ts'
import { fieldChecks } from './fields.ts'
import { noneInvented } from './invented-keys.ts'
import { keyChecks } from './keys.ts'
import { noulProbability } from './noul.ts'
import { optionNameChecks } from './option-names.ts'
import { questionsEight, questionsTwo } from './question-count.ts'
import { scoreChecks } from './score.ts'
import { stateChecks } from './state.ts'
import { unknownChecks } from './unknown.ts'
import { questionUnknownType } from './unknown-type.ts'
import { versionChecks } from './version.ts'
import { wholeChecks } from './whole-checks.ts'

/** The checks of requests and answers; each stands after the ones it needs. */
export const answerChecks: readonly Check[] = [
  endpointReached,
  endpointNoRedirect,
  ...essentialChecks,
  bodyStatus,
  bodyFraming,
  bodyJson,
  bodyAnswers,
  bodyBytes,
  bodyUniqueKeys,
  bodyContentType,
  bodyModel,
  ...versionChecks,
  ...fieldChecks,
  ...stateChecks,
  questionsTwo,
  answerTypes,
  noneInvented,
  ...keyChecks,
  ...criteriaChecks,
  questionsEight,
  noulProbability,
  ...choiceChecks,
  ...optionNameChecks,
  ...scoreChecks,
  ...wholeChecks,
  ...unknownChecks,
  questionUnknownType,
]
