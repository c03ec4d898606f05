/** Says whether one or more of something came as a list; Array.isArray narrows no readonly list. */
export const isList = <T>(given: T | readonly T[]): given is readonly T[] => Array.isArray(given)
