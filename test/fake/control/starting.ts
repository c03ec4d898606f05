import type { Test } from 'tap'
import { createFake, type FakeOptions } from '../../../fake/index.ts'

/** Starts a fake that stops with its test. */
export async function start(t: Test, options: FakeOptions = {}) {
  const fake = await createFake(options)
  t.teardown(() => fake.stop())
  return fake
}

/** Asks one noul question under `key` and gives the status and the JSON of the answer. */
export async function ask(url: string, key: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/v1/systemone`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      state: 'The build is red.',
      questions: { [key]: { type: 'noul', instructions: 'Is it?' } },
    }),
  })
  const body: unknown = await response.json()
  return { status: response.status, body }
}

/** Asks under `key` in a session. */
export const askIn = (url: string, session: string, key: string) =>
  ask(url, key, { 'x-fake-session': session })
