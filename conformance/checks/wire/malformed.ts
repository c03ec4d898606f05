import type { Check } from '../../check.ts'
import { pass } from '../../expect.ts'
import { AROUND, provoke } from './control.ts'
import { type PlainType, plainAsk, post } from './plain.ts'
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

/** What turns a table of bodies into checks. */
export type Strictness = {
  readonly clauses: Check['clauses']
  /** The mutants that break every row. */
  readonly killedBy: readonly string[]
}

/** Gives the check that one malformed body is refused, its control before and after it. */
export const refusalOf =
  ({ clauses, killedBy }: Strictness) =>
  ({ kind, what, body, control = 'noul', killedBy: own }: MalformedBody): Check => ({
    id: `malformed.${kind}`,
    clauses,
    title: `${what} is refused with a 4xx status and does no harm`,
    needs: ['body.answers'],
    requests: AROUND + 1,
    sends: `POST /v1/systemone with ${what}, then the well-formed request again`,
    passes: 'a complete 4xx response, and 200 to the well-formed request afterwards',
    control: `the well-formed ${control} request, answered with 200`,
    killedBy: [...own, ...killedBy],
    async run(probe) {
      const verdict = await provoke(probe, {
        control: plainAsk(control),
        send: () => probe.send(post(body)),
        judge: refused,
      })
      return verdict ?? pass
    },
  })

/** How malformed bodies of every kind are judged: the page's "422 or another 4xx". */
export const mustRefuse: Strictness = {
  clauses: ['REQUEST-REFUSED', 'REQUEST-REFUSAL-HARMLESS'],
  killedBy: ['malformed-answered', 'malformed-502'],
}
