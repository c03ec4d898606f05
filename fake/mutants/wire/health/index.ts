import type { Mutant } from '../../../mutant.ts'
import { health301 } from './health-301.ts'
import { health401 } from './health-401.ts'
import { health500 } from './health-500.ts'
import { health503Forever } from './health-503-forever.ts'
import { healthArray } from './health-array.ts'
import { healthByteOrderMark } from './health-byte-order-mark.ts'
import { healthEmpty } from './health-empty.ts'
import { healthHead204 } from './health-head-204.ts'
import { healthHead500 } from './health-head-500.ts'
import { healthHeadBody } from './health-head-body.ts'
import { healthHtml } from './health-html.ts'
import { healthOkTrue } from './health-ok-true.ts'
import { healthPost201 } from './health-post-201.ts'
import { healthPost500 } from './health-post-500.ts'
import { healthPostSilence } from './health-post-silence.ts'
import { healthProbe201 } from './health-probe-201.ts'
import { healthProbeRefused } from './health-probe-refused.ts'
import { healthProbeWithoutAnswers } from './health-probe-without-answers.ts'
import { healthSilence } from './health-silence.ts'
import { healthStatusNull } from './health-status-null.ts'
import { healthStatusUp } from './health-status-up.ts'
import { healthStatusUpperCase } from './health-status-upper-case.ts'

/** Mutants that get the health check wrong. */
export const healthMutants: readonly Mutant[] = [
  health301,
  health401,
  health500,
  health503Forever,
  healthArray,
  healthByteOrderMark,
  healthEmpty,
  healthHead204,
  healthHead500,
  healthHeadBody,
  healthHtml,
  healthOkTrue,
  healthPost201,
  healthPost500,
  healthPostSilence,
  healthProbe201,
  healthProbeRefused,
  healthProbeWithoutAnswers,
  healthSilence,
  healthStatusNull,
  healthStatusUp,
  healthStatusUpperCase,
]
