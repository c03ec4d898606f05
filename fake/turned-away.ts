import type { Answered } from './exchange.ts'
import type { Unnumbered } from './journal.ts'
import { refuse } from './json-reply.ts'
import type { OpenExchanges } from './open-exchanges.ts'
import type { FakeOptions } from './options.ts'
import type { Redaction } from './redaction.ts'
import type { Stage } from './stage.ts'

/** A request as it came. */
export type Came = Pick<Unnumbered, 'at' | 'connection' | 'request'>

/** What a client is told where the fake itself fails at its request. */
export const FAILED = 'the fake failed at this request, which is a bug of its own'

/** What requests are turned away with. */
type Parts = {
  readonly options: FakeOptions
  readonly stage: Stage
  readonly redaction: Redaction
}

/** Makes the answering of requests that take no turn: with a reason, noted in the journal and reported by verify. */
export function turningAway({ options, stage, redaction }: Parts, open: OpenExchanges) {
  return (came: Came, status: number, reason: string): Answered => {
    const error = redaction.text(reason)
    stage.refuse(error)
    const reply = refuse(status, error)
    return { reply, onSent: open.begin({ ...withoutTurn(options), ...came, reply, error }) }
  }
}

/** Gives the fields of an entry that a turn would fill. */
export const withoutTurn = ({ mutant }: FakeOptions) => ({
  ...{
    session: null,
    number: 0,
    keys: [],
    step: null,
    nearest: null,
    faults: [],
    hostile: [],
    seed: null,
  },
  ...{ mutant: mutant?.id ?? null },
})
