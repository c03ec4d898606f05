type ObjectPlace = { readonly holds: 'members'; readonly keys: Set<string>; key: string }
type ArrayPlace = { readonly holds: 'items'; index: number }

/** An object or array that has been opened and not closed. */
export type Place = ObjectPlace | ArrayPlace

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

const step = (place: Place): string =>
  place.holds === 'members' ? escaped(place.key) : String(place.index)

/** Gives the JSON pointer (RFC 6901) to the value being read; the whole text is the empty pointer. */
export const pointerOf = (places: readonly Place[]): string =>
  places.map(place => `/${step(place)}`).join('')
