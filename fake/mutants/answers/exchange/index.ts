import type { Mutant } from '../../../mutant.ts'
import { bodyCut } from './body-cut.ts'
import { lengthTooLong } from './length-too-long.ts'
import { lengthTooShort } from './length-too-short.ts'
import { redirect302 } from './redirect-302.ts'
import { redirect307 } from './redirect-307.ts'
import { routeGetOnly } from './route-get-only.ts'
import { routeMissing } from './route-missing.ts'
import { silent } from './silent.ts'
import { status204 } from './status-204.ts'
import { status500 } from './status-500.ts'

/** Mutants that answer from the wrong place, with the wrong status or in the wrong frame. */
export const exchangeMutants: readonly Mutant[] = [
  bodyCut,
  lengthTooLong,
  lengthTooShort,
  redirect302,
  redirect307,
  routeGetOnly,
  routeMissing,
  silent,
  status204,
  status500,
]
