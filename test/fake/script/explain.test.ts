import t from 'tap'
import { createCursor } from '../../../fake/script/cursor.ts'
import { readScript } from '../../../fake/script/read.ts'
import type { Conditions, Step } from '../../../fake/script/script.ts'
import { asking, at, plain, post, scriptWith, step } from './scripts.ts'

/** Explains a POST that asks `stuck`, the third of its session, with a secret and a plain header. */
function explain(steps: readonly Step[]): string | null {
  const headers = { authorization: 'Bearer tok-4711', 'x-case': 'long '.repeat(30) }
  return createCursor(scriptWith(steps)).decide({ ...post, headers }, asking('stuck'), at(3))
    .nearest
}

/** Explains the same request against one step. */
const reason = (when: Conditions) =>
  explain([step({ name: 'step 1', when })])?.replace('step 1: ', '')

t.test('the step that meets the most conditions is the nearest', async t => {
  const far = step({ name: 'far', when: { method: 'GET', path: '/health' } })
  const near = step({
    name: 'second ask',
    line: 14,
    when: { method: 'POST', path: '/v1/*', question: 'lesson_*', request: { from: 1, to: 2 } },
  })
  t.equal(
    explain([far, near]),
    'step 2 "second ask" (line 14): question: expected a key like lesson_*, got stuck; ' +
      'request: expected 1..2, got 3',
  )
})

const sentences: readonly (readonly [Conditions, string])[] = [
  [{ method: 'get' }, 'method: expected GET, got POST'],
  [{ path: '/health' }, 'path: expected the path /health, got /v1/systemone'],
  [{ session: 't*' }, 'session: expected a session like t*, got one'],
  [{ question: 'health' }, 'question: expected the key health, got stuck'],
  [{ type: 'score' }, 'type: expected score, got noul'],
  [{ asked: { from: 2, to: null } }, 'asked: expected 2.., got 1'],
  [{ connection: { from: 2, to: 2 } }, 'connection: expected 2, got 1'],
  [
    { instructions: { contains: 'wet' } },
    'instructions: expected a text with "wet" in it, got "Is it so?"',
  ],
  [{ state: { is: 'green' } }, 'state: expected "green", got "The build is red."'],
  [
    { state: { regex: /^x/i, contains: 'y' } },
    'state: expected a text with "y" in it and a text like /^x/i, got "The build is red."',
  ],
  [{ body: { is: [1] } }, 'body: expected [1], got {"state":"The build is red."}'],
  [{ headers: { accept: { is: 'x' } } }, 'headers.accept: expected "x", got none'],
  [
    { headers: { 'x-case': 'absent' } },
    `headers.x-case: expected none, got "${'long '.repeat(12).slice(0, 59)}...`,
  ],
  [
    { headers: { authorization: { is: 'Bearer tok-4712' } } },
    'headers.authorization: expected the value of the script, got another value',
  ],
]

for (const [when, sentence] of sentences) {
  t.test(`what failed reads: ${sentence}`, async t => {
    t.equal(reason(when), sentence)
  })
}

t.test('of many questions the one that meets most is looked at', async t => {
  const when = { question: 'b', type: 'score' as const }
  const cursor = createCursor(scriptWith([step({ name: 'step 1', when })]))
  const { nearest } = cursor.decide(post, asking('a', 'b'), at(1))
  t.equal(nearest, 'step 1: type: expected score, got noul for b')
})

t.test('a step that is used up says so', async t => {
  const cursor = createCursor(scriptWith([step({ name: 'step 1', times: 2 })]))
  for (const request of [1, 2]) cursor.decide(post, null, at(request))
  t.equal(cursor.decide(post, null, at(3)).nearest, 'step 1: it is used up (2 of 2 times)')
})

t.test('a step that was not drawn says so', async t => {
  const says = 'step 1: it takes a share of 0, and this request was not drawn'
  t.equal(explain([step({ name: 'step 1', probability: 0 })]), says)
})

t.test('a request that cannot be read is told apart from one with other questions', async t => {
  const answers = [{ glob: '*', forms: [{ form: 'omit' as const }] }]
  const steps = [step({ name: 'step 1', effects: [{ ...plain, answers }] })]
  const { nearest } = createCursor(scriptWith(steps)).decide(post, null, at(1))
  t.equal(nearest, 'step 1: it answers questions, and this request asks none that can be read')
})

t.test('a request that a step takes needs no explanation', async t => {
  t.equal(explain([step()]), null)
})

