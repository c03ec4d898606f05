import fc from 'fast-check'
import t from 'tap'
import { generatorOf } from '../../../fake/distribution.ts'
import type { DeliveryFault } from '../../../fake/fault.ts'
import { drawWait } from '../../../fake/script/draw.ts'
import { wireSteps } from '../../../fake/script/effect.ts'
import type { Delay, Wait } from '../../../fake/script/script.ts'
import type { WireStep } from '../../../fake/wire.ts'

const reply = { head: Buffer.from('HEAD'), body: Buffer.from('0123456789') }
const ms = (length: number): Wait => ({ form: 'fixed', ms: length })

/** Writes steps out as text: `HEAD, 5 ms, 0123456789, next`. */
const shown = (steps: readonly WireStep[]): string =>
  steps
    .map(step => {
      if (step.do === 'write') return step.bytes.toString()
      return step.do === 'wait' ? `${step.ms} ms` : step.do
    })
    .join(', ')

const timed = (...delays: readonly Delay[]): string =>
  shown(wireSteps(reply, { delays, faults: [] }, generatorOf('x')))

t.test('a reply without delay or fault is its head, its body and the next request', async t => {
  t.equal(timed(), 'HEAD, 0123456789, next')
})

t.test('an empty body is not written', async t => {
  const steps = wireSteps({ ...reply, body: Buffer.alloc(0) }, { delays: [], faults: [] }, () => 0)
  t.equal(shown(steps), 'HEAD, next')
})

t.test('waits stand before the head and before the body', async t => {
  const all = timed({ before: 'head', wait: ms(1) }, { before: 'body', wait: ms(2) })
  t.equal(all, '1 ms, HEAD, 2 ms, 0123456789, next')
})

t.test('a body goes out in pieces with a wait between them', async t => {
  t.equal(
    timed({ before: 'chunk', wait: ms(3), bytes: 4 }),
    'HEAD, 0123, 3 ms, 4567, 3 ms, 89, next',
  )
  t.equal(timed({ before: 'chunk', wait: ms(3) }), 'HEAD, 0123456789, next', '16 bytes by default')
})

t.test('the delivery fault decides the steps and the waits go between them', async t => {
  const fault: DeliveryFault = {
    id: 'half',
    says: 'Sends half of the body and aborts.',
    at: 'delivery',
    deliver: ({ head, body }) => [
      { do: 'write', part: 'head', bytes: head },
      { do: 'write', part: 'body', bytes: body.subarray(0, 5) },
      { do: 'reset' },
    ],
  }
  const delays: Delay[] = [
    { before: 'body', wait: ms(2) },
    { before: 'chunk', wait: ms(1), bytes: 3 },
  ]
  const steps = wireSteps(reply, { delays, faults: [{ fault, values: {} }] }, () => 0)
  t.equal(shown(steps), 'HEAD, 2 ms, 012, 1 ms, 34, reset')
})

t.test('a wait before a body that is never written stands after the head', async t => {
  const steps = wireSteps(
    { ...reply, body: Buffer.alloc(0) },
    { delays: [{ before: 'body', wait: ms(2) }], faults: [] },
    () => 0,
  )
  t.equal(shown(steps), 'HEAD, 2 ms, next')
})

t.test('no byte is lost or moved by any delays', async t => {
  const delay = fc.record({
    before: fc.constantFrom('head' as const, 'body' as const, 'chunk' as const),
    wait: fc.constant(ms(1)),
    bytes: fc.integer({ min: 1, max: 40 }),
  })
  const sent = fc.tuple(fc.uint8Array({ maxLength: 100 }), fc.array(delay, { maxLength: 4 }))
  fc.assert(
    fc.property(sent, ([bytes, delays]) => {
      const body = Buffer.from(bytes)
      const steps = wireSteps({ head: reply.head, body }, { delays, faults: [] }, () => 0)
      const written = steps.flatMap(step => (step.do === 'write' ? [step.bytes] : []))
      t.ok(Buffer.concat(written).equals(Buffer.concat([reply.head, body])), JSON.stringify(steps))
      t.same(steps.at(-1), { do: 'next' })
    }),
    { seed: 5, numRuns: 200 },
  )
})

/** Draws 4,000 waits and gives them in order of length. */
function drawMany(wait: Wait): number[] {
  const next = generatorOf('waits')
  return Array.from({ length: 4000 }, () => drawWait(wait, next)).sort((a, b) => a - b)
}

t.test('a uniform wait lies anywhere between its bounds', async t => {
  const drawn = drawMany({ form: 'uniform', least: 100, most: 300 })
  const [first = 0, middle = 0, last = 0] = [drawn[0], drawn[2000], drawn.at(-1)]
  t.ok(first >= 100 && first < 102 && last <= 300 && last > 298, `${first} to ${last}`)
  t.ok(Math.abs(middle - 200) < 8, `the median is ${middle}`)
})

t.test('the logarithm of a log-normal wait has its median and its deviation', async t => {
  const drawn = drawMany({ form: 'log-normal', median: 200, sigma: 0.5 })
  const [low = 0, middle = 0, high = 0] = [drawn[635], drawn[2000], drawn[3365]]
  t.ok(Math.abs(middle - 200) < 8, `the median is ${middle}`)
  // One standard deviation of the logarithm to either side: the quantiles 0.1587 and 0.8413.
  t.ok(Math.abs(Math.log(high / low) - 1) < 0.07, `from ${low} to ${high}`)
})

t.test('no wait is longer than a timer can be', async t => {
  t.equal(
    drawWait(ms(1e12), () => 0),
    2 ** 31 - 1,
  )
})
