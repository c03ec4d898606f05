import t from 'tap'
import { createCursor } from '../../../fake/script/cursor.ts'
import type { ValueCondition } from '../../../fake/script/script.ts'
import { at, post, scriptWith, step } from './scripts.ts'

const ask = { protocol: 1, state: 's', questions: { q: { type: 'noul', instructions: 'Is it?' } } }

/** Explains a request with this body against steps that want these. */
function explain(
  body: unknown,
  wanted: readonly ValueCondition[],
  hide?: (text: string) => string,
) {
  const steps = wanted.map((each, index) =>
    step({ name: `step ${index + 1}`, when: { body: each } }),
  )
  const request = { ...post, body: Buffer.from(JSON.stringify(body)) }
  return createCursor(scriptWith(steps), hide).decide(request, null, at(1)).nearest
}

const story = 'The build is red since the last commit, and nobody has looked at it for '

const differences: readonly (readonly [wanted: unknown, came: unknown, says: string])[] = [
  [ask, { ...ask, state: 't' }, 'body /state: expected "s", got "t"'],
  [ask, { ...ask, protocol: undefined }, 'body /protocol: expected 1, got nothing'],
  [ask, { ...ask, a: null }, 'body /a: expected nothing, got null'],
  [
    ask,
    { ...ask, questions: {} },
    `body /questions/q: expected ${JSON.stringify(ask.questions.q)}, got nothing`,
  ],
  [{ a: [1, 2] }, { a: [1, 3] }, 'body /a/1: expected 2, got 3'],
  [{ a: [] }, { a: {} }, 'body /a: expected [], got {}'],
  [{ a: 1, b: 1 }, { a: 2, b: 2 }, 'body /a: expected 1, got 2, and 1 more place differs'],
  [[1, 1, 1], [2, 2, 2], 'body /0: expected 1, got 2, and 2 more places differ'],
  [
    { state: `${story}two days.` },
    { state: `${story}six days.` },
    'body /state: expected "...as looked at it for two days.", got "...as looked at it for six days."',
  ],
]

for (const [wanted, came, says] of differences) {
  t.test(`a body that differs reads: ${says}`, async t => {
    const told = explain(came, [{ is: wanted }])?.replace('step 1: ', '') ?? ''
    t.equal(told, says)
  })
}

t.test('of steps that are level the one that differs in fewer places is the nearest', async t => {
  const wanted = [
    { a: 1, b: 1 },
    { a: 2, b: 1 },
    { a: 3, b: 3 },
  ].map(is => ({ is }))
  t.equal(explain({ a: 2, b: 2 }, wanted), 'step 2: body /b: expected 1, got 2')
})

t.test(
  'of steps that differ in as many places the one alike for longer is the nearest',
  async t => {
    const wanted = ['The build', 'The day is', 'The day was'].map(is => ({ is }))
    t.match(explain('The day went', wanted), /^step 3: /)
  },
)

t.test('a secret is hidden before a text is cut within it', async t => {
  const state = `${'x'.repeat(45)}tok-0123456789-0123456789`
  const told = explain({ state }, [{ contains: 'y' }], text =>
    text.replaceAll('tok-0123456789-0123456789', '[gone]'),
  )
  t.notMatch(told, /tok-/)
})

t.test('a body nested too deep to be written is said to be', async t => {
  const request = { ...post, body: Buffer.from(`${'['.repeat(9000)}${']'.repeat(9000)}`) }
  const steps = [step({ name: 'step 1', when: { body: { is: 1 } } })]
  const { nearest } = createCursor(scriptWith(steps)).decide(request, null, at(1))
  t.equal(nearest, 'step 1: body: expected 1, got a value nested too deep to be shown')
})
