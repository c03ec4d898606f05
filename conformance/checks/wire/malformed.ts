import type { Check } from '../../check.ts'
import { pass } from '../../expect.ts'
import { alone, post } from '../post.ts'
import { provoke, provokes } from './control.ts'
import type { PlainType } from './plain.ts'
import { refused } from './refusal.ts'

/** A body that breaks the protocol: one row of a table, and one check. */
export type MalformedBody = {
  /** The check is called `malformed.<kind>`. */
  readonly kind: string
  /** What is sent, as a noun phrase. */
  readonly what: string
  readonly body: Uint8Array | string
  /** The type of the question it was made from; noul where nothing is said. */
  readonly control?: PlainType
  /** The mutants that break this kind in particular. */
  readonly killedBy: readonly [string, ...string[]]
}

/** Gives a row whose body is `request` as JSON. */
export const rowOf = (
  kind: string,
  what: string,
  request: unknown,
  killer: string,
  control: PlainType = 'noul',
): MalformedBody => ({ kind, what, body: JSON.stringify(request), control, killedBy: [killer] })

/** Gives the check that a malformed body is refused, as the page's "422 or another 4xx" has it. */
export function refusalOf({ kind, what, body, control = 'noul', killedBy }: MalformedBody): Check {
  return {
    id: `malformed.${kind}`,
    clauses: ['REQUEST-REFUSED', 'REQUEST-REFUSAL-HARMLESS'],
    title: `${what} is refused with a 4xx status and does no harm`,
    needs: ['body.answers'],
    requests: provokes(control),
    sends: `POST /v1/systemone with ${what}, then the well-formed request again`,
    passes: 'a complete 4xx response, and 200 to the well-formed request afterwards',
    control: `the well-formed ${control} request, answered with 200`,
    killedBy: [...killedBy, 'malformed-answered', 'malformed-502'],
    async run(probe) {
      const verdict = await provoke(probe, {
        control,
        send: () => probe.send(alone(post(body))),
        judge: refused,
      })
      return verdict ?? pass
    },
  }
}
