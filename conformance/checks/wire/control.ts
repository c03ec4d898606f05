import type { Exchange } from '../../exchange.ts'
import { fail, isAnswered, unmet, whatCame } from '../../expect.ts'
import type { Probe } from '../../probe.ts'
import type { Verdict } from '../../verdict.ts'
import { plainAsk } from './plain.ts'
import type { Judge } from './refusal.ts'
import { isThrottled, throttled } from './throttle.ts'

/** How many requests go around the offending ones: the control, then once or twice again after them. */
export const AROUND = 3

/** Gives the verdict that the control failed, or null when it was answered. */
export const controlled = (exchange: Exchange): Verdict | null =>
  isAnswered(exchange)
    ? null
    : unmet(`a 200 to the same request without the offending part (it came ${whatCame(exchange)})`)

// A server may close a connection it kept at any time (RFC 9112 section 9.5), so a request that
// died on one before anything came is sent once more, on a connection of its own.
const diedUnread = ({ received, ended }: Exchange): boolean =>
  received === null && (ended === 'closed-early' || ended === 'reset')

/** Judges that the server still answers a well-formed request; sends one, or two. */
export async function stillAnswers(
  probe: Probe,
  request: unknown = plainAsk(),
): Promise<Verdict | null> {
  const first = await probe.ask(request)
  const exchange = diedUnread(first) ? await probe.ask(request) : first
  if (isAnswered(exchange)) return null
  if (isThrottled(exchange)) return throttled(exchange)
  return fail(exchange, {
    says: 'After the malformed request the server no longer answers a well-formed one.',
    at: exchange.received === null ? 'connection' : 'status',
    expected: '200, as before the malformed request',
    actual: whatCame(exchange),
  })
}

/** A malformed request and how to judge what becomes of it. */
export type Offence = {
  /** The well-formed request it was made from. */
  readonly control: unknown
  send(): Promise<Exchange>
  readonly judge: Judge
}

/** Sends the control, the malformed request, and the control again; gives what is wrong, or null. */
export async function provoke(probe: Probe, offence: Offence): Promise<Verdict | null> {
  const missing = controlled(await probe.ask(offence.control))
  if (missing !== null) return missing
  return offence.judge(await offence.send()) ?? (await stillAnswers(probe, offence.control))
}
