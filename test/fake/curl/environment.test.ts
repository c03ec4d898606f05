import t from 'tap'
import { readScripted, readState } from '../../../fake/curl/environment.ts'

const refused = [
  ['FAKE_DECIDER_DELAY', '1s', 'seconds such as 0.8'],
  ['FAKE_DECIDER_DELAY', '-1', 'seconds such as 0.8'],
  ['FAKE_DECIDER_DELAY', '1e3', 'seconds such as 0.8'],
  ['FAKE_DECIDER_STATUS', '99', 'an HTTP status, 100 to 599'],
  ['FAKE_DECIDER_STATUS', 'down', 'an HTTP status, 100 to 599'],
  ['FAKE_DECIDER_HEALTH', '4040', 'an HTTP status, 100 to 599'],
  ['FAKE_DECIDER_PROTOCOL', '"1"', 'a JSON number'],
  ['FAKE_DECIDER_PROTOCOL', '01', 'a JSON number'],
  ['FAKE_EMBED_INDEX', '384', '0 to 383'],
  ['FAKE_EMBED_INDEX', '-1', '0 to 383'],
  ['FAKE_EMBED_INDEX', '1.0', '0 to 383'],
] as const

for (const [name, value, expected] of refused) {
  t.test(`${name}=${value} is refused`, async t => {
    const message = `curl: (2) ${name}: expected ${expected}, got ${value}`
    t.throws(() => readScripted({ [name]: value }), { code: 2, message })
  })
}

for (const rule of [
  'stuck',
  'stuck=',
  'stuck=.5',
  'stuck=1e400',
  'stuck=true',
  'stuck=a=1',
  '@(a|b)=1',
]) {
  t.test(`the rule ${rule} is refused`, async t => {
    const expected = 'KEY=P with P a JSON number or -, and KEY without extended patterns'
    const message = `curl: (2) FAKE_DECIDER_ANSWERS: expected ${expected}, got ${rule}`
    t.throws(() => readScripted({ FAKE_DECIDER_ANSWERS: `a=1 ${rule}` }), { code: 2, message })
  })
}

t.test('rules are those of a script', async t => {
  t.same(readScripted({ FAKE_DECIDER_ANSWERS: ' a=-\n[bc]*=1.50\t=-2e-1 ' }).rules, [
    { glob: 'a', forms: [{ form: 'omit' }] },
    { glob: '[bc]*', forms: [{ form: 'number', value: 1.5 }] },
    { glob: '', forms: [{ form: 'number', value: -0.2 }] },
  ])
})

t.test('an empty variable is not set', async t => {
  const names = ['DELAY', 'STATUS', 'HEALTH', 'PROTOCOL', 'TOKEN', 'ANSWERS', 'DOWN']
  const empty = Object.fromEntries(names.map(name => [`FAKE_DECIDER_${name}`, '']))
  t.same(readScripted({ ...empty, FAKE_EMBED_INDEX: '' }), readScripted({}))
})

t.test("another fake's variables are none of ours", async t => {
  t.same(readScripted({ FAKE_PG_URL: 'x', FAKE_STATE: 'y' }), readScripted({}))
})

t.test('FAKE_STATE has to name a folder', async t => {
  t.throws(() => readState({ FAKE_STATE: '' }), { code: 2 })
  t.equal(readState({ FAKE_STATE: '/kept' }), '/kept')
})
