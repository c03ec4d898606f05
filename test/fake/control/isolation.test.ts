import fc from 'fast-check'
import t from 'tap'
import { Pool } from 'undici'
import { start } from './starting.ts'

const SESSIONS = 64
const REQUESTS = 10_000

const question = { type: 'noul', instructions: 'Is it?' }
const names = Array.from({ length: SESSIONS }, (_, index) => `session-${index}`)

// What a request gets depends on its number in its session and on how often its key was asked there.
const script = {
  steps: [
    { name: 'second', when: { request: 2 }, status: 202 },
    { name: 'third of a', when: { question: 'a', asked: 3 }, status: 203 },
    { name: 'twice', when: { question: 'b' }, times: 2, status: 210 },
    {
      name: 'sequence',
      sequence: [{ status: 211 }, { status: 212 }, { status: 213 }],
      then: 'repeat',
    },
  ],
} as const

/** Says what the script does to a session that asks these keys one after the other. */
function expected(keys: readonly string[]): number[] {
  const asked = { a: 0, b: 0 }
  let twice = 0
  let uses = 0
  return keys.map((key, index) => {
    if (key === 'a') asked.a += 1
    if (index === 1) return 202
    if (key === 'a' && asked.a === 3) return 203
    if (key === 'b' && twice < 2) {
      twice += 1
      return 210
    }
    uses += 1
    return 211 + ((uses - 1) % 3)
  })
}

t.test('64 sessions at once never see each other in 10,000 requests', async t => {
  const fake = await start(t, { script, journal: { limit: 0 } })
  const pool = new Pool(fake.url, { connections: SESSIONS })
  t.teardown(() => pool.close())
  const one = async (session: string, key: string, isPath: boolean) => {
    const response = await pool.request({
      method: 'POST',
      path: isPath ? `/@${session}/v1/systemone` : '/v1/systemone',
      headers: isPath ? {} : { 'x-fake-session': session },
      body: JSON.stringify({ state: 'text', questions: { [key]: question } }),
    })
    await response.body.dump()
    return response.statusCode
  }
  const lengths = Math.ceil(REQUESTS / SESSIONS)
  const keys = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: lengths, maxLength: lengths })
  const [plan = []] = fc.sample(fc.array(keys, { minLength: SESSIONS, maxLength: SESSIONS }), {
    numRuns: 1,
    seed: 64,
  })
  const seen = await Promise.all(
    plan.map(async (asked, index) => {
      const statuses: number[] = []
      for (const [at, key] of asked.entries()) {
        statuses.push(await one(names[index] ?? '', key, at % 2 === 0))
      }
      return statuses
    }),
  )
  t.same(seen, plan.map(expected))
  t.ok(seen.flat().length >= REQUESTS)
})
