import { rendered } from '../../spec/rendering.ts'
import { hostileTraits } from './index.ts'
import type { HostileTrait } from './trait.ts'

/** A trait in use: on every request where it was named, else on its share of them. */
export type HostileUse = {
  readonly trait: HostileTrait
  readonly isNamed: boolean
  readonly waitMs: number
}

/** Says what is wrong with a list of traits no compiler looked at, or null where nothing is; `isProtocol` says whether the fake speaks protocol v1. */
export function misuseOfHostile(given: unknown, isProtocol = true): string | null {
  if (given === true) return null
  const ids = hostileTraits.map(({ id }) => id).join(', ')
  if (!Array.isArray(given) || given.length === 0) {
    return `hostile is ${rendered(given)}: give true, or a list of ${ids}.`
  }
  for (const name of given) {
    const wrong = misuseOfName(name, isProtocol)
    if (wrong === 'no trait') return `there is no hostile trait ${rendered(name)}: give ${ids}.`
    if (wrong !== null) return `hostile trait ${rendered(name)}: ${wrong}`
  }
  return null
}

/** Reads which traits are wanted; throws a TypeError with a sentence. */
export function usesOf(given: true | readonly string[], isProtocol = true): readonly HostileUse[] {
  const misuse = misuseOfHostile(given, isProtocol)
  if (misuse !== null) throw new TypeError(misuse)
  const named = new Map(given === true ? [] : given.map(partsOf))
  return hostileTraits
    .filter(trait => (given === true ? isLegal(trait, isProtocol) : named.has(trait.id)))
    .map(trait => ({
      trait,
      isNamed: given !== true,
      waitMs: Number(named.get(trait.id) ?? trait.waitMs?.default ?? 0),
    }))
}

function partsOf(name: string): readonly [string, string | undefined] {
  const [id = '', value] = name.split('=', 2)
  return [id, value]
}

const isLegal = ({ isOfProtocol }: HostileTrait, isProtocol: boolean): boolean =>
  isProtocol || isOfProtocol === undefined

function misuseOfName(name: unknown, isProtocol: boolean): string | null {
  if (typeof name !== 'string') return 'no trait'
  const [id, value] = partsOf(name)
  const trait = hostileTraits.find(each => each.id === id)
  if (trait === undefined) return 'no trait'
  if (!isLegal(trait, isProtocol)) return 'it is legal under the dialect chalk-1 alone'
  if (value === undefined) return null
  const { waitMs } = trait
  if (waitMs === undefined) return 'it takes no number'
  const isWhole = /^\d{1,6}$/.test(value) && Number(value) <= waitMs.most
  return isWhole ? null : `expected a whole number of ms from 0 to ${waitMs.most}`
}
