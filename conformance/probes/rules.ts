import { everyLevel, type MeasureLevel } from '../measuring.ts'
import { atLevels, type VerdictRule } from '../verdict-rule.ts'
import { crossTalkLaw } from './burst.ts'
import { contradictionLaw } from './contradiction.ts'
import { AT_ONCE, rounds } from './cross-talk.ts'
import { planProbes } from './plan.ts'
import type { Law } from './probe.ts'
import { laws, probes } from './probes.ts'
import { repeatLaw } from './repeat.ts'

/** Gives what each law of the probes claims and comes to, C5.* first, and L7. */
export function probeRules(): readonly VerdictRule[] {
  const counts = new Map(everyLevel.map(level => [level, trialsAt(level)]))
  return [
    ...laws.map(law => ruleOf(law, level => counts.get(level)?.get(law.from[0] ?? '') ?? 0)),
    {
      ...crossTalkLaw,
      levels: everyLevel,
      sends: `${AT_ONCE} different states, one at a time, three times; then all at once (rounds: ${atLevels(level => rounds[level])})`,
      note: 'a shift counts from three times what answers to one and the same request alone lie apart',
      isConcurrent: true,
      isOwn: false,
    },
  ]
}

/** Counts the trials of every probe of a level: no seed changes how many there are. */
function trialsAt(level: MeasureLevel): ReadonlyMap<string, number> {
  const plan = planProbes({ level, seed: 'rules', isConcurrent: false })
  return new Map(plan.probes.map(({ id, trials }) => [id, trials.length]))
}

function ruleOf(law: Law, countAt: (level: MeasureLevel) => number): VerdictRule {
  const { id, title, from, passes, fails, warns, next } = law
  const asked = probes.filter(probe => from.includes(probe.id)).map(({ asks }) => asks)
  const isPooled = law === contradictionLaw
  return {
    ...{ id, title, passes, fails, warns, next },
    levels: everyLevel.filter(level => countAt(level) > 0),
    sends: isPooled
      ? `nothing of its own: it looks at ${from.map(each => `C5.${each}`).join(', ')} again`
      : `${asked.join('; ')} (${atLevels(countAt)})`,
    note: isPooled || law === repeatLaw ? null : NOISE,
    isConcurrent: false,
    isOwn: false,
  }
}

const NOISE =
  'every bound of a shift is at least three times what C5.repeat finds between answers to one and the same request'
