import { performance } from 'node:perf_hooks'
import type { Check } from '../../conformance/check.ts'
import type { Exchange } from '../../conformance/exchange.ts'
import { type Judgement, runCheck } from '../../conformance/judge.ts'
import { createFake, type FakeOptions } from '../../fake/index.ts'

/** The token of the fakes that need one, and the name it goes by. */
export const token = { name: 'DECIDER_TOKEN', value: 'tok+en/with=odd&signs-0123456789' }

/** The form of every finding: a phrase that begins in lower case and ends without a full stop. */
export const phrase = /^(?![A-Z][a-z]).*[^.]$/s

/** Judges the server at `url` by one check. */
export const judgeAt = (
  url: string,
  check: Check,
  timeoutMs = 5000,
  given: typeof token | null = check.when === 'auth' ? token : null,
): Promise<Judgement> =>
  runCheck(check, {
    url,
    seed: 'proof',
    timeoutMs,
    now: () => performance.now(),
    ...(given === null ? {} : { token: given }),
  })

/** Judges a fake of its own by one check; it needs a token where the check is about tokens. */
export async function judgeFake(
  check: Check,
  options: FakeOptions = {},
  timeoutMs?: number,
): Promise<Judgement> {
  const needsToken = check.when === 'auth'
  const fake = await createFake({ ...(needsToken ? { token: token.value } : {}), ...options })
  try {
    return await judgeAt(
      fake.url,
      check,
      timeoutMs,
      options.token === undefined ? undefined : token,
    )
  } finally {
    await fake.stop()
  }
}

/** Writes down what came back, without what differs from run to run. */
export const traceOf = (exchanges: readonly Exchange[]): string =>
  JSON.stringify(
    exchanges.map(({ received, ended, cause }) => {
      const { date: _date, ...headers } = received?.headers ?? {}
      const body = Buffer.from(received?.body ?? []).toString('latin1')
      return { status: received?.status, headers, body, ended, cause }
    }),
  )

/** Shows a judgement in a failing test: the verdict, and every exchange. */
export const shown = ({ verdict, exchanges }: Judgement) => ({
  verdict: verdict.outcome === 'harness-fault' ? String(verdict.error.stack) : verdict,
  exchanges: exchanges.map(({ sent, received, ended, cause }) => ({
    sent: `${sent.method} ${sent.path} ${JSON.stringify(sent.headers)} ${Buffer.from(
      sent.raw ?? sent.body,
    )
      .toString()
      .slice(0, 300)}`,
    received: received && {
      status: received.status,
      headers: received.headers,
      body: Buffer.from(received.body).toString().slice(0, 300),
    },
    ended,
    cause,
  })),
})
