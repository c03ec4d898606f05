import { execFile } from 'node:child_process'
import { platform } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import type { Golden } from '../../reference/engines/embedded/options.ts'
import { tryGoldens } from '../../scripts/gpu-check/goldens.ts'
import { timeRequests } from '../../scripts/gpu-check/timing.ts'
import { byBrackets, toyEngine } from './engines/toy-engine.ts'

const script = join(import.meta.dirname, '../../scripts/gpu-check.js')
const signal = new AbortController().signal
const lost = { failure: { kind: 'lost', says: 'the process crashed.' } } as const
const golden = (text: string): Golden => ({
  prefix: '',
  pass: { suffix: text, candidates: [['Yes'], ['No']] },
  probabilities: [0.5, 0.5],
})

const run = (words: readonly string[]) =>
  new Promise<{ code: unknown; printed: string; said: string }>(resolve => {
    const { OUT: _, ...env } = process.env
    execFile(process.execPath, [script, ...words], { env }, (error, printed, said) =>
      resolve({ code: error?.code ?? 0, printed, said }),
    )
  })

t.test('a golden answer that cannot be read is a flaw and no deviation', async t => {
  const sound = toyEngine(byBrackets)
  const engine = toyEngine(byBrackets, {
    read: async passage => (passage.passes[0]?.suffix === 'lost' ? lost : sound.read(passage)),
  })
  const { largestDeviation, ...rest } = await tryGoldens(engine, [golden('lost'), golden('[0.01]')])
  t.same(rest, { count: 2, flaws: ['golden answer 1 of 2: the process crashed.'] })
  t.equal(largestDeviation.toFixed(4), '0.0025', 'of the one that was read')
})

t.test('a golden answer that is missed is a flaw with what was computed', async t => {
  const { flaws, largestDeviation } = await tryGoldens(toyEngine(byBrackets), [golden('[1]')])
  t.same(flaws, ['golden answer 1 of 1: it computes 0.7311 where 0.5000 is right'])
  t.ok(largestDeviation > 0.23, `${largestDeviation}`)
})

t.test('a failure while requests are timed is a flaw, and no end of the check', async t => {
  const engine = toyEngine(byBrackets, { read: async () => lost })
  const { times, flaws } = await timeRequests(engine, { requests: 2, say: () => {}, signal })
  t.equal(flaws.length, times.length)
  t.equal(flaws[0], '1 question about 1000 characters: the process crashed.')
  t.same(
    times.map(({ requests }) => requests),
    times.map(() => 0),
  )
})

t.test('what is timed ends with the time for all of it', async t => {
  const engine = toyEngine(byBrackets)
  const how = { requests: 2, say: () => {}, signal: AbortSignal.abort() }
  const { flaws } = await timeRequests(engine, how)
  t.match(flaws[0], /none was answered and timed within the time for all of it\.$/)
  t.same(engine.asked, [])
})

t.test('a device that cannot be used is a result like any other', async t => {
  const absent = platform() === 'darwin' ? 'vulkan' : 'metal'
  const { code, printed, said } = await run(['--device', absent])
  t.equal(code, 1, said)
  const result: unknown = JSON.parse(printed)
  const flaws = [new RegExp(`^${absent} was asked for and cannot be used here`)]
  t.match(result, { format: 'decider-kit/gpu-check@1', passed: false, flaws, device: null })
})

t.test('a count of requests that is none is refused with what was given', async t => {
  const { code, said } = await run(['--requests', '0.5'])
  t.equal(code, 2)
  t.match(said, '--requests takes a whole number from 1, got 0.5')
})
