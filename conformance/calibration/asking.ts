import { Withheld } from '../gate.ts'
import type { Measuring } from '../measuring.ts'
import type { PlannedCase } from './planned-case.ts'
import { type AskedCase, readAsked } from './reading.ts'

type Attempt =
  | { readonly is: 'asked'; readonly asked: AskedCase }
  | { readonly is: 'withheld' }
  | { readonly is: 'broken'; readonly error: unknown }

/**
 * Asks cases, one question a request, `parallel` of them at a time, and gives the answers in the order of asking.
 *
 * Ends where nothing more may be sent; what was under way then still counts. Throws what is no
 * Withheld: a fault of the kit.
 */
export async function* askInOrder(
  cases: Iterable<PlannedCase>,
  measuring: Measuring,
  parallel: number,
): AsyncGenerator<AskedCase> {
  const underWay: Promise<Attempt>[] = []
  let isOpen = true
  for (const planned of cases) {
    underWay.push(attempt(planned, measuring))
    if (underWay.length < parallel) continue
    const first = await underWay.shift()
    if (first !== undefined) isOpen = yield* settled(first)
    if (!isOpen) break
  }
  for (const each of underWay) yield* settled(await each)
}

/** Gives the answer of an attempt, and whether there may be another. */
function* settled(made: Attempt): Generator<AskedCase, boolean> {
  if (made.is === 'broken') throw made.error
  if (made.is === 'asked') yield made.asked
  return made.is === 'asked'
}

async function attempt(planned: PlannedCase, measuring: Measuring): Promise<Attempt> {
  const { state, key, question, nonce, role } = planned
  try {
    const exchange = await measuring.ask(
      { protocol: 1, state, questions: { [key]: question }, nonce },
      { way: 'kept', label: `calibration.${role}` },
    )
    return { is: 'asked', asked: readAsked(planned, exchange) }
  } catch (error) {
    return error instanceof Withheld ? { is: 'withheld' } : { is: 'broken', error }
  }
}
