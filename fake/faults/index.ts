import type { Fault } from '../fault.ts'
import { badChunkSize } from './bad-chunk-size.ts'
import { badStatusLine } from './bad-status-line.ts'
import { bannerOnConnect } from './banner-on-connect.ts'
import { bareBody } from './bare-body.ts'
import { bareLf } from './bare-lf.ts'
import { byteOrderMark } from './byte-order-mark.ts'
import { bytesAfterBody } from './bytes-after-body.ts'
import { closeBeforeHeaders } from './close-before-headers.ts'
import { closeDelimitedCut } from './close-delimited-cut.ts'
import { closeInsideBody } from './close-inside-body.ts'
import { closeInsideHeaders } from './close-inside-headers.ts'
import { closeOnConnect } from './close-on-connect.ts'
import { contentLengthAndChunked } from './content-length-and-chunked.ts'
import { contentLengthNotANumber } from './content-length-not-a-number.ts'
import { cutAfter } from './cut-after.ts'
import { cutBodyAfter } from './cut-body-after.ts'
import { cutGzip } from './cut-gzip.ts'
import { deepNesting } from './deep-nesting.ts'
import { drip } from './drip.ts'
import { dripBody } from './drip-body.ts'
import { duplicateContentLength } from './duplicate-content-length.ts'
import { duplicateKeys } from './duplicate-keys.ts'
import { empty200 } from './empty-200.ts'
import { empty204 } from './empty-204.ts'
import { garbage } from './garbage.ts'
import { gzip } from './gzip.ts'
import { halfClose } from './half-close.ts'
import { halfCloseInsideBody } from './half-close-inside-body.ts'
import { headerWithoutColon } from './header-without-colon.ts'
import { http10 } from './http-1-0.ts'
import { hugeHeader } from './huge-header.ts'
import { invalidUtf8 } from './invalid-utf8.ts'
import { keepAliveClose } from './keep-alive-close.ts'
import { keepAliveReset } from './keep-alive-reset.ts'
import { largeBody } from './large-body.ts'
import { longerContentLength } from './longer-content-length.ts'
import { lyingGzip } from './lying-gzip.ts'
import { manyHeaders } from './many-headers.ts'
import { missingLastChunk } from './missing-last-chunk.ts'
import { missingLastChunkStall } from './missing-last-chunk-stall.ts'
import { nan } from './nan.ts'
import { negativeContentLength } from './negative-content-length.ts'
import { neverAnswer } from './never-answer.ts'
import { neverRead } from './never-read.ts'
import { noContentType } from './no-content-type.ts'
import { nulInHeader } from './nul-in-header.ts'
import { redirect301 } from './redirect-301.ts'
import { redirect302 } from './redirect-302.ts'
import { redirect303 } from './redirect-303.ts'
import { redirect307 } from './redirect-307.ts'
import { redirect308 } from './redirect-308.ts'
import { refuse } from './refuse.ts'
import { resetBeforeHeaders } from './reset-before-headers.ts'
import { resetInsideBody } from './reset-inside-body.ts'
import { resetInsideHeaders } from './reset-inside-headers.ts'
import { resetOnConnect } from './reset-on-connect.ts'
import { shorterContentLength } from './shorter-content-length.ts'
import { stallAfter } from './stall-after.ts'
import { stallInsideBody } from './stall-inside-body.ts'
import { status100First } from './status-100-first.ts'
import { status101First } from './status-101-first.ts'
import { status102First } from './status-102-first.ts'
import { status103First } from './status-103-first.ts'
import { trailingBytes } from './trailing-bytes.ts'
import { twoDocuments } from './two-documents.ts'
import { unknownHttpVersion } from './unknown-http-version.ts'
import { wrongChunkSize } from './wrong-chunk-size.ts'
import { wrongContentType } from './wrong-content-type.ts'

/** Every fault, in the order in which an exchange meets them: the connection, the answer, its framing, its head, its body. */
export const faults: readonly Fault[] = [
  refuse,
  resetOnConnect,
  closeOnConnect,
  neverRead,
  bannerOnConnect,
  neverAnswer,
  resetBeforeHeaders,
  resetInsideHeaders,
  resetInsideBody,
  closeBeforeHeaders,
  closeInsideHeaders,
  closeInsideBody,
  halfClose,
  halfCloseInsideBody,
  cutAfter,
  cutBodyAfter,
  stallAfter,
  stallInsideBody,
  drip,
  dripBody,
  keepAliveReset,
  keepAliveClose,
  longerContentLength,
  shorterContentLength,
  negativeContentLength,
  contentLengthNotANumber,
  duplicateContentLength,
  contentLengthAndChunked,
  badChunkSize,
  wrongChunkSize,
  missingLastChunk,
  missingLastChunkStall,
  closeDelimitedCut,
  bytesAfterBody,
  garbage,
  bareBody,
  http10,
  unknownHttpVersion,
  badStatusLine,
  headerWithoutColon,
  nulInHeader,
  bareLf,
  hugeHeader,
  manyHeaders,
  status100First,
  status101First,
  status102First,
  status103First,
  redirect301,
  redirect302,
  redirect303,
  redirect307,
  redirect308,
  empty204,
  empty200,
  wrongContentType,
  noContentType,
  gzip,
  lyingGzip,
  cutGzip,
  byteOrderMark,
  invalidUtf8,
  nan,
  duplicateKeys,
  trailingBytes,
  twoDocuments,
  deepNesting,
  largeBody,
]

const byId: ReadonlyMap<string, Fault> = new Map(faults.map(fault => [fault.id, fault]))

/** Gives the fault with this id, or undefined. */
export const faultOf = (id: string): Fault | undefined => byId.get(id)
