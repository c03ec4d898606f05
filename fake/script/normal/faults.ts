import { nearest } from '../../../spec/nearest.ts'
import {
  defaultsOf,
  type Fault,
  type FaultUse,
  type FaultValues,
  isBeforeRequest,
} from '../../fault.ts'
import type { components } from '../../generated/types.ts'
import { type Path, refusal } from '../problem.ts'
import { isList } from './list.ts'

type Numbers = Readonly<Record<string, number>>
type FaultSource = string | Readonly<Record<string, Numbers>>

/** Looks faults up and completes their numbers; refuses what cannot happen to one exchange together. */
export function faultUses(
  source: components['schemas']['fault'],
  path: Path,
  faults: readonly Fault[],
): FaultUse[] {
  if (!isList<FaultSource>(source)) return [faultUse(source, path, faults)]
  const uses = source.map((each, index) => faultUse(each, [...path, index], faults))
  const [first, second] = uses.flatMap(({ fault }, index) =>
    fault.at === 'delivery' ? [{ id: fault.id, index }] : [],
  )
  if (first !== undefined && second !== undefined) {
    const got = `${second.id} after ${first.id}`
    const hint = 'Give the other a step of its own.'
    throw refusal([...path, second.index], 'at most one fault that delivers', got, hint)
  }
  const connects = uses.findIndex(({ fault }) => isBeforeRequest(fault))
  if (connects >= 0 && uses.length > 1) {
    const expected = 'a fault of a connection alone, as no request is read'
    throw refusal([...path, connects], expected, `${uses[connects]?.fault.id} beside others`)
  }
  return uses
}

function faultUse(source: FaultSource, path: Path, faults: readonly Fault[]): FaultUse {
  const [[id, numbers] = ['', {}]] =
    typeof source === 'string' ? [[source, {}] as const] : Object.entries(source)
  const fault = faults.find(each => each.id === id)
  const at = typeof source === 'string' ? path : [...path, id]
  if (fault === undefined) throw noSuchFault(id, at, faults)
  return { fault, values: valuesOf(fault, numbers, at) }
}

function noSuchFault(id: string, path: Path, faults: readonly Fault[]) {
  const ids = faults.map(fault => fault.id)
  const [near] = nearest(id, ids)
  const hint = near === undefined ? `There are ${ids.join(', ')}.` : `Did you mean ${near}?`
  return refusal(path, 'the name of a fault', JSON.stringify(id), hint)
}

function valuesOf(fault: Fault, numbers: Numbers, path: Path): FaultValues {
  const { id, parameters = {} } = fault
  for (const [name, value] of Object.entries(numbers)) {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (parameter === undefined) throw noSuchNumber(id, name, Object.keys(parameters), path)
    const { least, most } = parameter
    if (value < least || value > most) {
      throw refusal([...path, name], `a number, ${least} to ${most}`, String(value))
    }
  }
  return { ...defaultsOf(fault), ...numbers }
}

function noSuchNumber(id: string, name: string, names: readonly string[], path: Path) {
  const [near] = nearest(name, names)
  const expected = names.length === 0 ? `no numbers, as ${id} takes none` : names.join(', ')
  const got = `the unknown key ${JSON.stringify(name)}`
  return refusal(
    [...path, name],
    expected,
    got,
    near === undefined ? undefined : `Did you mean ${near}?`,
  )
}
