import type { Mutant } from '../../../mutant.ts'
import { falseCriterionAlone500 } from './false-criterion-alone-500.ts'
import { levelsCap5 } from './levels-cap-5.ts'
import { levelsCap9 } from './levels-cap-9.ts'
import { noulCriteria422 } from './noul-criteria-422.ts'
import { noulCriteriaRequired422 } from './noul-criteria-required-422.ts'
import { oneSidedCriteria422 } from './one-sided-criteria-422.ts'
import { optionsCap10 } from './options-cap-10.ts'
import { optionsCap26 } from './options-cap-26.ts'
import { optionsCap50 } from './options-cap-50.ts'
import { optionsCap64 } from './options-cap-64.ts'
import { optionsCap200 } from './options-cap-200.ts'
import { threeLevels500 } from './three-levels-500.ts'
import { threeOptions500 } from './three-options-500.ts'
import { twoLevelsRefused } from './two-levels-refused.ts'
import { twoOptionsRefused } from './two-options-refused.ts'

/** Mutants that do not take criteria the page allows. */
export const criteriaMutants: readonly Mutant[] = [
  falseCriterionAlone500,
  levelsCap5,
  levelsCap9,
  noulCriteria422,
  noulCriteriaRequired422,
  oneSidedCriteria422,
  optionsCap10,
  optionsCap200,
  optionsCap26,
  optionsCap50,
  optionsCap64,
  threeLevels500,
  threeOptions500,
  twoLevelsRefused,
  twoOptionsRefused,
]
