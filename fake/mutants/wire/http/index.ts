import type { Mutant } from '../../../mutant.ts'
import { acceptEncoding500 } from './accept-encoding-500.ts'
import { acceptJsonRefused } from './accept-json-refused.ts'
import { anyMethodAnswered } from './any-method-answered.ts'
import { charsetRefused } from './charset-refused.ts'
import { chunked500 } from './chunked-500.ts'
import { chunkedSilence } from './chunked-silence.ts'
import { chunkedUnread } from './chunked-unread.ts'
import { delete204 } from './delete-204.ts'
import { errorBodyTakenForRequest } from './error-body-taken-for-request.ts'
import { errorExtraBytes } from './error-extra-bytes.ts'
import { errorNextSilent } from './error-next-silent.ts'
import { expect500 } from './expect-500.ts'
import { expectContinueThen400 } from './expect-continue-then-400.ts'
import { expectIgnored } from './expect-ignored.ts'
import { finalNewlineRefused } from './final-newline-refused.ts'
import { getAnswered } from './get-answered.ts'
import { gzipAlways } from './gzip-always.ts'
import { gzipErrorsAlways } from './gzip-errors-always.ts'
import { gzipForDeflate } from './gzip-for-deflate.ts'
import { gzipHeaderOnly } from './gzip-header-only.ts'
import { gzipLiesInErrors } from './gzip-lies-in-errors.ts'
import { gzipLiesWhenAsked } from './gzip-lies-when-asked.ts'
import { gzipUnnamed } from './gzip-unnamed.ts'
import { headAnswered } from './head-answered.ts'
import { headerCaseSensitive } from './header-case-sensitive.ts'
import { keepAliveExtraBytes } from './keep-alive-extra-bytes.ts'
import { keepAliveSecond400 } from './keep-alive-second-400.ts'
import { keepAliveSecondSilent } from './keep-alive-second-silent.ts'
import { method500 } from './method-500.ts'
import { unknownHeaderRefused } from './unknown-header-refused.ts'
import { unknownPath500 } from './unknown-path-500.ts'
import { unknownPathSilence } from './unknown-path-silence.ts'

/** Mutants that get methods, codings, connections or forms of requests wrong. */
export const httpMutants: readonly Mutant[] = [
  acceptEncoding500,
  acceptJsonRefused,
  anyMethodAnswered,
  charsetRefused,
  chunked500,
  chunkedSilence,
  chunkedUnread,
  delete204,
  errorBodyTakenForRequest,
  errorExtraBytes,
  errorNextSilent,
  expect500,
  expectContinueThen400,
  expectIgnored,
  finalNewlineRefused,
  getAnswered,
  gzipAlways,
  gzipErrorsAlways,
  gzipForDeflate,
  gzipHeaderOnly,
  gzipLiesInErrors,
  gzipLiesWhenAsked,
  gzipUnnamed,
  headAnswered,
  headerCaseSensitive,
  keepAliveExtraBytes,
  keepAliveSecond400,
  keepAliveSecondSilent,
  method500,
  unknownHeaderRefused,
  unknownPath500,
  unknownPathSilence,
]
