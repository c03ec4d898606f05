import { bare } from './bare.ts'
import { chunked } from './chunked.ts'
import { extras } from './extras.ts'
import { leftOut } from './left-out.ts'
import { protocol } from './protocol.ts'
import { shuffled } from './shuffled.ts'
import { slow } from './slow.ts'
import { threshold } from './threshold.ts'
import type { HostileTrait } from './trait.ts'

/** Every trait, in the order in which they are applied: what changes a field before what hides or moves it. */
export const hostileTraits: readonly HostileTrait[] = [
  threshold,
  bare,
  extras,
  protocol,
  leftOut,
  shuffled,
  chunked,
  slow,
]
