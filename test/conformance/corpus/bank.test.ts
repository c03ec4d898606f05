import t from 'tap'
import {
  distinctFaults,
  faultsByProgram,
  isOfOneClass,
} from '../../../conformance/corpus/bank/known-faults.ts'
import { programs } from '../../../conformance/corpus/bank/programs.ts'
import {
  LESSON_QUESTION,
  lessonQuestion,
  lessonState,
  STUCK_QUESTION,
  stuckState,
} from '../../../conformance/corpus/chalk.ts'
import { observed } from '../../../conformance/corpus/generated/observed.ts'
import { observe } from '../../../scripts/observe-faults.ts'

for (const program of programs) {
  t.test(`${program.name}: what its tests say with each fault is what was kept`, async t =>
    t.same(observe(program), observed[program.name]),
  )

  t.test(`${program.name} has 12 faults at least, some that fail the same tests`, async t => {
    const faults = faultsByProgram.get(program.name) ?? []
    t.ok(faults.length >= 12)
    t.ok(faults.some(one => faults.some(other => other !== one && isOfOneClass(one, other))))
  })
}

t.test('a fault that nothing notices is refused', async t => {
  const [program] = programs
  if (program === undefined) throw new Error('there is no program')
  const harmless = { id: 'harmless', from: 'let total = 0', to: 'let total = 0.0', fix: '' }
  t.throws(() => observe({ ...program, faults: [harmless] }), {
    message: /nothing notices harmless/,
  })
})

t.test('a fault that fits nowhere is refused', async t => {
  const [program] = programs
  if (program === undefined) throw new Error('there is no program')
  const lost = { id: 'lost', from: 'no such text', to: '', fix: '' }
  t.throws(() => observe({ ...program, faults: [lost] }), { message: /lost fits 0 places/ })
})

t.test('no two distinct faults have the same tests and first error', async t => {
  const seen = distinctFaults.map(({ failing, firstError }) => [...failing, firstError].join('|'))
  t.equal(new Set(seen).size, distinctFaults.length)
  t.ok(distinctFaults.length >= 50)
})

t.test('the state of the stuck question is laid out as Chalk does', async t => {
  const failing = Array.from({ length: 21 }, (_, at) => `t${at}`)
  const state = stuckState({ failing, firstError: 'E' }, { failing: [], firstError: null }, [])
  t.equal(
    state,
    [
      'previous loop:',
      `  failing tests (21): ${failing.slice(0, 20).join(', ')}, ...`,
      '  first error: E',
      'current loop:',
      '  failing tests unknown',
      '  first error: none found',
      'changes between the two loops (git diff --stat):',
      '  none, or unknown',
    ].join('\n'),
  )
})

t.test('a lesson is asked about as Chalk does', async t => {
  t.equal(lessonState('x'.repeat(2000)), `Current failure:\n${'x'.repeat(1500)}`)
  t.equal(lessonQuestion('A', 'B'), `${LESSON_QUESTION}\nPast failure: A\nIts fix: B`)
  t.match(STUCK_QUESTION, /^Is the agent stuck on the same root cause as in the previous loop/)
})
