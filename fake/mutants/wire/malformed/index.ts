import type { Mutant } from '../../../mutant.ts'
import { byteOrderMark500 } from './byte-order-mark-500.ts'
import { choiceArrayAnswered } from './choice-array-answered.ts'
import { choiceEmpty500 } from './choice-empty-500.ts'
import { choiceNoCriteriaAnswered } from './choice-no-criteria-answered.ts'
import { choiceText500 } from './choice-text-500.ts'
import { deepNesting500 } from './deep-nesting-500.ts'
import { duplicateKey500 } from './duplicate-key-500.ts'
import { elevenLevelsAnswered } from './eleven-levels-answered.ts'
import { emptyBody500 } from './empty-body-500.ts'
import { emptyStateAnswered } from './empty-state-answered.ts'
import { gzipRequest500 } from './gzip-request-500.ts'
import { hostUnneeded } from './host-unneeded.ts'
import { hugeNumber500 } from './huge-number-500.ts'
import { illFormedHttp500 } from './ill-formed-http-500.ts'
import { illFormedHttpOk } from './ill-formed-http-ok.ts'
import { illFormedHttpSilence } from './ill-formed-http-silence.ts'
import { instructionsMissingAnswered } from './instructions-missing-answered.ts'
import { instructionsNumberAnswered } from './instructions-number-answered.ts'
import { invalidUtf8500 } from './invalid-utf8-500.ts'
import { invalidUtf8Echoed } from './invalid-utf8-echoed.ts'
import { levelNumberAnswered } from './level-number-answered.ts'
import { limits500 } from './limits-500.ts'
import { limitsAnswered } from './limits-answered.ts'
import { limitsSilence } from './limits-silence.ts'
import { loneSurrogate500 } from './lone-surrogate-500.ts'
import { loneSurrogateEchoed } from './lone-surrogate-echoed.ts'
import { malformed500 } from './malformed-500.ts'
import { malformed502 } from './malformed-502.ts'
import { malformedAnswered } from './malformed-answered.ts'
import { malformedReset } from './malformed-reset.ts'
import { malformedSilence } from './malformed-silence.ts'
import { nanAccepted } from './nan-accepted.ts'
import { noQuestionsAnswered } from './no-questions-answered.ts'
import { noStateAnswered } from './no-state-answered.ts'
import { noulCriteriaTextAnswered } from './noul-criteria-text-answered.ts'
import { oneLevelAnswered } from './one-level-answered.ts'
import { oneOptionAnswered } from './one-option-answered.ts'
import { questionArrayAnswered } from './question-array-answered.ts'
import { questionNull500 } from './question-null-500.ts'
import { questionTextAnswered } from './question-text-answered.ts'
import { questionsArrayAnswered } from './questions-array-answered.ts'
import { questionsNull500 } from './questions-null-500.ts'
import { questionsText500 } from './questions-text-500.ts'
import { refusalEndsServer } from './refusal-ends-server.ts'
import { scoreEmpty500 } from './score-empty-500.ts'
import { scoreNoCriteriaAnswered } from './score-no-criteria-answered.ts'
import { scoreObjectAnswered } from './score-object-answered.ts'
import { scoreText500 } from './score-text-500.ts'
import { singleQuotesAccepted } from './single-quotes-accepted.ts'
import { structuredStateAnswered } from './structured-state-answered.ts'
import { topArray500 } from './top-array-500.ts'
import { topNull500 } from './top-null-500.ts'
import { topScalar500 } from './top-scalar-500.ts'
import { trailingBytesAccepted } from './trailing-bytes-accepted.ts'
import { typeMissingAnswered } from './type-missing-answered.ts'
import { typeNumberAnswered } from './type-number-answered.ts'

/** Mutants that take, or fail on, requests they ought to refuse. */
export const malformedMutants: readonly Mutant[] = [
  byteOrderMark500,
  choiceArrayAnswered,
  choiceEmpty500,
  choiceNoCriteriaAnswered,
  choiceText500,
  deepNesting500,
  duplicateKey500,
  elevenLevelsAnswered,
  emptyBody500,
  emptyStateAnswered,
  gzipRequest500,
  hostUnneeded,
  hugeNumber500,
  illFormedHttp500,
  illFormedHttpOk,
  illFormedHttpSilence,
  instructionsMissingAnswered,
  instructionsNumberAnswered,
  invalidUtf8500,
  invalidUtf8Echoed,
  levelNumberAnswered,
  limits500,
  limitsAnswered,
  limitsSilence,
  loneSurrogate500,
  loneSurrogateEchoed,
  malformed500,
  malformed502,
  malformedAnswered,
  malformedReset,
  malformedSilence,
  nanAccepted,
  noQuestionsAnswered,
  noStateAnswered,
  noulCriteriaTextAnswered,
  oneLevelAnswered,
  oneOptionAnswered,
  questionArrayAnswered,
  questionNull500,
  questionTextAnswered,
  questionsArrayAnswered,
  questionsNull500,
  questionsText500,
  refusalEndsServer,
  scoreEmpty500,
  scoreNoCriteriaAnswered,
  scoreObjectAnswered,
  scoreText500,
  singleQuotesAccepted,
  structuredStateAnswered,
  topArray500,
  topNull500,
  topScalar500,
  trailingBytesAccepted,
  typeMissingAnswered,
  typeNumberAnswered,
]
