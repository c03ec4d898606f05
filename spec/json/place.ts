import { pointer } from '../pointer.ts'

type ObjectPlace = { readonly holds: 'members'; readonly keys: Set<string>; key: string }
type ArrayPlace = { readonly holds: 'items'; index: number }

/** An object or array that has been opened and not closed. */
export type Place = ObjectPlace | ArrayPlace

const keyOf = (place: Place): string =>
  place.holds === 'members' ? place.key : String(place.index)

/** Gives the JSON pointer (RFC 6901) to the value being read; the whole text is the empty pointer. */
export const pointerOf = (places: readonly Place[]): string => pointer(...places.map(keyOf))
