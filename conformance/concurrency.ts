import type { Capability } from '../spec/profile.ts'
import { parallelRefused, speedDeclaredTwice } from './errors.ts'
import { parseAddress } from './probe/address.ts'

/** What is known of whether a server takes several requests at once. */
export type Concurrency = {
  readonly declared?: readonly Capability[]
  readonly parallel?: number
}

/** Says why a server was not sent several requests at once, and how it would be. */
export const NONE_AT_ONCE =
  'Several requests at once were not sent: a server on this machine gets them with --declare concurrent only.'

/** Throws a UsageError where a server is declared to take one request at a time and also several. */
export const refuseContradiction = ({ declared = [], parallel = 1 }: Concurrency): void => {
  if (!declared.includes('single-flight')) return
  if (declared.includes('concurrent')) throw speedDeclaredTwice()
  if (parallel > 1) throw parallelRefused()
}

/**
 * Says whether a host name leads back to this machine (RFC 1122 section 3.2.1.3, RFC 4291, RFC 6761).
 *
 * So does the address of no host: who connects to 0.0.0.0 or :: arrives at home on Linux and macOS. As a URL
 * writes it, 127.1 is 127.0.0.1 and ::ffff:127.0.0.1 is ::ffff:7f00:1.
 */
const isLoopback = (hostname: string): boolean =>
  /^(.+\.)?localhost\.?$/.test(hostname) ||
  /^127(\.\d{1,3}){3}$|^0\.0\.0\.0$/.test(hostname) ||
  /^::1?$|^::ffff:(7f[\da-f]{2}:[\da-f]{1,4}|0:0)$/.test(hostname)

/**
 * Says whether a server may be asked several things at once.
 *
 * A small decider on this machine may crash when it is (calibration.md section 4.3), so there it has to
 * be asked for: by declaring it, or by making checks in parallel. `null` is a server yet to be launched,
 * which is on this machine.
 */
export const isConcurrent = (
  url: string | null,
  { declared = [], parallel = 1 }: Concurrency,
): boolean => {
  if (declared.includes('single-flight')) return false
  if (declared.includes('concurrent') || parallel > 1) return true
  const address = url === null ? null : parseAddress(url.replaceAll('{port}', '1'))
  return address !== null && !isLoopback(address.hostname)
}
