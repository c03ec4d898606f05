import type { Check } from '../../check.ts'
import { authChecks } from './auth.ts'
import { authEchoChecks } from './auth-echo.ts'
import { authSchemeChecks } from './auth-scheme.ts'
import { codingChecks } from './coding.ts'
import { expectContinueChecks } from './expect-continue.ts'
import { healthChecks } from './health.ts'
import { healthMethodChecks } from './health-methods.ts'
import { keepAliveChecks } from './keep-alive.ts'
import { limitChecks } from './limits.ts'
import { refusalOf } from './malformed.ts'
import { malformedCriteria, malformedFields } from './malformed-fields.ts'
import { malformedHttpChecks } from './malformed-http.ts'
import { malformedJson } from './malformed-json.ts'
import { methodsChecks } from './methods.ts'
import { oddBodyChecks } from './odd-bodies.ts'
import { requestFormChecks } from './request-forms.ts'

const malformedBodies = [...malformedJson, ...malformedFields, ...malformedCriteria]

/** The checks of the wire: refusals, authentication, health, methods and HTTP itself. */
export const wireChecks: readonly Check[] = [
  ...malformedBodies.map(refusalOf),
  ...limitChecks,
  ...oddBodyChecks,
  ...malformedHttpChecks,
  ...authChecks,
  ...authSchemeChecks,
  ...authEchoChecks,
  ...healthChecks,
  ...healthMethodChecks,
  ...methodsChecks,
  ...keepAliveChecks,
  ...requestFormChecks,
  ...expectContinueChecks,
  ...codingChecks,
]
