import type { Exchange } from '../../exchange.ts'
import { fail, isAnswered, isThrottled, throttled, unmet, whatCame } from '../../expect.ts'
import type { Probe } from '../../probe.ts'
import type { Verdict } from '../../verdict.ts'
import { type PlainType, plainAsk } from './plain.ts'
import type { Judge } from './refusal.ts'

/** How many requests go around the offending ones: the control before them, and again after them. */
export const AROUND = 2

/** Gives the verdict that the control failed, or null when it was answered. */
export const controlled = (exchange: Exchange): Verdict | null =>
  isAnswered(exchange)
    ? null
    : unmet(`a 200 to the same request without the offending part (it came ${whatCame(exchange)})`)

/** Judges that the server still answers a well-formed request; sends one. */
export async function stillAnswers(
  probe: Probe,
  request: unknown = plainAsk(),
): Promise<Verdict | null> {
  const exchange = await probe.ask(request)
  if (isAnswered(exchange)) return null
  if (isThrottled(exchange)) return throttled(exchange)
  return fail(exchange, {
    says: 'after the malformed request the server no longer answers a well-formed one',
    at: exchange.received === null ? 'connection' : 'status',
    expected: '200, as before the malformed request',
    actual: whatCame(exchange),
  })
}

/** A malformed request and how to judge what becomes of it. */
export type Offence = {
  /** The type of the well-formed request it was made from. */
  readonly control: PlainType
  send(): Promise<Exchange>
  readonly judge: Judge
}

/** How many requests `provoke` makes. */
export const provokes = (control: PlainType): number => (control === 'noul' ? 2 : 3)

/**
 * Sends the control, the malformed request, and the control again; gives what is wrong, or null.
 * A noul goes unsent the first time: that one is answered is what every check here needs
 * (`body.answers`), while a server may well answer nouls and no question of another type.
 */
export async function provoke(
  probe: Probe,
  { control, send, judge }: Offence,
): Promise<Verdict | null> {
  const request = plainAsk(control)
  const missing = control === 'noul' ? null : controlled(await probe.ask(request))
  if (missing !== null) return missing
  return judge(await send()) ?? (await stillAnswers(probe, request))
}
