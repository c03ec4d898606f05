import type { Mutant } from '../../../mutant.ts'
import { answersArray } from './answers-array.ts'
import { answersMissing } from './answers-missing.ts'
import { answersNull } from './answers-null.ts'
import { answersWrapped } from './answers-wrapped.ts'
import { bodyArray } from './body-array.ts'
import { bodyEmpty } from './body-empty.ts'
import { bodyHalf } from './body-half.ts'
import { bodyHtml } from './body-html.ts'
import { bodyTrailing } from './body-trailing.ts'
import { bodyTwice } from './body-twice.ts'
import { bom } from './bom.ts'
import { contentTypeHtml } from './content-type-html.ts'
import { contentTypeMissing } from './content-type-missing.ts'
import { duplicateAnswerKey } from './duplicate-answer-key.ts'
import { duplicateKeyEscaped } from './duplicate-key-escaped.ts'
import { duplicateTopKey } from './duplicate-top-key.ts'
import { invalidUtf8 } from './invalid-utf8.ts'
import { modelEmpty } from './model-empty.ts'
import { modelMissing } from './model-missing.ts'
import { modelNull } from './model-null.ts'
import { modelObject } from './model-object.ts'
import { number1e400 } from './number-1e400.ts'
import { numberInfinity } from './number-infinity.ts'
import { numberNan } from './number-nan.ts'
import { protocol99Echoed } from './protocol-99-echoed.ts'
import { protocolEchoed } from './protocol-echoed.ts'
import { protocolNullEchoed } from './protocol-null-echoed.ts'
import { protocolReply2 } from './protocol-reply-2.ts'
import { protocolReplyNull } from './protocol-reply-null.ts'
import { protocolReplyString } from './protocol-reply-string.ts'

/** Mutants whose body, beside its answers, breaks a rule. */
export const bodyMutants: readonly Mutant[] = [
  answersArray,
  answersMissing,
  answersNull,
  answersWrapped,
  bodyArray,
  bodyEmpty,
  bodyHalf,
  bodyHtml,
  bodyTrailing,
  bodyTwice,
  bom,
  contentTypeHtml,
  contentTypeMissing,
  duplicateAnswerKey,
  duplicateKeyEscaped,
  duplicateTopKey,
  invalidUtf8,
  modelEmpty,
  modelMissing,
  modelNull,
  modelObject,
  number1e400,
  numberInfinity,
  numberNan,
  protocolEchoed,
  protocolReply2,
  protocolReplyNull,
  protocolReplyString,
  protocolNullEchoed,
  protocol99Echoed,
]
