import type { Mutant } from '../../../mutant.ts'
import { auth200 } from './auth-200.ts'
import { auth404 } from './auth-404.ts'
import { auth500 } from './auth-500.ts'
import { authAnyScheme } from './auth-any-scheme.ts'
import { authAnyToken } from './auth-any-token.ts'
import { authChallengeBasic } from './auth-challenge-basic.ts'
import { authEmptyAccepted } from './auth-empty-accepted.ts'
import { authNoChallenge } from './auth-no-challenge.ts'
import { authNoScheme } from './auth-no-scheme.ts'
import { authOpen } from './auth-open.ts'
import { authOptional } from './auth-optional.ts'
import { authPrefixAccepted } from './auth-prefix-accepted.ts'
import { authQuery } from './auth-query.ts'
import { authRedirect } from './auth-redirect.ts'
import { authRightRefused } from './auth-right-refused.ts'
import { authSchemeCaseSensitive } from './auth-scheme-case-sensitive.ts'
import { authSilence } from './auth-silence.ts'
import { tokenEchoedInAnswer } from './token-echoed-in-answer.ts'
import { tokenEchoedInBody } from './token-echoed-in-body.ts'
import { tokenEchoedInHeader } from './token-echoed-in-header.ts'
import { unneededTokenRefused } from './unneeded-token-refused.ts'
import { wrongTokenEchoed } from './wrong-token-echoed.ts'

/** Mutants that let in, keep out or give away. */
export const authMutants: readonly Mutant[] = [
  auth200,
  auth404,
  auth500,
  authAnyScheme,
  authAnyToken,
  authChallengeBasic,
  authEmptyAccepted,
  authNoChallenge,
  authNoScheme,
  authOpen,
  authOptional,
  authPrefixAccepted,
  authQuery,
  authRedirect,
  authRightRefused,
  authSchemeCaseSensitive,
  authSilence,
  tokenEchoedInAnswer,
  tokenEchoedInBody,
  tokenEchoedInHeader,
  unneededTokenRefused,
  wrongTokenEchoed,
]
