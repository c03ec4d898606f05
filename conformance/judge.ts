import type { Check } from './check.ts'
import {
  headerTooShort,
  headerUnsendable,
  tokenTooShort,
  tokenUnsendable,
  urlInvalid,
} from './errors.ts'
import type { Exchange } from './exchange.ts'
import { parseAddress } from './probe/address.ts'
import { openTarget, type Target, type TargetOptions } from './probe/target.ts'
import { shortestSecret } from './secret.ts'
import type { Verdict } from './verdict.ts'

/** A check's verdict on one server, with everything that was said. */
export type Judgement = {
  readonly verdict: Verdict
  readonly exchanges: readonly Exchange[]
}

/** How one check is put to a server. */
export type JudgeOptions = Omit<TargetOptions, 'address'> & {
  readonly url: string
  readonly seed: string
}

/** Throws a UsageError for a secret that no header can carry, or that no record could be kept free of. */
export const refuseUnfit = ({
  token,
  secretHeaders = [],
}: Pick<TargetOptions, 'token' | 'secretHeaders'>): void => {
  if (token !== undefined && token.value.length < shortestSecret) throw tokenTooShort(token.name)
  const short = secretHeaders.find(({ value }) => value.length < shortestSecret)
  if (short !== undefined) throw headerTooShort(short.header)
  if (token !== undefined && !/^[!-~]+$/.test(token.value)) throw tokenUnsendable(token.name)
  const torn = secretHeaders.find(({ value }) => /[^\t\u0020-\u007e\u0080-\u00ff]/.test(value))
  if (torn !== undefined) throw headerUnsendable(torn.header)
}

/**
 * Opens the server at a URL.
 * Throws a UsageError for a URL that is none, or a token or secret header that is too short or cannot be sent.
 */
export const openTargetAt = (url: string, options: Omit<TargetOptions, 'address'>): Target => {
  const address = parseAddress(url)
  if (address === null) throw urlInvalid(url)
  refuseUnfit(options)
  return openTarget({ ...options, address })
}

/** Runs one check against an open server; what it throws becomes a harness fault. */
export const judge = async (check: Check, target: Target, seed: string): Promise<Judgement> => {
  const exchanges: Exchange[] = []
  const probe = target.probe({
    check: check.id,
    seed,
    record: exchange => exchanges.push(exchange),
  })
  try {
    return { verdict: await check.run(probe), exchanges }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    return { verdict: { outcome: 'harness-fault', error }, exchanges }
  }
}

/** Puts one check to the server at a URL, on connections of its own, and closes them. */
export const runCheck = async (
  check: Check,
  { url, seed, ...options }: JudgeOptions,
): Promise<Judgement> => {
  const target = openTargetAt(url, options)
  try {
    return await judge(check, target, seed)
  } finally {
    await target.close()
  }
}
