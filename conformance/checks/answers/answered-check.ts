import type { Check } from '../../check.ts'
import { unmet } from '../../expect.ts'
import { answersOf } from '../../json-body.ts'
import type { Ask } from './ask.ts'
import { expectAnswered } from './judgement.ts'
import { told } from './reply.ts'

/** A request with a name to speak of it. */
export type Named = { readonly what: string; readonly request: unknown }

/** What differs between two checks that each send one request and ask for an answer to it. */
export type Answerable = Pick<Check, 'id' | 'clauses' | 'title' | 'killedBy'> &
  Named & {
    readonly needs?: readonly string[]
    readonly control?: { readonly what: string; readonly request: Ask }
  }

/** Gives the check that `request` is answered with a 200, after its control was. */
export function answeredCheck(answerable: Answerable): Check {
  const { id, clauses, title, killedBy, what, request, control } = answerable
  return {
    id,
    clauses,
    title,
    killedBy,
    needs: answerable.needs ?? ['body.answers'],
    requests: control === undefined ? 1 : 2,
    sends: what,
    passes: 'status 200 with an answers object; a key left out is an unknown answer and passes',
    ...(control === undefined ? {} : { control: control.what }),
    async run(probe) {
      if (control !== undefined) {
        const plain = await probe.ask(control.request)
        if (answersOf(plain) === null) return unmet(`an answer to ${control.what} (${told(plain)})`)
      }
      return expectAnswered(await probe.ask(request), what)
    },
  }
}
