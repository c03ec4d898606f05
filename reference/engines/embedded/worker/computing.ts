import type { Outcome } from '../../engine.ts'
import type { About, Order } from '../messages.ts'

/** A model that is loaded and has computed once. */
export type Computing = {
  readonly about: About
  /** Does what it is asked; `isStopped` says whether the asker still wants it. Throws where the device is lost. */
  obey(order: Order, isStopped: () => boolean): Promise<Outcome<unknown>>
}
