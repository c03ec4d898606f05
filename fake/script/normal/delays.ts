import type { components } from '../../generated/types.ts'
import { type Path, refusal } from '../problem.ts'
import type { Delay, Wait } from '../script.ts'
import { isList } from './list.ts'

type DelaySource = Exclude<components['schemas']['delay'], readonly unknown[]>

/** Writes delays out; refuses one that has no length, or more than one. */
export function delaysOf(source: components['schemas']['delay'], path: Path): readonly Delay[] {
  if (!isList<DelaySource>(source)) return [delayOf(source, path)]
  return source.map((each, index) => delayOf(each, [...path, index]))
}

function delayOf(source: DelaySource, path: Path): Delay {
  if (typeof source === 'number') return { before: 'head', wait: { form: 'fixed', ms: source } }
  const { before = 'head', bytes } = source
  return { before, wait: waitOf(source, path), ...(bytes !== undefined && { bytes }) }
}

function waitOf(source: Exclude<DelaySource, number>, path: Path): Wait {
  const given = (['ms', 'uniform', 'log-normal'] as const).filter(key => source[key] !== undefined)
  if (given.length !== 1) {
    const got = given.length === 0 ? 'none of them' : given.join(' and ')
    throw refusal(path, 'one of ms, uniform and log-normal', got)
  }
  const { ms, uniform, 'log-normal': logNormal } = source
  if (logNormal !== undefined) return { form: 'log-normal', ...logNormal }
  if (uniform === undefined) return { form: 'fixed', ms: ms ?? 0 }
  const [least = 0, most = 0] = uniform
  if (most >= least) return { form: 'uniform', least, most }
  throw refusal([...path, 'uniform'], 'the least ms first', JSON.stringify(uniform))
}