t.test('a step that fits and is used up is nearer than one that meets more', async t => {
  const once = step({ name: 'once', when: { question: 'stuck' }, times: 1 })
  const other = step({ name: 'other', when: { method: 'POST', path: '/v1/*', question: 'b' } })
  const cursor = createCursor(scriptWith([other, once]))
  cursor.decide(post, asking('stuck'), at(1))
  const { nearest } = cursor.decide(post, asking('stuck'), at(2))
  t.equal(nearest, 'step 2 "once": it is used up (1 of 1 times)')
})

t.test('a step that meets connections is near to no request', async t => {
  const meeting = await readScript(
    'steps: [{fault: refuse}, {when: {request: 9}, status: 500}]',
    's',
  )
  const { nearest } = createCursor(meeting).decide(post, asking('stuck'), at(1))
  t.equal(nearest, 'step 2 (line 1): request: expected 9, got 1')
})

t.test('a secret is taken out before what is quoted is cut', async t => {
  const secret = 'tok-4711-of-the-fake'
  const own = 'own-secret-of-client'
  const hide = (text: string) => text.replaceAll(secret, '[redacted]')
  const when = { state: { contains: 'z' }, question: `z${secret}` }
  const cursor = createCursor(scriptWith([step({ name: 'step 1', when })]), hide)
  for (const hidden of [secret, own]) {
    for (let before = 30; before < 64; before += 1) {
      const text = 'x'.repeat(before) + hidden
      const asked = { ...asking(text), state: text, text }
      const request = { ...post, headers: { authorization: `Bearer ${own}` } }
      const { nearest } = cursor.decide(request, asked, at(1))
      t.notMatch(nearest, hidden.slice(0, 4))
    }
  }
})

t.test('whatever a key or a glob holds, the words are one line that no terminal obeys', async t => {
  const odd = ['a\nb', '\u001b[31m', 'a\u2028b', '\u202e', '']
  const when = { question: 'c\r\nd*' }
  const cursor = createCursor(scriptWith([step({ name: 'step 1', when })]))
  const { nearest } = cursor.decide(post, asking(...odd), at(1))
  t.equal(
    nearest,
    'step 1: question: expected a key like c\\u{d}\\u{a}d*, ' +
      'got a\\u{a}b, \\u{1b}[31m, a\\u{2028}b, \\u{202e}, ""',
  )
})

/** Explains a POST with this body against a step that wants another. */
function bodies(wanted: unknown, came: unknown): string | null {
  const request = { ...post, body: Buffer.from(JSON.stringify(came)) }
  const steps = [step({ name: 'step 1', when: { body: { is: wanted } } })]
  return createCursor(scriptWith(steps)).decide(request, null, at(1)).nearest
}

const asked = (instructions: string) => ({ questions: { stuck: { instructions, type: 'noul' } } })

t.test('of two bodies the first part that differs is shown, the order of keys aside', async t => {
  const came = { ...asked('Is it done?'), state: 'Again.' }
  t.equal(
    bodies({ state: 'Again.', ...asked('Is it stuck?') }, came),
    'step 1: body/questions/stuck/instructions: expected "Is it stuck?", got "Is it done?"',
  )
})

t.test('a part that one of two bodies lacks is shown as nothing', async t => {
  t.equal(bodies({ a: [1] }, { a: [1, 2] }), 'step 1: body/a/1: expected nothing, got 2')
  t.equal(bodies({ 'a/b': 1 }, {}), 'step 1: body/a~1b: expected 1, got nothing')
})

t.test('long texts are shown from shortly before they differ', async t => {
  const same = 'The build is red. '.repeat(20)
  t.equal(
    bodies({ state: `${same}Again.` }, { state: `${same}Once.` }),
    'step 1: body/state: expected "...ild is red. The build is red. Again.", ' +
      'got "...ild is red. The build is red. Once."',
  )
})

t.test('bodies nested deeper than anyone reads are explained all the same', async t => {
  const nested = (inner: number) => JSON.parse(`${'['.repeat(500)}${inner}${']'.repeat(500)}`)
  t.match(bodies(nested(1), nested(2)), /^step 1: body.*: expected .*\[\[/)
})

t.test('a body nested too deep to be written out is said to be so', async t => {
  const cursor = createCursor(scriptWith([step({ name: 'step 1', when: { body: { is: 1 } } })]))
  const body = Buffer.from('['.repeat(100_000) + ']'.repeat(100_000))
  const { nearest } = cursor.decide({ ...post, body }, null, at(1))
  t.equal(nearest, 'step 1: body: expected 1, got a value nested too deep to be shown')
})
