import { createFake } from '../../fake/index.ts'
import type { JsonObject } from '../../spec/json-object.ts'

/** The text every client asks about. */
export const state = 'The nightly build is red: two tests of the parser fail.'

/** The token every client is given. */
export const token = 'a-token-for-a-client'

type Teardown = { teardown(end: () => Promise<void>): void }

/** Starts a fake that speaks `dialect` and needs `token`; it ends with the test. */
export async function serve(t: Teardown, dialect: string) {
  const fake = await createFake({ dialect, token })
  t.teardown(() => fake.stop())
  return fake
}

type Kept = Awaited<ReturnType<typeof createFake>>

/** Shows what went over the wire, for a failing test. */
export const exchangesOf = (fake: Kept): JsonObject => ({
  exchanges: fake.journal.entries().map(({ request, reply }) => ({
    asked: `${request.method} ${request.path} ${String(request.body)}`,
    answered: `${reply?.status} ${String(reply?.body)}`,
  })),
})

/** Gives what a call failed with; undefined where it went well. */
export const failureOf = (call: PromiseLike<unknown>): PromiseLike<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )
