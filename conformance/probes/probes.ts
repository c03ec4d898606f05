import { batch, batchLaw } from './batch.ts'
import { apart, complementLaw } from './complement.ts'
import { contradictionLaw } from './contradiction.ts'
import { dressing, dressingLaw } from './dressing.ts'
import { exchangeable, exchangeableLaw } from './exchangeable.ts'
import { form, formLaw } from './form.ts'
import { ladder, ladderLaw } from './ladder.ts'
import { levels, levelsLaw } from './levels.ts'
import { negation, negationLaw } from './negation.ts'
import { options, optionsLaw } from './options.ts'
import { paraphrase, paraphraseLaw } from './paraphrase.ts'
import type { Law, Probe } from './probe.ts'
import { questionLaw, questionSwap } from './question-swap.ts'
import { rename, renameLaw } from './rename.ts'
import { repeat, repeatLaw } from './repeat.ts'
import { stateLaw, stateSwap } from './state-swap.ts'
import { truncation, truncationLaw } from './truncation.ts'

/** Every probe, in the order in which they are asked: cheap ones that can fail first. */
export const probes: readonly Probe[] = [
  repeat,
  rename,
  batch,
  options,
  stateSwap,
  exchangeable,
  negation,
  paraphrase,
  form,
  questionSwap,
  truncation,
  dressing,
  ladder,
  levels,
  apart,
]

/** Every law, in the order in which they are judged: `C5.exchangeable` looks at `C5.rename`. */
export const laws: readonly Law[] = [
  repeatLaw,
  renameLaw,
  batchLaw,
  optionsLaw,
  stateLaw,
  exchangeableLaw,
  contradictionLaw,
  negationLaw,
  complementLaw,
  paraphraseLaw,
  formLaw,
  questionLaw,
  truncationLaw,
  dressingLaw,
  ladderLaw,
  levelsLaw,
]
