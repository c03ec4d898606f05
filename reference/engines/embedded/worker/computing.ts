import type { Outcome } from '../../engine.ts'
import type { About, Order } from '../messages.ts'

/** Who asked, as far as what computes has to know. */
export type Asker = {
  /** Says whether the answer is wanted no more. */
  isGone(): boolean
  /** Is told after each part that is computed, for a worker that says nothing for long hangs. */
  tell(): void
}

/** A model that is loaded and has computed once. */
export type Computing = {
  readonly about: About
  /** Does what it is asked. Throws where the device is lost. */
  obey(order: Order, asker: Asker): Promise<Outcome<unknown>>
}
