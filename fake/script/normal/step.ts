import { isBeforeRequest } from '../../fault.ts'
import type { components } from '../../generated/types.ts'
import { type Path, refusal } from '../problem.ts'
import type { Effect, Step } from '../script.ts'
import { type Compile, conditionsOf } from './conditions.ts'
import { type EffectWriting, effectOf } from './effect.ts'

/** A step as people write it. */
export type StepSource = NonNullable<components['schemas']['script']['steps']>[number]

/** What the steps of a script are written out with. */
export type Writing = EffectWriting & { readonly compile: Compile }

/** Writes the step at `index` out; `line` is the line of the file it starts on. */
export function stepOf(
  source: StepSource,
  index: number,
  line: number | null,
  writing: Writing,
): Step {
  const path: Path = ['steps', index]
  const { name = `step ${index + 1}`, times = null, probability = 1, sequence } = source
  const when = conditionsOf(source.when ?? {}, [...path, 'when'], writing.compile)
  const effects =
    sequence === undefined
      ? [effectOf(source, path, writing)]
      : sequence.map((item, use) => effectOf(item, [...path, 'sequence', use], writing))
  refuseBesideConnection(source, effects, path)
  const after = source.then ?? 'forever'
  if (after === 'pass' && times !== null && times > effects.length) {
    const expected = `at most ${effects.length}, as the sequence passes after that`
    const hint = 'Leave times out, or make the sequence longer.'
    throw refusal([...path, 'times'], expected, String(times), hint)
  }
  return { name, line, when, times, probability, effects, then: after }
}

/** A fault of a connection happens before anything is read, so that nothing else can be known or done. */
function refuseBesideConnection(source: StepSource, effects: readonly Effect[], path: Path): void {
  const use = effects.flatMap(({ faults }) => faults).find(({ fault }) => isBeforeRequest(fault))
  if (use === undefined) return
  const { when = {}, name: _name, times: _times, fault: _fault, ...others } = source
  const [condition] = Object.keys(when).filter(key => key !== 'connection')
  const [other] = Object.keys(others)
  const wrong = condition === undefined ? other : `when.${condition}`
  if (wrong === undefined) return
  const at = condition === undefined ? [...path, wrong] : [...path, 'when', condition]
  const expected = `no more than when.connection and times beside ${use.fault.id}`
  throw refusal(at, expected, wrong, 'It meets a connection before any request is read.')
}
