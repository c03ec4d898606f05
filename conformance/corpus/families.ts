import type { Family } from './case.ts'
import { annotators } from './families/annotators.ts'
import { channel } from './families/channel.ts'
import { dates } from './families/dates.ts'
import { dice } from './families/dice.ts'
import { flaky } from './families/flaky.ts'
import { graders } from './families/graders.ts'
import { lesson } from './families/lesson.ts'
import { lessonTag } from './families/lesson-tag.ts'
import { logs } from './families/logs.ts'
import { markov } from './families/markov.ts'
import { missing } from './families/missing.ts'
import { mutantBank } from './families/mutant-bank.ts'
import { poisson } from './families/poisson.ts'
import { policy } from './families/policy.ts'
import { receipt } from './families/receipt.ts'
import { redacted } from './families/redacted.ts'
import { rootcause } from './families/rootcause.ts'
import { rules } from './families/rules.ts'
import { sensors } from './families/sensors.ts'
import { strings } from './families/strings.ts'
import { stuck } from './families/stuck.ts'
import { tables } from './families/tables.ts'
import { unknowable, unknowableNoul } from './families/unknowable.ts'
import { urns } from './families/urns.ts'

/** The families whose posterior is stated exactly and whose truth is drawn from it. */
export const exactFamilies: readonly Family[] = [
  sensors,
  urns,
  channel,
  missing,
  markov,
  dice,
  rootcause,
  lessonTag,
  graders,
  annotators,
  poisson,
  flaky,
  unknowable,
  unknowableNoul,
  mutantBank,
  redacted,
]

/** The families whose truth is sure, half of it yes. */
export const hardFamilies: readonly Family[] = [
  rules,
  dates,
  receipt,
  strings,
  tables,
  policy,
  logs,
  stuck,
  lesson,
]

/** Every family. */
export const families: readonly Family[] = [...exactFamilies, ...hardFamilies]
