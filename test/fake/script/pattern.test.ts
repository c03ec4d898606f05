import t from 'tap'
import { createCursor } from '../../../fake/script/cursor.ts'
import { effortOf, patternCheck, wasGivenUp } from '../../../fake/script/pattern.ts'
import { readScript } from '../../../fake/script/read.ts'
import { asking, at, post } from './scripts.ts'

const MILLION = 1_000_000

/** Patterns that take for ever in the texts beside them. */
const lost: readonly (readonly [RegExp, string])[] = [
  [/(a+)+$/u, `${'a'.repeat(60)}!`],
  [/(a|a)*$/u, `${'a'.repeat(60)}!`],
  [/^(?:x?y?|xy)*$/u, `${'xy'.repeat(40)}!`],
  [/(\w{2,}\s?){4,}$/u, `${'a'.repeat(400)}!`],
  [/a*a*a*a*b/u, 'a'.repeat(2000)],
  [/x*y/u, 'x'.repeat(MILLION)],
]

for (const [pattern, text] of lost) {
  t.test(`a search for ${pattern} is given up, and has found nothing`, async t => {
    t.equal(wasGivenUp(pattern), false)
    t.equal(patternCheck(pattern, 50)(text), false)
    t.equal(wasGivenUp(pattern), true)
  })
}

t.test('what is searched on a timer is found all the same', async t => {
  t.equal(patternCheck(/(a+)+$/u)('aaa'.repeat(100)), true)
  t.equal(patternCheck(/x*y/u)(`${'x'.repeat(MILLION)}y`.slice(-20_000)), true)
  t.equal(patternCheck(/(a+)+b/gu)('c'.repeat(100)), false)
})

/** Patterns of everyday, and how long a text may be that is searched without a timer. */
const plain: readonly (readonly [string, number])[] = [
  ['fail(ed)?', MILLION],
  ['^(?:red|green|blue)$', MILLION],
  ['\\[[*+]{2}\\]|[(]a+[)]', 200],
  ['exit code \\d+', 10_000],
  ['(?<name>ab)+c', 10_000],
  ['\\(a+\\)+', 500],
]

for (const [source, length] of plain) {
  t.test(`${source} in ${length} characters needs no timer`, async t => {
    t.ok(effortOf(source)(length) <= 1e8, `${effortOf(source)(length)} steps`)
  })
}

t.test('the nearest step says that a search was given up', async t => {
  const text = "steps: [{when: {state: {regex: '(a+)+$'}}, status: 500}]"
  const state = `${'a'.repeat(50)}!`
  const cursor = createCursor(await readScript(text, 's'))
  const { nearest } = cursor.decide(post, { ...asking('q'), state, text: state }, at(1))
  t.match(nearest, /expected a text like \/\(a\+\)\+\$\/u \(a search for it took too long/)
})

t.test('a pattern inside a JSON Schema is given up as well', async t => {
  const schema = "{type: string, pattern: '^(a+)+$', not: {pattern: '^b'}}"
  const script = await readScript(`steps: [{when: {state: {schema: ${schema}}}, status: 500}]`, 's')
  const about = (state: string) =>
    createCursor(script).decide(post, { ...asking('q'), state, text: state }, at(1)).step
  t.equal(about(`${'a'.repeat(50)}!`), null)
  t.not(about('a'.repeat(50)), null)
})
