import type { Profile } from './profile.ts'
import { chalk1 } from './profiles/chalk-1.ts'

/** Every profile by name; `chalk-1` is the default. */
export const profiles: Readonly<Record<string, Profile>> = { [chalk1.name]: chalk1 }
