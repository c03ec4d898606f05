import type { Profile } from './profile.ts'
import { chalk1 } from './profiles/chalk-1.ts'

/** Every profile by name; `chalk-1` is the default. */
export const profiles: Readonly<Record<string, Profile>> = { [chalk1.name]: chalk1 }

/** Gives the profile of this name, or undefined where there is none. */
export const profileOf = (name: string): Profile | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name] : undefined
