import type { Law, Probe } from './probe.ts'
import { rename, renameLaw } from './rename.ts'
import { repeat, repeatLaw } from './repeat.ts'

/** Every probe, in the order in which they are asked: cheap ones that can fail first. */
export const probes: readonly Probe[] = [repeat, rename]

/** Every law, in the order in which they are judged. */
export const laws: readonly Law[] = [repeatLaw, renameLaw]
