import type { Mutant } from '../../../mutant.ts'
import { constructorField400 } from './constructor-field-400.ts'
import { emptyFieldName422 } from './empty-field-name-422.ts'
import { instructionsCap2000 } from './instructions-cap-2000.ts'
import { longFieldName500 } from './long-field-name-500.ts'
import { modelRequired } from './model-required.ts'
import { nonAsciiFieldName500 } from './non-ascii-field-name-500.ts'
import { oneQuestionOnly } from './one-question-only.ts'
import { oneQuestionRefused } from './one-question-refused.ts'
import { protoField500 } from './proto-field-500.ts'
import { protocol2Refused } from './protocol-2-refused.ts'
import { protocolAbove9Refused } from './protocol-above-9-refused.ts'
import { protocolNull500 } from './protocol-null-500.ts'
import { protocolRefused } from './protocol-refused.ts'
import { protocolRequired } from './protocol-required.ts'
import { protocolStringRefused } from './protocol-string-refused.ts'
import { sixQuestionsAnswered } from './six-questions-answered.ts'
import { sixQuestionsCap } from './six-questions-cap.ts'
import { stateBelow2422 } from './state-below-2-422.ts'
import { stateCap1000 } from './state-cap-1000.ts'
import { stateCap2000 } from './state-cap-2000.ts'
import { stateCap5000 } from './state-cap-5000.ts'
import { stateCap6000Bytes } from './state-cap-6000-bytes.ts'
import { stateControl500 } from './state-control-500.ts'
import { stateEmoji500 } from './state-emoji-500.ts'
import { stateJson500 } from './state-json-500.ts'
import { stateLines422 } from './state-lines-422.ts'
import { stateRtl422 } from './state-rtl-422.ts'
import { stateTemplate500 } from './state-template-500.ts'
import { unknownChoiceField422 } from './unknown-choice-field-422.ts'
import { unknownCriteriaField422 } from './unknown-criteria-field-422.ts'
import { unknownField422 } from './unknown-field-422.ts'
import { unknownNested500 } from './unknown-nested-500.ts'
import { unknownQuestionField422 } from './unknown-question-field-422.ts'
import { unknownType500 } from './unknown-type-500.ts'
import { unknownTypeAsNoul } from './unknown-type-as-noul.ts'
import { unknownTypeNull } from './unknown-type-null.ts'

/** Mutants that do not take a request the page allows. */
export const requestMutants: readonly Mutant[] = [
  constructorField400,
  emptyFieldName422,
  longFieldName500,
  modelRequired,
  nonAsciiFieldName500,
  oneQuestionOnly,
  oneQuestionRefused,
  protoField500,
  protocol2Refused,
  protocolAbove9Refused,
  protocolNull500,
  protocolRefused,
  protocolRequired,
  protocolStringRefused,
  sixQuestionsAnswered,
  sixQuestionsCap,
  stateBelow2422,
  stateCap1000,
  stateCap2000,
  stateCap5000,
  stateControl500,
  stateEmoji500,
  stateLines422,
  stateRtl422,
  unknownCriteriaField422,
  unknownField422,
  unknownNested500,
  unknownQuestionField422,
  unknownType500,
  unknownTypeAsNoul,
  unknownTypeNull,
  stateTemplate500,
  stateJson500,
  stateCap6000Bytes,
  instructionsCap2000,
  unknownChoiceField422,
]
