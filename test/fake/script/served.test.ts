import t, { type Test } from 'tap'
import { createFake, type FakeOptions } from '../../../fake/index.ts'
import { readScript } from '../../../fake/script/read.ts'
import { ask, start } from '../control/starting.ts'

/** Gives what a fake with this script answers one question under `key`. */
async function answerOf(t: Test, script: FakeOptions['script'], key: string) {
  const fake = await start(t, { ...(script && { script }) })
  const { body } = await ask(fake.url, key)
  return Object(Object(body).answers)[key]
}

t.test('the templates of an answer insert values of the request', async t => {
  const answers = { q: { exactly: { saw: '{{state}}', under: '{{key}}' } } }
  const expected = { saw: 'The build is red.', under: 'q' }
  t.same(await answerOf(t, { steps: [{ answers }] }, 'q'), expected)
  t.same(await answerOf(t, { answers }, 'q'), expected)
})

t.test('an object with a field of a script that was read is read like any other', async t => {
  for (const given of [{ source: null }, { source: null, steps: [{}] }]) {
    const script = Object.fromEntries(Object.entries(given))
    await t.rejects(createFake({ script }), {
      name: 'ScriptError',
      message: /^script: source: expected one of the keys/,
    })
  }
})

t.test('a script that was read is taken as it is, and so is a copy of it', async t => {
  const script = await readScript('answers: {q: 0.25}', 'a.yaml')
  t.same(await answerOf(t, script, 'q'), { type: 'noul', noul: 0.25 })
  t.same(await answerOf(t, { ...script, seed: 'other' }, 'q'), { type: 'noul', noul: 0.25 })
})
