import { givenUp, type Outcome } from '../engine.ts'

/** Waits for an outcome until the caller gives it up. */
export async function unlessGivenUp<Result>(
  outcome: Promise<Outcome<Result>>,
  signal: AbortSignal | undefined,
): Promise<Outcome<Result>> {
  if (signal === undefined) return await outcome
  let giveUp = () => {}
  const given = new Promise<Outcome<Result>>(resolve => {
    giveUp = () => resolve({ failure: givenUp })
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
  })
  try {
    return await Promise.race([given, outcome])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
